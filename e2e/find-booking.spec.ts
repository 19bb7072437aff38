import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'

const TODAY = '2027-03-10'

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
})

test('a guest on a phone who lost the link finds the way from the footer and has it mailed once more', async ({
  page,
  app,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const villa = await findVilla(request)
  const stay = { checkInDate: '2027-03-18', checkOutDate: '2027-03-22', numberOfGuests: 1 }
  const guest = { guestName: 'Sample Guest', guestEmail: 'guest@example.com' }
  const { reference } = await (
    await request.post('/api/bookings', { data: { villaId: villa.id, ...stay, ...guest } })
  ).json()

  await openPage(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find My Booking' }).click()
  await expect(page).toHaveURL('/my-booking')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByLabel('Reference').fill(reference.toLowerCase())
  await page.getByLabel('E-mail you booked with').fill('guest@example.com')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText(/If there is such a booking, its private link is on the way/)).toBeVisible()
  await expectNoAxeViolations(page)
  const { rows } = await app.database.pool.query("select kind from mails where kind = 'booking-link'")
  expect(rows).toHaveLength(1)

  await page.getByLabel('E-mail you booked with').fill('other@example.com')
  await expect(page.getByText(/If there is such a booking/)).toBeHidden()
})

test('what can be no reference is said beside its field, and a failure keeps what was typed', async ({
  page,
  complaints,
}) => {
  complaints.allow(/422|503/)
  await openPage(page, '/my-booking')
  await page.getByLabel('Reference').fill('12')
  await page.getByLabel('E-mail you booked with').fill('guest@example.com')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByLabel('Reference')).toBeFocused()
  await expect(page.getByLabel('Reference')).toHaveAccessibleDescription(/eight letters and digits, without/)
  await page.route('**/api/my-booking/find', (route) =>
    route.fulfill({ status: 503, json: { message: 'We cannot do this at the moment.' } }),
  )
  await page.getByLabel('Reference').fill('K7MP3QXR')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We cannot do this at the moment.' })).toBeVisible()
  await expect(page.getByLabel('Reference')).toHaveValue('K7MP3QXR')
})
