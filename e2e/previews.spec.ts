import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { drawPicture, MANAGER } from './admin-panel'
import { expect, test } from './fixtures'
import { openPage } from './landing-page'

const PICTURES = /^\/(?:api\/(?:assets|placeholder)|uploads)\//

/** Lets no picture come until the answer is called. */
async function holdPictures(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    (url) => PICTURES.test(url.pathname),
    async (route) => {
      await released
      await route.continue()
    },
  )
  return release
}

/** What stands behind each picture of the page, or of those in sight, by the picture's address. */
async function groundsOf(page: Page, which: 'all' | 'in sight' = 'all'): Promise<[string, string][]> {
  return page
    .locator('img')
    .evaluateAll(
      (images, which) =>
        images
          .filter((image) => which === 'all' || image.getBoundingClientRect().top < innerHeight)
          .map((image) => [image.getAttribute('src') ?? '', getComputedStyle(image).backgroundImage]),
      which,
    )
}

/** How unlike the pixels of an element are: 0 for one of a single colour. */
async function varietyOf(element: Locator): Promise<number> {
  const { channels } = await sharp(await element.screenshot()).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

for (const path of ['/', '/villas', '/villas/family-villa', '/gallery', '/no-such-page'])
  test(`each picture of ${path} shows its preview until it comes, what is in sight from the first moment`, async ({
    page,
  }) => {
    const release = await holdPictures(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const without = async (which: 'all' | 'in sight') =>
      (await groundsOf(page, which)).filter(
        ([, ground]) => !ground.startsWith('url("data:image/webp;base64,'),
      )
    expect((await groundsOf(page, 'in sight')).length).toBeGreaterThan(0)
    expect(await without('in sight')).toEqual([])
    expect(await varietyOf(page.locator('img').first())).toBeGreaterThan(5)
    await page.mouse.wheel(0, 10)
    await expect.poll(() => without('all')).toEqual([])
    release()
    await page.waitForLoadState('load')
    await expect(page.locator('img').first()).toHaveJSProperty('complete', true)
  })

test('the picture a page opens with, not its preview, is its largest paint', async ({ page }) => {
  await page.goto('/')
  const largest = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as PerformanceEntry & { url: string }
            resolve(last.url)
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
  await expect.poll(largest).toMatch(/\/api\/assets\/[^/]+\/\d+\.avif$/)
})

test('an uploaded picture has a preview too, unless it can be seen through', async ({ page }) => {
  await page.request.post('/api/auth/login', { data: MANAGER })
  await page.goto('/about')
  // Half of what the browser draws stays empty.
  const halfEmpty = await drawPicture(page, 800, 500)
  const whole = await sharp(halfEmpty).flatten({ background: '#1f4d3a' }).png().toBuffer()
  const urls: string[] = []
  const before: { id: number; imageUrl: string }[] = []
  for (const [index, buffer] of [whole, halfEmpty].entries()) {
    const image = { name: 'hall.png', mimeType: 'image/png', buffer }
    const answer = await page.request.post('/api/upload/image', { multipart: { image } })
    const { url } = await answer.json()
    urls.push(url)
    const { id, imageUrl } = (await (await page.request.get('/api/villa-categories')).json())[index]
    before.push({ id, imageUrl })
    await changePicture(page, id, url)
  }
  const release = await holdPictures(page)
  await page.goto('/villas', { waitUntil: 'domcontentloaded' })
  const grounds = Object.fromEntries(await groundsOf(page))
  const [opaque = '', seenThrough = ''] = urls.map((url) => grounds[url])
  expect(opaque).toMatch(/^url\("data:image\/webp;base64,/)
  expect(seenThrough).toBe('none')
  release()
  for (const { id, imageUrl } of before) await changePicture(page, id, imageUrl)
})

test('pictures of a page that is come to from another one have previews', async ({ page }) => {
  await openPage(page, '/no-such-page')
  const release = await holdPictures(page)
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^A village of villas/ })).toBeVisible()
  await expect
    .poll(async () => (await groundsOf(page)).filter(([, ground]) => !ground.startsWith('url("data:')))
    .toEqual([])
  expect((await groundsOf(page)).length).toBeGreaterThan(1)
  release()
})

test('a picture that leaves a part of its place free has none', async ({ page }) => {
  await openPage(page, '/gallery')
  await page.locator('button[aria-haspopup=dialog] img').first().click()
  const opened = page.locator('dialog[open] img.object-contain')
  await expect(opened).toBeVisible()
  await expect(opened).toHaveCSS('background-image', 'none')
})

async function changePicture(page: Page, categoryId: number, imageUrl: string): Promise<void> {
  const answer = await page.request.patch(`/api/admin/villa-categories/${categoryId}`, { data: { imageUrl } })
  expect(answer.status(), await answer.text()).toBe(200)
}
