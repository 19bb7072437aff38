import type { Page } from '@playwright/test'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { fillDetails, goOn, heading, offerOf, STAY, TODAY } from './booking-steps-page'
import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations, test } from './fixtures'

test.beforeEach(async ({ app, page, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
  await page.clock.install({ time: `${TODAY}T12:00:00+03:00` })
})

/** As far as the step where extras are offered, for two in a villa at $253.00. */
async function reachExtras(page: Page) {
  await page.goto(`/booking?step=villa&checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}&guests=2`)
  await offerOf(page, await findVilla(page.request)).check()
  await goOn(page, 'Personal Info')
  await fillDetails(page)
}

const extras = (page: Page) => page.getByRole('group', { name: 'Anything else for your stay?' })

for (const width of [320, 360, 768, 1440])
  test(`at ${width} px a guest adds extras in a tap each and reads them in every total as far as the private page`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await reachExtras(page)
    await expect(extras(page)).toContainText('$90.00')
    await extras(page)
      .getByRole('checkbox', { name: /Airport pickup/ })
      .check()
    await extras(page)
      .getByRole('checkbox', { name: /Cot.*\$5\.00 a night.*\$20\.00 in all/ })
      .check()
    await extras(page)
      .getByRole('combobox', { name: /Picnic for two/ })
      .selectOption('2')
    await expect(page.locator('form').getByText('$399.00')).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
    if (width > 1280)
      await expect(page.getByRole('complementary', { name: 'Your stay' })).toContainText(
        'Total with extras$399.00',
      )
    await goOn(page, 'Payment & Confirmation')
    await expectNoOverflow(page)
    const review = page.getByRole('region', { name: 'Everything once more' })
    await expect(review).toContainText('Airport pickup: $90.00')
    await expect(review).toContainText('2 × Picnic for two: $36.00')
    await expect(review).toContainText('In all: $399.00')
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    await expect(heading(page, 'Request received')).toBeFocused()
    const receipt = page.getByRole('main')
    await expect(receipt).toContainText('Airport pickup, 4 × Cot, 2 × Picnic for two, $146.00')
    await expect(receipt).toContainText('Total$399.00')
    const { rows } = await app.database.pool.query('select id from bookings')
    await page.goto(await makeGuestLink(app.database.orm, rows[0].id))
    const money = page.getByLabel('Charges and payments')
    await expect(money).toContainText('18 Mar, Airport pickup')
    await expect(money).toContainText('$399.00')
    await expectNoOverflow(page)
  })

test('what is sold out cannot be chosen, and says so', async ({ page, app }) => {
  await app.database.pool.query(`update charge_items set daily_limit = 1 where name = 'Cot'`)
  const villas: { id: number; isAvailable: boolean }[] = await (await page.request.get('/api/villas')).json()
  const { rows } = await app.database.pool.query(`select id from charge_items where name = 'Cot'`)
  const villa = villas.filter(({ isAvailable }) => isAvailable).at(-1)
  const answer = await page.request.post('/api/bookings', {
    data: {
      villaId: villa?.id,
      guestName: 'Earlier Guest',
      guestEmail: 'earlier@guest.example',
      checkInDate: '2027-03-20',
      checkOutDate: '2027-03-21',
      numberOfGuests: 1,
      extras: { items: [{ id: rows[0].id, pieces: 1 }], amount: '5.00' },
    },
  })
  expect(answer.status()).toBe(201)
  await reachExtras(page)
  const cot = extras(page).getByRole('checkbox', { name: /Cot/ })
  await expect(cot).toBeDisabled()
  await expect(extras(page)).toContainText('Sold out on these days')
  await app.database.pool.query(`update charge_items set daily_limit = 6 where name = 'Cot'`)
})

test('a price that changed meanwhile is told with the new one where it stands, and agreed to by sending again', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/409/)
  await reachExtras(page)
  await extras(page)
    .getByRole('checkbox', { name: /Airport pickup/ })
    .check()
  await goOn(page, 'Payment & Confirmation')
  await app.database.pool.query(`update charge_items set price_cents = 9500 where name = 'Airport pickup'`)
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(heading(page, 'Personal Info')).toBeVisible()
  await expect(extras(page).getByRole('alert')).toContainText('The extras cost $95.00 by now.')
  await expect(extras(page)).toContainText('$95.00')
  await goOn(page, 'Payment & Confirmation')
  await expect(page.getByRole('region', { name: 'Everything once more' })).toContainText('In all: $348.00')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(heading(page, 'Request received')).toBeFocused()
  await app.database.pool.query(`update charge_items set price_cents = 9000 where name = 'Airport pickup'`)
})

test('where the hotel offers nothing, nothing is asked', async ({ page, app }) => {
  await app.database.pool.query(
    'update charge_items set is_sold_online = false where daily_limit is not null or unit = $1',
    ['piece'],
  )
  await reachExtras(page)
  await page.waitForLoadState('networkidle')
  await expect(extras(page)).toHaveCount(0)
  await app.database.pool.query(
    `update charge_items set is_sold_online = true where daily_limit is not null or unit = 'piece'`,
  )
})

async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
