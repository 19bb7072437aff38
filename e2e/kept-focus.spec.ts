import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { STAY, TODAY } from './booking-steps-page'
import { findVilla } from './calendar-page'
import { expect, test } from './fixtures'
import { openPage } from './landing-page'

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
})

test('by keyboard, a button that goes when it is pressed leaves the focus with what takes its place', async ({
  page,
}) => {
  await openPage(page, `/booking?step=dates&checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}`)
  await page.getByRole('button', { name: 'Clear dates' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Choose the day you arrive.' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('[data-day]:focus')).toHaveCount(1)

  await openPage(page, '/villas/family-villa')
  const nights = page.getByRole('region', { name: 'Free nights' })
  await nights.scrollIntoViewIfNeeded()
  await nights.getByRole('button', { name: 'Show free nights' }).press('Enter')
  await expect(nights.getByRole('group', { name: 'Free nights' })).toBeFocused()

  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }),
  )
  await openPage(page, '/contact')
  const map = page.getByRole('region', { name: 'Where we are' })
  await map.scrollIntoViewIfNeeded()
  await map.getByRole('button', { name: 'Show the map' }).press('Enter')
  await expect(map.getByTitle('Map of the place')).toBeFocused()
})

test('by keyboard, the page of a booking keeps the focus where mails are chosen and a code is asked for', async ({
  page,
  app,
}) => {
  const villa = await findVilla(page.request)
  const answer = await page.request.post('/api/bookings', {
    data: {
      villaId: villa.id,
      guestName: 'Sample Guest',
      guestEmail: 'guest@example.com',
      checkInDate: STAY.checkIn,
      checkOutDate: STAY.checkOut,
      numberOfGuests: 1,
    },
  })
  const { id } = await answer.json()
  await page.goto(await makeGuestLink(app.database.orm, id))
  const choose = page.getByRole('button', { name: /Offers and news$/ })
  await choose.press('Enter')
  await expect(page.getByRole('button', { name: 'Stop these e-mails: Offers and news' })).toBeFocused()
  await page.getByRole('button', { name: 'Send me a code' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Your data' }).getByRole('textbox')).toBeFocused()
})

test('by keyboard, a button keeps the focus while it sends and when that fails, and sends once', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/)
  let asked = 0
  let fail = () => {}
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/my-booking/find', async (route) => {
    asked += 1
    await failing
    await route.fulfill({ status: 503, json: { message: 'We cannot do this at the moment.' } })
  })
  await openPage(page, '/my-booking')
  await page.getByLabel('Reference').fill('K7MP3QXR')
  await page.getByLabel('E-mail you booked with').fill('guest@example.com')
  const button = page.getByRole('main').locator('button[type=submit]')
  await button.press('Enter')
  await expect(button).toHaveAccessibleName('Sending...')
  await expect(button).toBeDisabled()
  await expect(button).toBeFocused()
  // Neither its own press nor Enter in a field sends it again.
  await page.keyboard.press('Enter')
  await page.getByLabel('Reference').press('Enter')
  await button.focus()
  fail()
  await expect(page.getByRole('alert').filter({ hasText: 'We cannot do this at the moment.' })).toBeVisible()
  await expect(button).toBeEnabled()
  await expect(button).toBeFocused()
  expect(asked).toBe(1)
})
