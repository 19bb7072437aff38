import {
  clickRefused,
  dayOf,
  findVilla,
  openCalendar,
  pickStay,
  previewOf,
  takeNights,
} from './calendar-page'
import { expect, expectNoAxeViolations, test } from './fixtures'

/** One and the same day at the property, seen from where it is yesterday, today or tomorrow. */
const TODAY = '2027-03-10'
const VISITORS = [
  { zone: 'America/Los_Angeles', instant: '2027-03-10T00:30:00+03:00', where: 'still yesterday' },
  { zone: 'Africa/Kampala', instant: '2027-03-10T12:00:00+03:00', where: 'the same day' },
  { zone: 'Pacific/Auckland', instant: '2027-03-10T23:30:00+03:00', where: 'tomorrow already' },
] as const

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
})

for (const { zone, instant, where } of VISITORS) {
  test.describe(`a visitor in ${zone}, where it is ${where},`, () => {
    test.use({ timezoneId: zone })
    test.beforeEach(async ({ page }) => page.clock.setFixedTime(instant))

    test("sees the property's today, and nothing before it is free", async ({ page, request }) => {
      await openCalendar(page, await findVilla(request))
      await expect(dayOf(page, '2027-03-09')).toHaveAccessibleName('Tuesday 9 March 2027, past')
      await expect(dayOf(page, TODAY)).toHaveAccessibleName('Today, Wednesday 10 March 2027, $55 available')
      await expect(page.locator('[aria-current=date]')).toHaveCount(1)
      await clickRefused(page, '2027-03-09')
      await expect(page.getByText('Tue, 9 Mar 2027 has passed.')).toBeVisible()
    })

    test('books exactly the days clicked, at the price shown', async ({ page, request }) => {
      const villa = await findVilla(request)
      await openCalendar(page, villa)
      await pickStay(page, '2027-03-31', '2027-04-05')
      await expect(previewOf(page)).toContainText('Wed, 31 Mar 2027')
      await expect(previewOf(page)).toContainText('Mon, 5 Apr 2027')
      await expect(previewOf(page)).toContainText('3 weekend nights × $66.00')
      await expect(previewOf(page)).toContainText('$308.00')
      await expect(page).toHaveURL(/checkIn=2027-03-31&checkOut=2027-04-05/)
      await previewOf(page).getByRole('button', { name: 'Book Now' }).click()
      await page.getByLabel('Full Name').fill('Sample Guest')
      await page.getByLabel('Email').fill('guest@example.com')
      const sent = page.waitForRequest((asked) => asked.method() === 'POST')
      await page.getByRole('button', { name: 'Confirm Booking' }).click()
      expect((await sent).postDataJSON()).toMatchObject({
        villaId: villa.id,
        checkInDate: '2027-03-31',
        checkOutDate: '2027-04-05',
        totalAmount: '308.00',
      })
      await expect(page.getByText('Request Received!')).toBeVisible()
    })

    test('may leave on a day somebody else arrives, not arrive on it', async ({ page, request }) => {
      const villa = await findVilla(request)
      await takeNights(request, villa, '2027-03-17', '2027-03-19')
      await openCalendar(page, villa)
      await expect(dayOf(page, '2027-03-17')).toHaveAccessibleName(/out only for departure only/)
      await expect(dayOf(page, '2027-03-18')).toHaveAccessibleName(/booked/)
      await clickRefused(page, '2027-03-17')
      await expect(page.getByText('You can leave on Wed, 17 Mar 2027, but not arrive.')).toBeVisible()
      await pickStay(page, '2027-03-15', '2027-03-17')
      await expect(previewOf(page)).toContainText('$110.00')
      await pickStay(page, '2027-03-19', '2027-03-20')
      await expect(previewOf(page)).toContainText('$66.00')
    })

    test('cannot stay across a night that is booked, and is told what happens', async ({ page, request }) => {
      const villa = await findVilla(request)
      await takeNights(request, villa, '2027-03-17', '2027-03-19')
      await openCalendar(page, villa)
      await pickStay(page, '2027-03-15', '2027-03-22')
      await expect(page.getByText('We have moved your check-in to Mon, 22 Mar 2027')).toBeVisible()
      await expect(previewOf(page).getByRole('button', { name: 'Book Now' })).toBeHidden()
      await dayOf(page, '2027-03-24').click()
      await expect(previewOf(page)).toContainText('$110.00')
    })

    test('sees the range and its price while pointing at the last day', async ({ page, request }) => {
      const villa = await findVilla(request)
      await takeNights(request, villa, '2027-03-25', '2027-03-26')
      await openCalendar(page, villa)
      await dayOf(page, '2027-03-22').click()
      await dayOf(page, '2027-03-24').hover()
      await expect(previewOf(page)).toContainText('If you leave on this day')
      await expect(previewOf(page)).toContainText('$110.00')
      await dayOf(page, '2027-03-28').hover()
      await expect(previewOf(page)).not.toContainText('If you leave on this day')
    })

    test('picks a stay with the keys alone', async ({ page, request }) => {
      await openCalendar(page, await findVilla(request))
      await dayOf(page, TODAY).focus()
      for (const [key, day] of [
        ['ArrowRight', '2027-03-11'],
        ['ArrowDown', '2027-03-18'],
        ['Home', '2027-03-14'],
        ['End', '2027-03-20'],
        ['ArrowLeft', '2027-03-19'],
        ['PageDown', '2027-04-19'],
        ['PageDown', '2027-05-19'],
        ['PageUp', '2027-04-19'],
        ['Shift+PageDown', '2028-04-19'],
        ['Shift+PageUp', '2027-04-19'],
        ['ArrowUp', '2027-04-12'],
      ] as const) {
        await page.keyboard.press(key)
        await expect(dayOf(page, day)).toBeFocused()
      }
      await page.keyboard.press('Enter')
      await expect(page.getByText('Check-in Mon, 12 Apr 2027.')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      await expect(previewOf(page)).toContainText('$110.00')
      await expect(page.locator('[data-day][tabindex="0"]')).toHaveCount(1)
    })

    test('a third click starts over, an earlier one moves the check-in', async ({ page, request }) => {
      await openCalendar(page, await findVilla(request))
      await pickStay(page, '2027-03-18', '2027-03-20')
      await dayOf(page, '2027-03-19').click()
      await expect(dayOf(page, '2027-03-19')).toHaveAccessibleName(/your check-in/)
      await expect(page.locator('td[aria-selected=true]')).toHaveCount(1)
      await dayOf(page, '2027-03-16').click()
      await expect(dayOf(page, '2027-03-16')).toHaveAccessibleName(/your check-in/)
      await previewOf(page).getByRole('button', { name: 'Clear Selection' }).click()
      await expect(page.locator('td[aria-selected=true]')).toHaveCount(0)
      await expect(page).not.toHaveURL(/checkIn/)
    })
  })
}

test('a stay may reach from one month into another that was leafed to', async ({ page, request }) => {
  const villa = await findVilla(request)
  await takeNights(request, villa, '2027-04-20', '2027-04-21')
  await openCalendar(page, villa)
  await dayOf(page, '2027-03-29').click()
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByRole('heading', { name: 'June 2027' })).toBeVisible()
  await dayOf(page, '2027-05-03').click()
  await expect(page.getByText('The night of Tue, 20 Apr 2027 is booked')).toBeVisible()
})

