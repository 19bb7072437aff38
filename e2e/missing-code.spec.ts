import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'

const FAILED = 'This page could not be loaded'

test('a page whose code cannot be fetched says so, and comes when it is tried again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/restaurant-|Failed to (load|fetch)/)
  await openPage(page, '/policies/terms')
  const code = /\/assets\/restaurant-[^/]*\.js$/
  await page.route(code, (route) => route.abort('failed'))
  await page.getByRole('banner').getByRole('link', { name: 'Restaurant' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAILED)
  await expectNoAxeViolations(page)
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(FAILED)
  await expect(page).toHaveURL('/restaurant')
  await expect(page.getByRole('heading', { name: 'Room service' })).toBeVisible()
})

test('where the code of a section cannot be fetched the page says so, and is whole when it is tried again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/contact-write-|Failed to (load|fetch)/)
  const code = /\/assets\/contact-write-[^/]*\.js$/
  await page.route(code, (route) => route.abort('failed'))
  await page.goto('/contact')
  await page.waitForFunction(() => 'isLive' in (document.querySelector('main') ?? {}))
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAILED)
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible()
})
