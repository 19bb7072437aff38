import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test, WITH_MOTION } from './fixtures'
import { openPage, openWithClock } from './landing-page'

test.use(WITH_MOTION)

const GALLERY_CALL = '**/api/gallery'
const TOURS_CALL = '**/api/video-tours'
const EMBED = /youtube-nocookie\.com/

type Image = { id: number; title: string; category: string }

test('the hero counts pictures, video tours and categories, and each chip its own', async ({ page }) => {
  await openPage(page, '/gallery')
  const header = page.getByRole('main').locator('dl').first()
  await expect(header).toHaveText('pictures52video tours7categories6')
  const chips = page.getByRole('group', { name: 'Show pictures of' }).getByRole('button')
  await expect(chips).toHaveText([
    'All52',
    'Accommodations33',
    'Villas28',
    'Dining5',
    'Activities4',
    'Events4',
    'Property11',
    'Adventures10',
  ])
})

test('a chip filters, the address remembers it, and a reload finds it again', async ({ page }) => {
  await openPage(page, '/gallery')
  await chip(page, 'Dining').click()
  await expect(pictures(page)).toHaveCount(5)
  await expect(page).toHaveURL('/gallery?show=dining')
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByText('The plate Ankole is proud of.')).toBeVisible()
  await expect(page).toHaveURL('/gallery?show=dining&view=list')
  await page.reload()
  await expect(pictures(page)).toHaveCount(5)
  await expect(chip(page, 'Dining')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('The plate Ankole is proud of.')).toBeVisible()
  await page.getByRole('button', { name: 'Grid', exact: true }).click()
  await chip(page, 'All').click()
  await expect(page).toHaveURL('/gallery')
  await expect(pictures(page)).toHaveCount(52)
})

test('the lightbox is fetched on first use, wraps at both ends, and gives the focus back', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/lightbox-[^/]*\.js$/.test(request.url())) scripts.push(request.url())
  })
  await openPage(page, '/gallery')
  expect(scripts).toEqual([])
  await pictures(page).first().click()
  const box = lightbox(page)
  await expect(box.getByText('1 / 52')).toBeVisible()
  expect(scripts.length).toBeGreaterThan(0)
  await expectNoAxeViolations(page)
  await page.keyboard.press('ArrowLeft')
  await expect(box.getByText('52 / 52')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(box.getByText('1 / 52')).toBeVisible()
  await box.getByRole('button', { name: 'Next picture' }).click()
  await expect(box.locator('[aria-live]')).toHaveText('Picture 2 of 52: Forest Breeze')
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(pictures(page).first()).toBeFocused()
})

test('the lightbox leafs through the chosen category alone', async ({ page }) => {
  await openPage(page, '/gallery')
  await chip(page, 'Events').click()
  await pictures(page).last().click()
  await expect(lightbox(page).getByText('4 / 4')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page).getByRole('heading')).toHaveText('The banquet hall')
})

test('space plays a slideshow that turns every four seconds, and stops it', async ({ page }) => {
  await openWithClock(page, '/gallery')
  await pictures(page).first().click()
  const box = lightbox(page)
  await expect(box.getByText('1 / 52')).toBeVisible()
  await page.clock.runFor(9000)
  await expect(box.getByText('1 / 52')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(box.getByRole('button', { name: 'Pause slideshow' })).toBeVisible()
  await page.clock.runFor(3900)
  await expect(box.getByText('1 / 52')).toBeVisible()
  await page.clock.runFor(200)
  await expect(box.getByText('2 / 52')).toBeVisible()
  await page.clock.runFor(4000)
  await expect(box.getByText('3 / 52')).toBeVisible()
  await page.keyboard.press('Space')
  await page.clock.runFor(9000)
  await expect(box.getByText('3 / 52')).toBeVisible()
})

test('F and F11 take the whole screen and give it back', async ({ page }) => {
  await openPage(page, '/gallery')
  await pictures(page).first().click()
  await expect(lightbox(page)).toBeVisible()
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  for (const key of ['f', 'F11']) {
    await page.keyboard.press(key)
    await expect.poll(isFull).toBe(true)
    await expect(lightbox(page).getByRole('button', { name: 'Leave full screen' })).toBeVisible()
    await page.keyboard.press(key)
    await expect.poll(isFull).toBe(false)
  }
})

test('a finger turns pictures on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/gallery')
  await pictures(page).first().click()
  const box = lightbox(page)
  await expect(box.getByText('1 / 52')).toBeVisible()
  await swipe(page, 280, 90)
  await expect(box.getByText('2 / 52')).toBeVisible()
  await swipe(page, 90, 280)
  await expect(box.getByText('1 / 52')).toBeVisible()
  await swipe(page, 200, 180)
  await expect(box.getByText('1 / 52')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a phone fetches the first pictures, and the others on the way to them', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await openPage(page, '/gallery')
  await page.waitForLoadState('networkidle')
  const fetched = () =>
    pictures(page)
      .locator('img')
      .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length)
  const atFirst = await fetched()
  expect(atFirst).toBeGreaterThanOrEqual(12)
  expect(atFirst).toBeLessThanOrEqual(20)
  await pictures(page).last().scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      pictures(page)
        .last()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
})

