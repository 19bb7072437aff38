import { expect, test } from 'vitest'
import { judgeOutside, readPageLinks } from './links'

test('all that a page leads to and loads is found, and what can be led to on it', () => {
  const html = `<html><head><style>@font-face{src:url(/assets/a.woff2)}</style>
    <link rel="icon" href="/favicon.svg"><meta property="og:image" content="https://hotel.example/share.jpg">
    <script>const text = '<a href="/not-a-link">'</script><script src="/assets/start.js"></script></head>
    <body><a href="/contact?subject=A&amp;text=B#write">Write</a><a href="#main">Skip</a><main id="main">
    <img src="/a-800.webp" srcset="/a-400.webp 400w, /a-800.webp 800w"><form action="/booking"></form>
    <video poster="/film.jpg"></video><img src="data:image/png;base64,AAAA"></main></body></html>`
  const { addresses, anchors } = readPageLinks('/', html)
  expect(addresses.toSorted()).toEqual(
    [
      '/favicon.svg',
      '/assets/start.js',
      '/contact?subject=A&text=B#write',
      '#main',
      '/a-800.webp',
      '/booking',
      '/film.jpg',
      'https://hotel.example/share.jpg',
      '/a-400.webp',
      '/assets/a.woff2',
    ].toSorted(),
  )
  expect([...anchors]).toEqual(['main'])
})

test('the address that a page would be listed under counts only where it is listed', () => {
  const canonical = '<link rel="canonical" href="https://hotel.example/my-booking">'
  expect(readPageLinks('/', canonical).addresses).toEqual(['https://hotel.example/my-booking'])
  const hidden = `<meta name="robots" content="noindex">${canonical}`
  expect(readPageLinks('/', hidden).addresses).toEqual([])
})

test.for([
  ['tel:+256700000001', null],
  ['tel:0700 000 001', 'no telephone number'],
  ['mailto:info@hotel.example', null],
  ['mailto:info@hotel', 'no e-mail address'],
  ['https://wa.me/256700000003', null],
  ['http://wa.me/256700000003', 'not https'],
  ['javascript:alert(1)', 'not https'],
  ['https://undefined/', 'no host name'],
  ['https://', 'no address'],
] as const)('%s: %s', ([address, problem]) => {
  expect(judgeOutside(address)).toBe(problem)
})
