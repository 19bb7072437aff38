import { expect, it } from 'vitest'
import { takeOwnScripts } from './take-own-scripts'

const NONCE = '5b1f0a'

it('answers the marked inline scripts and the page without marks', () => {
  const page = [
    `<meta property="csp-nonce" content="${NONCE}"/>`,
    `<script nonce="${NONCE}">a()</script>`,
    `<script class="x" nonce="${NONCE}">b("<b>")</script>`,
    '<script>injected()</script><script nonce="guess">injected()</script>',
    `<script nonce="${NONCE}" src="/x.js"></script>`,
    `<script type="application/ld+json" nonce="${NONCE}">{"a":1}</script>`,
  ].join('')
  const { html, scripts } = takeOwnScripts(page, NONCE)
  expect(scripts).toEqual(['a()', 'b("<b>")'])
  expect(html).toContain('<script>a()</script><script class="x">b("<b>")</script><script>injected()</script>')
  expect(html).not.toContain(NONCE)
})
