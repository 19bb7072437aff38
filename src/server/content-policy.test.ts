import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentPolicy } from './content-policy'

const sha = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

describe('the content policy of a page', () => {
  it('lets the inline scripts of the page run and no others', () => {
    const policy = contentPolicy('<script>a()</script><script type="module">b()</script>', {
      isSecure: false,
    })
    expect(policy).toContain(`script-src 'self' ${sha('a()')} ${sha('b()')};`)
    expect(policy).not.toContain('unsafe')
  })

  it('lets the styles that stand in the page apply and no others', () => {
    const policy = contentPolicy('<style>p{color:red}</style>', { isSecure: false })
    expect(policy).toContain(`style-src 'self' ${sha('p{color:red}')};`)
    expect(contentPolicy('<p>', { isSecure: false })).toContain("style-src 'self';")
  })

  it('names neither files nor data blocks', () => {
    const html = '<script src="/x.js"></script><script type="application/ld+json">{"a":1}</script>'
    expect(contentPolicy(html, { isSecure: false })).toContain("script-src 'self';")
  })

  it('lets in the video player and the map as frames, and nobody else', () => {
    expect(contentPolicy('', { isSecure: false })).toContain(
      'frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org;',
    )
  })

  it('asks for https only where the site has it', () => {
    expect(contentPolicy('', { isSecure: true })).toContain('upgrade-insecure-requests')
    expect(contentPolicy('', { isSecure: false })).not.toContain('upgrade-insecure-requests')
  })
})
