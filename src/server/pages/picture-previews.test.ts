import { describe, expect, it } from 'vitest'
import { addPreviews, addressOfSheet, countFirst, picturesIn, writePreviewRules } from './picture-previews'

const PREVIEW = 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IA=='
const PAGE = '<html><head><title>Villas</title></head><body></body></html>'

const rulesFor = (...pairs: [string, string][]) => writePreviewRules(new Map(pairs))

describe('the pictures of a page', () => {
  it('are those it shows, each once, in order, as the browser reads their addresses', () => {
    const html =
      '<picture><source srcSet="/a/400.avif 400w"/><img alt="" src="/a/400.jpg" srcSet="/a/400.jpg 400w"/></picture>' +
      '<img src="https://other.example/?a=1&amp;b=%22" /><img class="x" src="/a/400.jpg"/>'
    expect(picturesIn(html)).toEqual(['/a/400.jpg', 'https://other.example/?a=1&b=%22'])
  })

  it('are then those its data names, for they are shown after a press', () => {
    const html =
      '<script>({data:"[{\\"imageUrl\\":\\"/b/400.jpg\\",\\"file\\":\\"/guide.pdf\\"}]"})</script><img src="/a/400.jpg"/>' +
      '<script type="application/ld+json">{"image":"/c.svg","url":"https://other.example/d.jpg"}</script>'
    expect(picturesIn(html)).toEqual(['/a/400.jpg', '/b/400.jpg', '/c.svg'])
    expect(picturesIn('<img src="/a.jpg"/>', '({data:"[{\\"imageUrl\\":\\"/b.jpg\\"}]"})')).toEqual([
      '/a.jpg',
      '/b.jpg',
    ])
  })

  it('may be in sight as it opens where they stand in no part of it that comes later', () => {
    const [open, close, picture] = ['<!--$s-->', '<!--/$s-->', '<img src="/a.jpg"/>']
    const pageOf = (count: number) =>
      `${open}${open}<main>${picture.repeat(count)}${open}${picture.repeat(20)}${close}</main>${close}${close}`
    expect([1, 5, 30].map((count) => countFirst(pageOf(count)))).toEqual([2, 5, 10])
  })

  it('are at most sixty', () => {
    const html = Array.from({ length: 100 }, (_, index) => `<img src="/${index}.jpg"/>`).join('')
    expect(picturesIn(html)).toHaveLength(60)
    expect(picturesIn(html)).toContain('/0.jpg')
  })
})

describe('the style that shows previews', () => {
  it('stands once in the head, a rule for each picture', () => {
    const html = addPreviews(
      PAGE,
      new Map([
        ['/a/400.jpg', PREVIEW],
        ['/b.svg', PREVIEW],
      ]),
    )
    expect(html).toMatch(/<title>Villas<\/title><style data-previews>[^<]+<\/style><\/head>/)
    expect(html).toContain(
      `>img:not(.object-contain)[src="/a/400.jpg"]{background:url(${PREVIEW}) 50%/cover}` +
        `img:not(.object-contain)[src="/b.svg"]{background:url(${PREVIEW}) 50%/cover}</style>`,
    )
  })

  it('names the sheet of all where that holds more', () => {
    const sheet = addressOfSheet('/villas/"é?guests=2')
    expect(sheet).toBe('/previews.css?page=%2Fvillas%2F%22%C3%A9')
    expect(addPreviews(PAGE, new Map([['/a.jpg', PREVIEW]]), sheet)).toContain(
      `<style data-previews="${sheet}">img`,
    )
  })

  it('is left out where there is nothing to show', () => {
    expect(addPreviews(PAGE, new Map())).toBe(PAGE)
  })

  it.each([
    ['a quote', '/a".jpg', '/a\\22 .jpg'],
    ['a backslash', '/a\\.jpg', '/a\\5c .jpg'],
    ['a line', '/a\n.jpg', '/a\\a .jpg'],
    ['the end of the style', '/</style><script>', '/\\3c /style\\3e \\3c script\\3e '],
    ['a brace', '/a}*{x', '/a\\7d \\2a \\7b x'],
    ['a letter beyond ASCII', '/é$&.jpg', '/\\e9 \\24 \\26 .jpg'],
  ])('cannot be left by an address with %s', (_what, address, written) => {
    expect(rulesFor([address, PREVIEW])).toContain(`[src="${written}"]`)
    expect(addPreviews(PAGE, new Map([[address, PREVIEW]])).match(/<\/style>/g)).toHaveLength(1)
  })

  it.each([
    ['another kind of file', 'data:image/svg+xml;base64,UklGRg=='],
    ['an address of elsewhere', 'https://other.example/a.webp'],
    ['what would end the rule', `${PREVIEW}) red}*{color:red`],
    ['a picture of some size', `data:image/webp;base64,${'A'.repeat(700)}`],
  ])('takes no %s for a preview', (_what, preview) => {
    expect(rulesFor(['/a.jpg', preview])).toBe('')
  })
})