test('the film of the hotel comes from the hotel itself', async ({ page }) => {
  const asked = await withoutVideoSite(page)
  await openPage(page, '/gallery')
  const name = 'Evening, in nine seconds'
  const film = page.waitForRequest('**/api/assets/evening.mp4')
  await page.getByRole('button', { name: `Play video: ${name}` }).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  const part = await page.request.get((await film).url(), { headers: { range: 'bytes=0-99' } })
  expect([part.status(), (await part.body()).length]).toEqual([206, 100])
  expect(asked).toEqual([])
})

test('no video site is asked before play is pressed; the video modal wraps', async ({ page, request }) => {
  const asked = await withoutVideoSite(page)
  const [first, ...others] = await (await request.get('/api/video-tours')).json()
  const elsewhere = { videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', duration: 108 }
  await page.route(TOURS_CALL, (route) => route.fulfill({ json: [{ ...first, ...elsewhere }, ...others] }))
  await walkToGallery(page)
  await page.getByRole('button', { name: 'Play video: Arriving at Makenke' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('1:48')).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Play video: Arriving at Makenke' }).click()
  const film = page.getByRole('dialog', { name: 'Arriving at Makenke' })
  await expect(film.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  )
  await expectNoAxeViolations(page, 'dialog')
  await film.getByRole('button', { name: 'Previous video' }).click()
  await expect(page.getByRole('dialog', { name: 'Four villas, in ten seconds' })).toContainText(
    'Video 7 of 7',
  )
  await page.getByRole('button', { name: 'Next video' }).click()
  await expect(film).toContainText('Video 1 of 7')
  await film.getByRole('button', { name: 'Close video' }).click()
  await expect(film).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Play video: Arriving at Makenke' })).toBeFocused()
})

test('Escape closes the video modal first and the lightbox after it', async ({ page }) => {
  await withoutVideoSite(page)
  await openPage(page, '/gallery')
  await pictures(page).first().click()
  await lightbox(page).getByRole('button', { name: 'Watch the video tour' }).click()
  const film = page.getByRole('dialog', { name: 'Inside a Family Villa' })
  await expect(film).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(film).toHaveCount(0)
  await expect(lightbox(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
})

test('a category without pictures says so and leads to the others', async ({ page, request }) => {
  const images: Image[] = await (await request.get('/api/gallery')).json()
  await page.route(GALLERY_CALL, (route) =>
    route.fulfill({ json: images.filter(({ category }) => category === 'villas') }),
  )
  await walkToGallery(page)
  await chip(page, 'Dining').click()
  await expect(page.getByText('No images found in this category.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all pictures' }).click()
  await expect(pictures(page)).toHaveCount(28)
})

test('without video tours the page says what is coming', async ({ page }) => {
  await page.route(TOURS_CALL, (route) => route.fulfill({ json: [] }))
  await walkToGallery(page)
  await expect(page.getByText('Video Content Coming Soon')).toBeVisible()
})

test('pictures and tours that do not come show first a skeleton, then a way to try again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  for (const call of [GALLERY_CALL, TOURS_CALL])
    await page.route(call, async (route) => {
      await held
      await route.fulfill({ status: 500, json: { message: 'Something went wrong.' } })
    })
  await walkToGallery(page)
  await expect(page.getByText('Loading pictures')).toBeAttached()
  await expect(page.getByText('Loading video tours')).toBeAttached()
  answer()
  await expect(page.getByRole('alert').getByText('The pictures could not be loaded')).toBeVisible()
  await expect(page.getByRole('alert').getByText('The video tours could not be loaded')).toBeVisible()
  await page.unroute(GALLERY_CALL)
  await page.unroute(TOURS_CALL)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.first().click()
  await expect(again).toHaveCount(1)
  await again.click()
  await expect(pictures(page)).toHaveCount(52)
  await expect(page.getByRole('button', { name: /^Play video/ })).toHaveCount(7)
})

test('a lightbox that cannot be fetched says so and leaves the page standing', async ({
  page,
  complaints,
}) => {
  complaints.allow(/lightbox|ERR_FAILED/)
  await page.route(/\/lightbox-[^/]*\.js$/, (route) => route.abort())
  await openPage(page, '/gallery')
  await pictures(page).first().click()
  await expect(page.getByRole('alert')).toContainText('This could not be opened')
  await expect(pictures(page)).toHaveCount(52)
})

/** Inside the site, so that the browser itself asks for what the page shows. */
async function walkToGallery(page: Page): Promise<void> {
  await openPage(page, '/calendar')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Look around before you arrive' })).toBeVisible()
}

/** Answers for the video site, and tells what was asked of it. */
async function withoutVideoSite(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(EMBED, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' })
  })
  return asked
}

function chip(page: Page, name: string) {
  return page.getByRole('group', { name: 'Show pictures of' }).getByRole('button', { name })
}

function pictures(page: Page) {
  return page.getByRole('button', { name: /^Open picture/ })
}

function lightbox(page: Page) {
  return page.getByRole('dialog', { name: 'Pictures, one at a time' })
}

async function swipe(page: Page, from: number, to: number): Promise<void> {
  await page.mouse.move(from, 300)
  await page.mouse.down()
  await page.mouse.move(to, 305, { steps: 4 })
  await page.mouse.up()
}