test('a link opens on its dates, and says so when they are gone', async ({ page, request }) => {
  const villa = await findVilla(request)
  await openCalendar(page, villa, '&checkIn=2027-05-10&checkOut=2027-05-12&guests=2')
  await expect(page.getByRole('heading', { name: 'May 2027' })).toBeVisible()
  await expect(previewOf(page).getByLabel('Guests')).toHaveValue('2')
  await expect(previewOf(page)).toContainText('$110.00')
  await takeNights(request, villa, '2027-05-11', '2027-05-12')
  await openCalendar(page, villa, '&checkIn=2027-05-10&checkOut=2027-05-12&guests=2')
  await expect(page.getByText('10 May to 12 May are no longer free.')).toBeVisible()
})

test('on a phone one month shows, the total stays in view, and nothing is wider than the screen', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openCalendar(page, await findVilla(request))
  await expect(page.getByRole('grid')).toHaveCount(1)
  await pickStay(page, '2027-03-16', '2027-03-18')
  const action = page.getByRole('main').getByRole('button', { name: 'Book Now' })
  await expect(action).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoAxeViolations(page)
})

test('free nights that cannot be fetched are never shown as free', async ({ page, request, complaints }) => {
  complaints.allow(/500/)
  const villa = await findVilla(request)
  await page.route('**/api/bookings?*', (route) => route.fulfill({ status: 500, json: { message: 'Down' } }))
  await openCalendar(page, villa)
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByText('Failed to fetch bookings', { exact: true })).toBeVisible()
  await expect(dayOf(page, '2027-04-14')).toHaveAccessibleName(/not known yet/)
  await page.unroute('**/api/bookings?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(dayOf(page, '2027-04-14')).toHaveAccessibleName(/available/)
})
