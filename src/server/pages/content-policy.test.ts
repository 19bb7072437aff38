import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentPolicy } from './content-policy'

const sha = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

describe('the content policy of a page', () => {
  it('lets the scripts that it is told of run and no others', () => {
    const policy = contentPolicy({ isSecure: false, scripts: ['a()', 'b()', 'a()'] })
    expect(policy).toContain(`script-src 'self' ${sha('a()')} ${sha('b()')};`)
    expect(policy).not.toContain('unsafe')
  })

  it('lets the styles that it is told of apply and no others', () => {
    const policy = contentPolicy({ isSecure: false, styles: ['p{color:red}'] })
    expect(policy).toContain(`style-src 'self' ${sha('p{color:red}')};`)
    expect(contentPolicy({ isSecure: false })).toContain("script-src 'self'; style-src 'self';")
  })

  it('lets in the video player and the map as frames, and nobody else', () => {
    expect(contentPolicy({ isSecure: false })).toContain(
      'frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org;',
    )
  })

  it('asks for https only where the site has it', () => {
    expect(contentPolicy({ isSecure: true })).toContain('upgrade-insecure-requests')
    expect(contentPolicy({ isSecure: false })).not.toContain('upgrade-insecure-requests')
  })
})
