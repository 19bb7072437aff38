import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'

for (const size of [
  { width: 360, height: 740 },
  { width: 640, height: 360 },
  { width: 1440, height: 900 },
])
  test(`at ${size.width} px a category’s pictures open in place, are turned and enlarged, and close to where they were`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openPictures(page)
    const strip = page.getByRole('list', { name: 'Pictures of the Family Villa' })
    const first = strip.getByRole('link').first()
    await first.click()
    const box = page.getByRole('dialog', { name: 'Pictures, one at a time' })
    const picture = box.getByRole('img').first()
    await expect(picture).toBeVisible()
    await expect(page).toHaveURL('/villas/family-villa')
    const before = await box.getByRole('heading').textContent()
    await page.keyboard.press('ArrowRight')
    await expect(box.getByText(/^2 \/ \d/)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(box.getByRole('heading')).toHaveText(before ?? '')

    const whole = await widthOf(page)
    await box.getByRole('button', { name: 'Enlarge the picture' }).click()
    await expect.poll(() => widthOf(page)).toBeGreaterThan(whole * 1.8)
    // What is enlarged moves, and is not turned.
    const middle = await scrolledBy(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(middle)
    await expect(box.getByText(/^1 \/ \d/)).toBeVisible()
    await expectNoAxeViolations(page)
    await box.getByRole('button', { name: 'Show the whole picture' }).click()
    await expect.poll(() => widthOf(page)).toBe(whole)
    await picture.dblclick()
    await expect(box.getByRole('button', { name: 'Show the whole picture' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(first).toBeFocused()
  })

test('on a page enlarged four times the picture has the room, its description gives way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openPictures(page)
  await page.getByRole('list', { name: 'Pictures of the Family Villa' }).getByRole('link').first().click()
  const box = page.getByRole('dialog', { name: 'Pictures, one at a time' })
  const picture = box.getByRole('img').first()
  await expect(picture).toHaveAccessibleName(/^Illustration: /)
  await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(256 * 0.4)
  await expect(box.getByRole('paragraph').filter({ hasText: /^Illustration: / })).toBeHidden()
})

test('a picture of a result opens in place, is turned, and closes to the same card and scroll', async ({
  page,
  app,
}) => {
  app.setToday('2027-03-10')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/booking?checkIn=2027-05-05&checkOut=2027-05-08&guests=2')
  const strip = page.getByRole('list', { name: 'Pictures of the Deluxe Villa' })
  const first = strip.getByRole('link').first()
  await first.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await first.click()
  const box = page.getByRole('dialog', { name: 'Pictures, one at a time' })
  await expect(box.getByText(/^1 \/ \d/)).toBeVisible()
  await expect(box.getByRole('heading', { name: 'Deluxe Villa' })).toBeVisible()
  await box.getByRole('button', { name: 'Next picture' }).click()
  await expect(box.getByText(/^2 \/ \d/)).toBeVisible()
  await expectNoAxeViolations(page)
  await box.getByRole('button', { name: 'Close' }).click()
  await expect(box).toBeHidden()
  await expect(first).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expect(page).toHaveURL(/\/booking\?checkIn=2027-05-05/)
  // One stop for the keyboard; the lightbox leads to the others.
  await page.keyboard.press('Enter')
  await expect(box).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(strip.getByRole('link').nth(1)).not.toBeFocused()
})

test('a villa’s own pictures open in the same lightbox, its own alone', async ({ page, request }) => {
  const villas: { name: string; categoryName: string; gallery?: { images: unknown[] } }[] = await (
    await request.get('/api/villas')
  ).json()
  const villa = villas.find(({ categoryName, gallery }) => {
    return categoryName === 'Family Villa' && (gallery?.images.length ?? 0) > 0
  })
  if (!villa) throw new Error('The sample property has a family villa with pictures')
  await openPictures(page)
  await page
    .getByRole('list', { name: `Pictures of ${villa.name}` })
    .first()
    .getByRole('link')
    .first()
    .click()
  const box = page.getByRole('dialog', { name: 'Pictures, one at a time' })
  await expect(box.getByText(`1 / ${villa.gallery?.images.length}`, { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each picture of a category leads to itself in full', async ({ page, request, complaints }) => {
    complaints.allow(/^failed: .*\.js csp$/)
    await page.goto('/villas/family-villa')
    const link = page.getByRole('list', { name: 'Pictures of the Family Villa' }).getByRole('link').first()
    const answer = await request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  })
})

/** Reads as far as the pictures, upon which their code comes; before it is there each leads to itself in full. */
async function openPictures(page: Page): Promise<void> {
  await openPage(page, '/villas/family-villa')
  for (const title of ['Look around', 'Choose your corner of the grounds'])
    await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0)
}

function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(
    () => document.querySelector('dialog[open] img')?.closest('[style*=overflow]')?.scrollLeft ?? 0,
  )
}
