import type { Locator, Page } from '@playwright/test'
import { MANAGER } from './admin-panel'
import {
  alarm,
  fillDetails,
  goOn,
  heading,
  offerOf,
  reachPayment,
  STAY,
  TODAY,
  type Villa,
} from './booking-steps-page'
import { dayOf, findVilla, openCalendar, pickStay, previewOf, takeNights } from './calendar-page'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { openPage } from './landing-page'

test.beforeEach(async ({ app, page, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
  await page.clock.install({ time: `${TODAY}T12:00:00+03:00` })
})

test('a guest goes from the dates to the booking, and the page begins anew after three seconds', async ({
  page,
  app,
}) => {
  await openPage(page, '/booking')
  await page.getByRole('link', { name: 'Start Booking Process' }).click()
  await expect(heading(page, 'Select Dates')).toBeFocused()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await dayOf(page, STAY.checkIn).click()
  await dayOf(page, STAY.checkOut).click()
  await expect(page.getByText(/\d+ villas are free, from \$\d+\.\d\d in all\./)).toBeVisible()
  await goOn(page, 'Guest Details')

  await page.getByLabel('Number of guests').selectOption('2 Guests')
  await expect(page.getByRole('radio', { name: /Room G01 .*\$253\.00 for 4 nights/ })).toBeVisible()
  await page.getByLabel('Meals').selectOption('half-board')
  await page.getByRole('radio', { name: /Room G01 .*\$325\.00 for 4 nights/ }).check()
  await goOn(page, 'Personal Info')
  await fillDetails(page)
  await goOn(page, 'Payment & Confirmation')

  await page.getByRole('radio', { name: /Mobile money/ }).check()
  await page.getByRole('radio', { name: /In advance/ }).check()
  const review = page.getByRole('region', { name: 'Everything once more' })
  for (const fact of [
    'Thu, 18 Mar 2027, from 2:00 PM',
    'Forest Breeze, Room G01',
    '2 Guests',
    'Half board',
    'Sample Guest',
  ])
    await expect(review).toContainText(fact)
  await expect(page.getByText('Free up to 24 hours before check-in.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()

  await expect(page.getByText('Request Received!')).toBeVisible()
  // From here on the three seconds do not pass by themselves.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await expect(page.getByText(/^Your nights are held until .*; we confirm within 2 hours\.$/)).toHaveCount(2)
  await expect(heading(page, 'Request received')).toBeFocused()
  const { rows } = await app.database.pool.query(
    `select guest_name, number_of_guests, board, total_cents, special_requests, payment_method, payment_time, status
     from bookings`,
  )
  expect(rows).toEqual([
    {
      guest_name: 'Sample Guest',
      number_of_guests: 2,
      board: 'half-board',
      total_cents: 32_500,
      special_requests: 'A cot, please',
      payment_method: 'mobile-money',
      payment_time: 'in-advance',
      status: 'pending',
    },
  ])

  await expect(page.getByRole('link', { name: 'Start Booking Process' })).toBeHidden()
  await page.clock.runFor(2500)
  await page.clock.resume()
  await expect(page).toHaveURL('/booking')
  await expect(page.getByRole('link', { name: 'Start Booking Process' })).toBeVisible()
  await expect(heading(page, 'Request received')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('bookingDraft'))).toBeNull()
  // Whoever loads the page anew on a phone finds it first of all.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(heading(page, 'Request received')).toBeInViewport()
  await page.getByRole('button', { name: 'Book another stay' }).click()
  await expect(heading(page, 'Request received')).toBeHidden()
})

test('the keyboard alone books a stay', async ({ page, app }) => {
  await openPage(page, '/booking')
  await page.getByRole('link', { name: 'Start Booking Process' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Select Dates')).toBeFocused()
  await tabTo(page, dayOf(page, TODAY))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Guest Details')).toBeFocused()
  const first = page.getByRole('radio').first()
  await expect(first).toBeVisible()
  await tabTo(page, first)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Personal Info')).toBeFocused()
  await tabTo(page, page.getByLabel('Full Name'))
  await page.keyboard.type('Sample Guest')
  await page.keyboard.press('Tab')
  await page.keyboard.type('guest@example.com')
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Payment & Confirmation')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: /Cash/ })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Confirm Booking' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Request received')).toBeFocused()
  const { rows } = await app.database.pool.query('select check_in_date, check_out_date from bookings')
  expect(rows).toEqual([{ check_in_date: '2027-03-17', check_out_date: '2027-03-19' }])
})

test('back, forward and a reload keep what was chosen and typed', async ({ page, request }) => {
  await reachPayment(page, await findVilla(request))
  await page.getByRole('radio', { name: /Card/ }).check()
  await page.goBack()
  await expect(page.getByLabel('Full Name')).toHaveValue('Sample Guest')
  await page.getByLabel('Special Requests').fill('A cot and a lamp')
  await page.goBack()
  await expect(page.getByRole('radio', { name: /Room G01/ })).toBeChecked()
  await page.goBack()
  await expect(dayOf(page, STAY.checkOut)).toHaveAccessibleName(/your check-out/)
  for (const step of ['villa', 'details', 'payment']) {
    await page.goForward()
    await expect(page).toHaveURL(`/booking?step=${step}`)
  }
  await page.reload()
  await expect(page.getByRole('radio', { name: /Card/ })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Everything once more' })).toContainText('A cot and a lamp')
  await page.getByRole('link', { name: 'Change guest' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('guest@example.com')
  await page.getByRole('link', { name: 'Select Dates' }).click()
  await expect(heading(page, 'Select Dates')).toBeFocused()
})

test('nobody gets past a step that misses something, and each says what', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/booking?step=payment')
  await expect(page).toHaveURL('/booking?step=dates', { timeout: 30_000 })
  await page.getByText('Choose the day you arrive.').scrollIntoViewIfNeeded()
  await expect(heading(page, 'Select Dates')).not.toBeInViewport()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(alarm(page)).toHaveText('Please choose the day you arrive and the day you leave.')
  await expect(alarm(page)).toBeInViewport({ ratio: 1 })
  await dayOf(page, STAY.checkIn).click()
  await dayOf(page, STAY.checkOut).click()
  await goOn(page, 'Guest Details')
  await expect(page.getByRole('radio').first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(alarm(page)).toHaveText('Please choose a villa.')
  await offerOf(page, await findVilla(request)).check()
  await goOn(page, 'Personal Info')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Please give your full name')
  await fillDetails(page)
  await page.getByLabel('Email').fill('no address')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await page.getByLabel('Email').fill('guest@example.com')
  await goOn(page, 'Payment & Confirmation')
  await expect(page.getByRole('radio', { name: /Cash/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /At check-in/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /In advance.*we send you the number/ })).toBeVisible()
})

test('a stay shorter than its season takes is told so before anything is sent, in the steps and on the calendar', async ({
  page,
  request,
}) => {
  await request.post('/api/auth/login', { data: MANAGER })
  const season = { name: 'Festival', startDate: '2027-03-16', endDate: '2027-04-02', minNights: 3 }
  const made = await request.post('/api/admin/seasons', { data: season })
  expect(made.status()).toBe(201)
  try {
    const told = page.getByText('From 16 March to 2 April stays begin at 3 nights.')
    await page.goto('/booking?step=dates')
    await dayOf(page, '2027-03-18').click()
    await expect(told).toBeVisible()
    await dayOf(page, '2027-03-20').click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(alarm(page)).toHaveText('From 16 March to 2 April stays begin at 3 nights.')
    await dayOf(page, '2027-03-18').click()
    await dayOf(page, '2027-03-21').click()
    await goOn(page, 'Guest Details')

    await openCalendar(page, await findVilla(request))
    await pickStay(page, '2027-03-18', '2027-03-20')
    const preview = previewOf(page)
    await expect(preview).toContainText('From 16 March to 2 April stays begin at 3 nights.')
    await expect(preview.getByRole('button', { name: 'Book Now' })).toBeDisabled()
    await expectNoAxeViolations(page)
    await pickStay(page, '2027-03-18', '2027-03-21')
    await expect(preview.getByRole('button', { name: 'Book Now' })).toBeEnabled()
    await pickStay(page, '2027-03-11', '2027-03-12')
    await expect(told).toHaveCount(0)
    await expect(preview.getByRole('button', { name: 'Book Now' })).toBeEnabled()
  } finally {
    await request.delete(`/api/admin/seasons/${(await made.json()).id}`)
  }
})

test('a party no villa takes, and a kind that is full, say what can be done', async ({ page }) => {
  await page.goto(`/booking?step=villa&checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}&guests=30`)
  await expect(page.getByText(/No free villa takes 30 guests/)).toBeVisible()
  await page.getByLabel('Number of guests').selectOption('1 Guest')
  await expect(page.getByRole('radio').first()).toBeVisible()
})

test('where no villa is listed at all, the steps say so', async ({ page }) => {
  await openPage(page, '/no-such-page')
  await page.route('**/api/villas', (route) => route.fulfill({ json: [] }))
  const address = `/booking?step=villa&checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}`
  await page.evaluate((path) => history.pushState({}, '', path), address)
  await expect(page.getByText('No villas are listed at the moment. Please call us')).toBeVisible()
})

test('a full hotel offers the nearest free dates', async ({ page, request }) => {
  const villas: Villa[] = await (await request.get('/api/villas')).json()
  for (const villa of villas.filter(({ isAvailable }) => isAvailable))
    await takeNights(request, villa, '2027-03-19', '2027-03-20')
  await page.goto(`/booking?step=villa&checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}`)
  await expect(page.getByText('No villa is free for all of these nights.')).toBeVisible()
  await page.getByRole('button', { name: '20 Mar to 24 Mar' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
})

for (const width of [360, 1440])
  test(`no step hinders anybody at ${width} px, nor sticks out`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const villa = await findVilla(request)
    await page.goto('/booking')
    await page.waitForFunction(() => 'isLive' in (document.querySelector('main') ?? {}))
    await page.getByRole('link', { name: 'Start Booking Process' }).click()
    await expect(page).toHaveURL('/booking?step=dates')
    await expectSound(page, 'Select Dates')
    await dayOf(page, STAY.checkIn).click()
    await dayOf(page, STAY.checkOut).click()
    await goOn(page, 'Guest Details')
    await offerOf(page, villa).check()
    await expectSound(page, 'Guest Details')
    await goOn(page, 'Personal Info')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectSound(page, 'Personal Info')
    await fillDetails(page)
    await goOn(page, 'Payment & Confirmation')
    await expectSound(page, 'Payment & Confirmation')
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    await expectSound(page, 'Request received')
  })

async function expectSound(page: Page, title: string) {
  await expect(heading(page, title)).toBeVisible()
  // Further down, the header lies over what is scrolled under it.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoAxeViolations(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
