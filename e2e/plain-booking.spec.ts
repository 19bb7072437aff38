import type { Page } from '@playwright/test'
import { heading, STAY, TODAY } from './booking-steps-page'
import { findVilla, takeNights } from './calendar-page'
import { expect, expectNoAxeViolations, test } from './fixtures'

const STAY_LINK = `checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}`

test.beforeEach(async ({ app, resetBookings, complaints }) => {
  await resetBookings()
  app.setToday(TODAY)
  // The scripts that such a browser does not load are no failures.
  complaints.allow(/^failed: .*\.js csp$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [320, 360, 1440])
    test(`at ${width} px the whole booking with JavaScript off: from the landing page to the request, nothing typed lost`, async ({
      page,
      app,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/')
      const search = page.getByRole('form', { name: 'Search for a stay' })
      await search.getByLabel('Check-in').fill(STAY.checkIn)
      await search.getByLabel('Check-out').fill(STAY.checkOut)
      await search.getByLabel('Guests').selectOption('2 Guests')
      await search.getByRole('button', { name: 'Book your stay' }).click()
      await page
        .getByRole('article')
        .first()
        .getByRole('link', { name: /^Choose any/ })
        .click()
      await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()

      await expect(heading(page, 'Personal Info')).toBeVisible()
      await expect(page.getByRole('main')).toContainText('Step 3 of 4')
      await expect(page.getByRole('main')).toContainText('$239.20. Taxes are included.')
      await page.getByLabel('Special Requests').fill('A cot, please')
      await page.getByLabel('Email').fill('guest at example')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Please give your full name')
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
      await expect(page.getByLabel('Email')).toHaveValue('guest at example')
      await expect(page.getByLabel('Special Requests')).toHaveValue('A cot, please')
      await expectNarrow(page)
      await page.getByLabel('Full Name').fill('Sample Guest')
      await page.getByLabel('Email').fill('guest@example.com')
      await page.getByLabel('When do you expect to arrive?').selectOption('16:00')
      await page.getByRole('button', { name: 'Continue' }).click()

      await expect(heading(page, 'Payment & Confirmation')).toBeVisible()
      for (const fact of ['Free until Wed, 17 Mar 2027, 2:00 PM', 'Sample Guest', '4:00 PM to 5:00 PM'])
        await expect(page.getByRole('main')).toContainText(fact)
      await page.getByLabel(/^Mobile money/).check()
      await expectNarrow(page)
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page.getByLabel('Full Name')).toHaveValue('Sample Guest')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByLabel(/^Mobile money/)).toBeChecked()
      await page.getByRole('button', { name: 'Confirm Booking' }).click()

      await expect(heading(page, 'Request received')).toBeVisible()
      await expect(page.getByRole('main')).toContainText(
        /Your nights are held until .*; we confirm within 2 hours\./,
      )
      await expect(page.getByRole('main')).toContainText('A cot, please')
      await expectNarrow(page)
      // Whoever loads it anew has it sent again, and is booked once.
      await page.reload()
      await expect(heading(page, 'Request received')).toBeVisible()
      const { rows } = await app.database.pool.query(
        `select guest_name, number_of_guests, total_cents, payment_method, arrival_time, special_requests, status,
           reference from bookings`,
      )
      expect(rows).toEqual([
        {
          ...{ guest_name: 'Sample Guest', number_of_guests: 2, total_cents: 23_920, status: 'pending' },
          ...{ payment_method: 'mobile-money', arrival_time: '16:00', special_requests: 'A cot, please' },
          reference: expect.any(String),
        },
      ])
      await expect(page.getByRole('main')).toContainText(rows[0].reference)
    })

  test('nights that go meanwhile are said, and the way back to the results keeps the search', async ({
    page,
    request,
    app,
  }) => {
    const villa = await findVilla(request)
    await page.goto(`/booking/plain?${STAY_LINK}&guests=2&villa=${villa.id}`)
    await page.getByLabel('Full Name').fill('Sample Guest')
    await page.getByLabel('Email').fill('guest@example.com')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(heading(page, 'Payment & Confirmation')).toBeVisible()
    await takeNights(request, villa, '2027-03-20', '2027-03-21')
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('booked by someone else')
    const { rows } = await app.database.pool.query(
      "select id from bookings where guest_name = 'Sample Guest'",
    )
    expect(rows).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'See what is free' }).click()
    await expect(page).toHaveURL(/checkIn=2027-03-18&checkOut=2027-03-22&guests=2/)
    await expect(page.getByRole('heading', { name: /^18 Mar to 22 Mar: 4 nights, 2 guests/ })).toBeVisible()
  })

  test('a step that is opened without a choice leads to where one is made', async ({ page }) => {
    await page.goto('/booking/plain')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('choose your dates and a villa')
    await page.goto(`/booking?step=villa&${STAY_LINK}&guests=2`)
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('choose your dates and a villa')
    await page.getByRole('main').getByRole('link', { name: 'See what is free' }).click()
    await expect(page.getByRole('heading', { name: /^18 Mar to 22 Mar/ })).toBeVisible()
  })
})

test('the plain pages of a booking hinder nobody, and no script of theirs runs', async ({
  page,
  request,
}) => {
  const villa = await findVilla(request)
  await page.goto(`/booking/plain?${STAY_LINK}&guests=2&villa=${villa.id}`)
  expect(await page.locator('script').count()).toBe(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Please give your full name')
  await expectNoAxeViolations(page)
  await page.getByLabel('Full Name').fill('Sample Guest')
  await page.getByLabel('Email').fill('guest@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Payment & Confirmation')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(heading(page, 'Request received')).toBeVisible()
  await expectNoAxeViolations(page)
})

async function expectNarrow(page: Page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)
}
