import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures'

const LONGEST_TITLE = 65
const LONGEST_DESCRIPTION = 200

/** Pages read as a search engine reads them: the HTML as it was sent, taken apart by the browser. */
test('every page of the sitemap has a title, a description, one h1, its own address and a picture', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const paths = await pathsOfSitemap(request)
  expect(paths.length).toBeGreaterThan(20)
  const titles = new Map<string, string>()
  for (const path of paths) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const head = await page.evaluate(
      (html) => {
        const read = new DOMParser().parseFromString(html, 'text/html')
        const meta = (name: string) => read.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
        const og = (name: string) =>
          read.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
        return {
          title: read.title,
          description: meta('description') ?? '',
          robots: meta('robots') ?? null,
          canonical: read.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
          image: og('image') ?? '',
          imageSize: [og('image:width'), og('image:height')],
          ogTitle: og('title'),
          headings: read.querySelectorAll('h1').length,
          data: [...read.querySelectorAll('script[type="application/ld+json"]')].map(
            (one) => one.textContent,
          ),
        }
      },
      await answer.text(),
    )
    expect(head.title.length, `${path}: ${head.title}`).toBeGreaterThan(10)
    expect(head.title.length, `${path}: ${head.title}`).toBeLessThanOrEqual(LONGEST_TITLE)
    expect(titles.get(head.title), `${path} has a title of its own`).toBeUndefined()
    titles.set(head.title, path)
    expect(head.description.length, `${path}: ${head.description}`).toBeGreaterThan(50)
    expect(head.description.length, `${path}: ${head.description}`).toBeLessThanOrEqual(LONGEST_DESCRIPTION)
    expect(head.robots, path).toBeNull()
    expect(new URL(head.canonical).pathname, path).toBe(path)
    expect(head.ogTitle, path).toBe(head.title)
    expect(head.image, path).toMatch(/^https?:\/\/.*\.(jpe?g|png|webp)$/)
    expect((await request.get(new URL(head.image).pathname)).headers()['content-type'], path).toMatch(
      /^image\/(jpeg|png|webp)/,
    )
    expect(head.imageSize, path).toEqual(['1200', '630'])
    expect(head.headings, `h1 on ${path}`).toBe(1)
    const data = head.data.map((text) => JSON.parse(text ?? ''))
    for (const one of data) expect(one['@context'], path).toBe('https://schema.org')
    const types = data.map((one) => one['@type'])
    expect(types, path).toContain(path === '/' ? 'Hotel' : 'BreadcrumbList')
  }
})

test('the landing page describes the hotel with its rooms and prices, an article itself and its way back', async ({
  page,
}) => {
  const typesOn = async (path: string) => {
    await page.goto(path)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.map((text) => JSON.parse(text))
  }
  const [hotel] = await typesOn('/')
  expect(hotel).toMatchObject({ '@type': 'Hotel', name: 'Pearl Villas Mbarara', checkinTime: '14:00:00' })
  expect(hotel.containsPlace).toHaveLength(7)
  expect(hotel.makesOffer.length).toBeGreaterThan(5)
  const article = await typesOn('/blog/a-morning-at-lake-mburo')
  expect(article.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'BlogPosting'])
  const events = await typesOn('/events')
  expect(events.filter((one) => one['@type'] === 'Event').length).toBeGreaterThan(3)
})

test('robots, icons and the manifest are there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  for (const path of ['/admin', '/api/', '/home']) expect(robots).toContain(`Disallow: ${path}\n`)
  const manifest = await (await request.get('/site.webmanifest')).json()
  expect(manifest.name).toBe('Pearl Villas Mbarara')
  const pictures = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/api/assets/share.jpg']
  for (const address of [...pictures, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    expect(answer.headers()['content-type'], address).toMatch(/^image\//)
  }
})

test('a page that is not for search engines says so', async ({ request }) => {
  expect(await (await request.get('/home')).text()).toMatch(/<meta name="robots" content="noindex"\/?>/)
  expect(await pathsOfSitemap(request)).not.toContain('/home')
})

async function pathsOfSitemap(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
