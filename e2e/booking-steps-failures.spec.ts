import { alarm, goOn, heading, offerOf, reachPayment, STAY, TODAY } from './booking-steps-page'
import { findVilla, takeNights } from './calendar-page'
import { expect, test } from './fixtures'

const POSTS = '**/api/bookings'

test.beforeEach(async ({ app, page, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
  await page.clock.install({ time: `${TODAY}T12:00:00+03:00` })
})

test('a villa lost to somebody else is given up where another can be chosen, and nothing typed with it', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/409/)
  const villa = await findVilla(request)
  await reachPayment(page, villa)
  await page.getByRole('radio', { name: /Cash/ }).check()
  await takeNights(request, villa, '2027-03-20', '2027-03-21')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()

  await expect(page.getByText('Booking failed')).toBeVisible()
  await expect(heading(page, 'Guest Details')).toBeFocused()
  await expect(alarm(page)).toHaveText(/Some of these nights have just been booked by someone else/)
  await expect(offerOf(page, villa)).toBeHidden()
  await page.getByRole('radio').first().check()
  await expect(alarm(page)).toBeHidden()
  await goOn(page, 'Personal Info')
  await expect(page.getByLabel('Full Name')).toHaveValue('Sample Guest')
  await goOn(page, 'Payment & Confirmation')
  await expect(page.getByRole('radio', { name: /Cash/ })).toBeChecked()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Request Received!')).toBeVisible()
})

test('a villa taken before the page is opened again is given up at once', async ({ page, request }) => {
  const villa = await findVilla(request)
  await reachPayment(page, villa)
  await takeNights(request, villa, '2027-03-20', '2027-03-21')
  await page.reload()
  await expect(page).toHaveURL('/booking?step=villa')
  await expect(alarm(page)).toContainText('Forest Breeze, Room G01 has just been taken')
})

test('why a booking could not be made is brought into view on a phone', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/500/)
  await page.setViewportSize({ width: 360, height: 740 })
  await reachPayment(page, await findVilla(request))
  await page.getByRole('radio', { name: /Cash/ }).check()
  await page.route(POSTS, (route) => route.fulfill({ status: 500, json: { message: 'Sorry' } }))
  for (const _ of ['first', 'second']) {
    // At once: a wheel's scrolling may go on after the answer and take the page away from it.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(heading(page, 'Payment & Confirmation')).not.toBeInViewport()
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    await expect(alarm(page)).toBeInViewport({ ratio: 1 })
  }
})

test('what the server finds wrong with a field leads to it', async ({ page, request, complaints }) => {
  complaints.allow(/422/)
  await reachPayment(page, await findVilla(request), 'guest@exam..ple.com')
  await page.getByRole('radio', { name: /Cash/ }).check()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(heading(page, 'Personal Info')).toBeFocused()
  const email = page.getByLabel('Email')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await email.fill('guest@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await goOn(page, 'Payment & Confirmation')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Request Received!')).toBeVisible()
})

test('where the free nights cannot be read, the step says so and tries again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/)
  await page.route('**/api/bookings?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`/booking?step=villa&checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}`)
  await expect(alarm(page)).toContainText('Failed to fetch bookings')
  await page.unroute('**/api/bookings?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
})
