import type { Page } from '@playwright/test'
import { dayOf, findVilla, openCalendar, pickStay, previewOf, takeNights } from './calendar-page'
import { expect, expectNoAxeViolations, test } from './fixtures'

const TODAY = '2027-03-10'
const POSTS = '**/api/bookings'

test.beforeEach(async ({ app, page, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
  await page.clock.setFixedTime(`${TODAY}T12:00:00+03:00`)
})

test('a guest chooses a villa, picks dates and books it', async ({ page, app }) => {
  await page.goto('/calendar')
  const villa = page.getByRole('main').getByRole('link', { name: /Room G01/ })
  await expect(villa).toContainText('Available')
  await villa.click()
  await expect(page.getByRole('heading', { name: 'Forest Breeze' })).toBeFocused()
  for (const fact of ['per night', 'Free WiFi', 'Free Parking', 'Breakfast Included'])
    await expect(page.getByText(fact, { exact: true })).toBeVisible()

  await pickStay(page, '2027-03-18', '2027-03-22')
  await previewOf(page).getByLabel('Guests').selectOption('2 Guests')
  await previewOf(page).getByRole('button', { name: 'Book Now' }).click()
  const form = page.getByRole('dialog', { name: 'Complete Your Booking' })
  await expect(form).toContainText('Forest Breeze')
  await expect(form).toContainText('Thu, 18 Mar 2027 to Mon, 22 Mar 2027')
  await expect(form).toContainText('2 Guests')
  await expect(form).toContainText('$253.00')
  await expectNoAxeViolations(page)
  await expect(form.getByRole('button', { name: 'Confirm Booking' })).toBeDisabled()
  await fillForm(page)
  await form.getByLabel('Special Requests').fill('A quiet corner')
  await form.getByLabel('When do you expect to arrive?').selectOption('18:00')
  await form.getByRole('button', { name: 'Confirm Booking' }).click()

  await expect(page.getByText('Request Received!')).toBeVisible()
  await expect(page.getByText(/^Your nights are held until .*; we confirm within 2 hours\.$/)).toHaveCount(2)
  await expect(form).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused()
  const receipt = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Request received', exact: true }),
  })
  for (const told of [
    /Nights\s*4/,
    'Bed and breakfast',
    '$253.00',
    'Taxes are included.',
    'Free until Wed, 17 Mar 2027, 2:00 PM',
    '6:00 PM to 7:00 PM',
    'A quiet corner',
  ])
    await expect(receipt).toContainText(told)
  await expect(dayOf(page, '2027-03-19')).toHaveAccessibleName(/booked/)
  await expect(page.locator('td[aria-selected=true]')).toHaveCount(0)
  await expectNoAxeViolations(page)
  const { rows } = await app.database.pool.query(
    'select guest_name, number_of_guests, total_cents, special_requests, arrival_time, status from bookings',
  )
  expect(rows).toEqual([
    {
      guest_name: 'Sample Guest',
      number_of_guests: 2,
      total_cents: 25_300,
      special_requests: 'A quiet corner',
      arrival_time: '18:00',
      status: 'pending',
    },
  ])

  await pickStay(page, '2027-03-23', '2027-03-24')
  await previewOf(page).getByRole('button', { name: 'Book Now' }).click()
  await expect(form.getByLabel('Full Name')).toHaveValue('')
})

test('the confirmation outlives a reload, with the reference and the way to a link that was lost', async ({
  page,
  app,
  request,
}) => {
  await openCalendar(page, await findVilla(request))
  await pickStay(page, '2027-03-18', '2027-03-22')
  await previewOf(page).getByRole('button', { name: 'Book Now' }).click()
  await fillForm(page)
  await page.getByRole('dialog').getByLabel('Special Requests').fill('Two pillows more')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Booking' }).click()
  const receipt = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Request received', exact: true }),
  })
  await expect(receipt).toContainText('Two pillows more')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  const { rows } = await app.database.pool.query<{ reference: string }>('select reference from bookings')
  await expect(receipt).toContainText(rows[0]?.reference ?? 'no booking')
  await expect(receipt).toContainText('Two pillows more')
  expect(await page.evaluate(() => sessionStorage.bookingReceipt)).not.toMatch(/example|Sample Guest/)
  await expect(receipt).toContainText(/Your nights are held until .*; we confirm within 2 hours\./)
  await expect(receipt.getByRole('link', { name: 'Find my booking' })).toHaveAttribute('href', '/my-booking')
  await receipt.getByRole('button', { name: 'Book another stay' }).click()
  await expect(receipt).toBeHidden()
  await page.reload()
  await expect(dayOf(page, '2027-03-19')).toHaveAccessibleName(/booked/)
  await expect(receipt).toBeHidden()
})

