import type { Page } from '@playwright/test'
import { STAY, TODAY } from './booking-steps-page'
import { expect, test } from './fixtures'
import { openPage } from './landing-page'

const SEARCH = `checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}`

test.beforeEach(({ app }) => app.setToday(TODAY))

test('who goes back before the program is there gets the page of that address, and nothing is taken over wrongly', async ({
  page,
}) => {
  await openPage(page, `/booking/group?${SEARCH}`)
  // A step within the page, then the page anew: going back from there, the browser loads nothing.
  await page.getByRole('button', { name: 'One Deluxe Villa more', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your 1 villa' })).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('villas')).not.toBeNull()
  const more = new URL(page.url())
  more.searchParams.set('villas', `${more.searchParams.get('villas')}-2x2`)
  await page.evaluate((to) => history.pushState(null, '', to), more.href)
  await expect(page.getByRole('heading', { name: 'Your 2 villas' })).toBeVisible()

  const arrive = await holdProgram(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your 2 villas' })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect.poll(() => page.url()).not.toContain('2x2')
  arrive()
  await expect(page.getByRole('heading', { name: 'Your 1 villa' })).toBeVisible()
  expect(page.url()).not.toContain('2x2')
})

test('who goes back to another page before the program is there gets that page', async ({ page }) => {
  await openPage(page, '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(/\/about$/)
  const title = await page.getByRole('heading', { level: 1 }).textContent()

  const arrive = await holdProgram(page)
  await page.reload()
  await page.evaluate(() => history.back())
  await expect.poll(() => page.url()).toMatch(/\/contact$/)
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '')
  await expect(page).toHaveURL(/\/contact$/)
})

/** Keeps the program from coming until the answer is called. */
async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?!site-floats)[^/]+\.js/, async (route) => {
    await held
    await route.continue()
  })
  return release
}
