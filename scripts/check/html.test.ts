import { expect, test } from 'vitest'
import { findHtmlErrors, findJava } from './html'

const java = findJava()

if (java)
  test('the Nu HTML checker’s errors are told with the page they are on', { timeout: 120_000 }, () => {
    const style = '<style>@property --a{syntax:"*";inherits:false}</style>'
    const page = (body: string) =>
      `<!doctype html><html lang="en"><head><title>A</title>${style}</head><body>${body}</body></html>`
    const errors = findHtmlErrors(java, [
      { path: '/sound', html: page('<address>Here</address>') },
      { path: '/unsound', html: page('<address><h2>Here</h2></address>') },
    ])
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(/^\/unsound {2}The element “h2” must not appear/)
  })
else
  test.skipIf(!process.env.CI)('SKIPPED: no Java, so no page was held against the Nu HTML checker', () => {
    expect.fail('CI must hold every page against the Nu HTML checker: install default-jre-headless')
  })
