import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'

type Villa = { id: number; categoryId: number; categoryName: string; isAvailable: boolean }

test.beforeEach(async ({ app, resetBookings }) => {
  app.setToday('2027-03-10')
  await resetBookings()
})

for (const width of [360, 1440])
  test(`at ${width} px 'See free nights' shows the nights of all villas, and days picked there lead to the results`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/events')
    await page.getByRole('main').getByRole('link', { name: 'See free nights' }).click()
    const nights = page.getByRole('region', { name: 'Free nights in all villas' })
    await expect(nights.locator('[data-day="2027-03-18"]')).toHaveAccessibleName(/\$\d+.* available/)
    await expect(nights.locator('[data-day="2027-03-09"]')).toHaveAttribute('aria-disabled', 'true')
    await nights.locator('[data-day="2027-03-18"]').click()
    await nights.locator('[data-day="2027-03-20"]').click()
    await expect(nights).toContainText('2 nights, Thu, 18 Mar 2027 to Sat, 20 Mar 2027.')
    await expectNoAxeViolations(page)
    await nights.getByRole('link', { name: 'Show villas and prices' }).click()
    await expect(page).toHaveURL('/booking?checkIn=2027-03-18&checkOut=2027-03-20')
  })

test('a night on which every villa of a category is taken is marked, also in the page as the server sends it', async ({
  page,
  browser,
  app,
}) => {
  const villas = await villasOfSmallestCategory(page)
  const path = `/calendar?category=${villas[0]?.categoryId}`
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(path)
  await expect(plain.locator('[data-day="2027-03-18"]')).toContainText('$')
  for (const { id } of villas) await book(page, id)
  await plain.reload()
  await expect(plain.locator('[data-day="2027-03-18"]')).toContainText('booked')
  await expect(plain.locator('[data-day="2027-03-16"]')).toContainText('$')
  await context.close()
  await page.goto(path)
  await expect(
    page.getByRole('heading', { level: 2, name: `Free nights: ${villas[0]?.categoryName}` }),
  ).toBeVisible()
  await page.goto('/calendar')
  await expect(page.locator('[data-day="2027-03-18"]')).toContainText('$')
})

async function villasOfSmallestCategory(page: Page): Promise<Villa[]> {
  const all: Villa[] = await (await page.request.get('/api/villas')).json()
  const bookable = all.filter(({ isAvailable }) => isAvailable)
  const groups = [...new Set(bookable.map(({ categoryId }) => categoryId))].map((category) =>
    bookable.filter(({ categoryId }) => categoryId === category),
  )
  return groups.sort((one, other) => one.length - other.length)[0] ?? []
}

async function book(page: Page, villaId: number): Promise<void> {
  const answer = await page.request.post('/api/bookings', {
    data: {
      villaId,
      guestName: 'Sample Guest',
      guestEmail: `guest${villaId}@guest.example`,
      checkInDate: '2027-03-17',
      checkOutDate: '2027-03-19',
      numberOfGuests: 1,
    },
  })
  expect(answer.status()).toBe(201)
}