test('meals are part of the price, before the form and in it, and of the booking', async ({
  page,
  request,
  app,
}) => {
  await openCalendar(page, await findVilla(request))
  await pickStay(page, '2027-03-18', '2027-03-22')
  const preview = previewOf(page)
  await expect(preview).toContainText('$253.00')
  await preview.getByLabel('Meals').selectOption('half-board')
  await expect(preview).toContainText('$325.00')
  await preview.getByRole('button', { name: 'Book Now' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Meals')).toHaveValue('half-board')
  await form.getByLabel('Meals').selectOption('full-board')
  await expect(form).toContainText('$397.00')
  await fillForm(page)
  await form.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Request Received!')).toBeVisible()
  const { rows } = await app.database.pool.query('select board, total_cents from bookings')
  expect(rows).toEqual([{ board: 'full-board', total_cents: 39_700 }])
})

test('somebody else takes the nights while the form is open', async ({ page, request, complaints }) => {
  complaints.allow(/409/)
  const villa = await findVilla(request)
  await openCalendar(page, villa)
  await openForm(page, '2027-03-15', '2027-03-17')
  await fillForm(page)
  await takeNights(request, villa, '2027-03-16', '2027-03-18')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()

  await expect(page.getByText('Booking failed')).toBeVisible()
  const form = page.getByRole('dialog')
  await expect(form.locator('form').getByRole('alert')).toContainText('have just been booked by someone else')
  await expect(form.getByLabel('Full Name')).toHaveValue('Sample Guest')
  await form.getByRole('button', { name: 'Choose Other Dates' }).click()
  await expect(
    page.getByText('15 Mar to 17 Mar are no longer free. Please choose other dates.'),
  ).toBeVisible()
  await expect(dayOf(page, '2027-03-17')).toHaveAccessibleName(/booked/)

  await openForm(page, '2027-03-22', '2027-03-23')
  await expect(form.getByLabel('Email')).toHaveValue('guest@example.com')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Request Received!')).toBeVisible()
})

test('what the server finds wrong stands beside the field until it is changed', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/422/)
  await openCalendar(page, await findVilla(request))
  await openForm(page, '2027-03-15', '2027-03-17')
  await fillForm(page)
  const email = page.getByLabel('Email')
  await email.fill('no address')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/)
  await email.fill('guest@example.com')
  await expect(page.getByText('Please enter a valid email address')).toBeHidden()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Request Received!')).toBeVisible()
})

test('the button says that the booking is under way, and nothing is sent twice', async ({
  page,
  request,
}) => {
  await openCalendar(page, await findVilla(request))
  await openForm(page, '2027-03-15', '2027-03-17')
  await fillForm(page)
  let posts = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(POSTS, async (route) => {
    posts += 1
    await held
    await route.continue()
  })
  await page.getByLabel('Full Name').press('Enter')
  const button = page.getByRole('button', { name: 'Booking...' })
  await expect(button).toBeDisabled()
  await page.getByLabel('Full Name').press('Enter')
  release()
  await expect(page.getByText('Request Received!')).toBeVisible()
  expect(posts).toBe(1)
})

test('Escape closes the form and gives the focus back, with what was typed', async ({ page, request }) => {
  await openCalendar(page, await findVilla(request))
  await openForm(page, '2027-03-15', '2027-03-17')
  await fillForm(page)
  await page.keyboard.press('Escape')
  const bookNow = previewOf(page).getByRole('button', { name: 'Book Now' })
  await expect(bookNow).toBeFocused()
  await bookNow.click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Sample Guest')
})

async function openForm(page: Page, checkIn: string, checkOut: string) {
  await pickStay(page, checkIn, checkOut)
  await previewOf(page).getByRole('button', { name: 'Book Now' }).click()
}

async function fillForm(page: Page) {
  await page.getByLabel('Full Name').fill('Sample Guest')
  await page.getByLabel('Email').fill('guest@example.com')
  await page.getByLabel('Phone').fill('+256 700 000 099')
}
