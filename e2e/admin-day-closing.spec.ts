import type { Page } from '@playwright/test'
import { expectNoHindrance, expectToast, makeStaff, openPanel } from './admin-panel'
import { endDaysAt, expect, test } from './fixtures'

const CLOSINGS = '**/api/admin/day-closings'

test.beforeEach(async ({ app, page, resetBookings }) => {
  await resetBookings()
  await app.database.pool.query('delete from day_closings')
  await endDaysAt(app, 4)
  app.setToday('2027-03-10', '01:00')
  await page.clock.setFixedTime('2027-03-10T01:00:00+03:00')
})

test.afterAll(async ({ app }) => endDaysAt(app, 0))

const regionOf = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) })

test('at 1 AM the desk is still at the day before: who comes now is checked in and charged for it, then the day is closed', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/409/)
  const { pool } = app.database
  const { rows: villas } = await pool.query('select id from villas where is_available order by id limit 2')
  for (const [place, [name, from, to, status]] of [
    ['Late Sample', '2027-03-09', '2027-03-11', 'confirmed'],
    ['Staying Sample', '2027-03-07', '2027-03-09', 'checked-in'],
  ].entries())
    await pool.query(
      `insert into bookings (villa_id, guest_name, guest_email, check_in_date, check_out_date, status, number_of_guests,
         total_cents) values ($1, $2, 'a@guest.example', $3, $4, $5, 2, 13000)`,
      [villas[place].id, name, from, to, status],
    )
  await openPanel(page, '', await makeStaff(page, 'user'))
  const main = page.getByRole('main')
  await expect(main.getByText('Tuesday 9 March 2027', { exact: true })).toBeVisible()
  await expect(
    main.getByText('It is 10 Mar by the calendar. This day goes on until it is closed, or until 04:00.'),
  ).toBeVisible()
  await expect(regionOf(page, 'Arrivals')).toContainText('No arrival time given')

  // A new booking begins with last night.
  await page.getByRole('link', { name: 'Add New Booking' }).click()
  await expect(page.locator('[name=checkInDate]')).toHaveValue('2027-03-09')
  await page.goBack()

  await page.getByRole('link', { name: 'Close the day of 9 Mar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Close the day' })).toBeVisible()
  await expectNoHindrance(page)
  await regionOf(page, 'Expected and not here').getByRole('button', { name: 'Check in: Late Sample' }).click()
  await expectToast(page, 'Late Sample: Checked in')
  await expect(page.getByText('Everybody who was expected is here.')).toBeVisible()

  // Somebody else lets a guest leave meanwhile: the day is not closed by what stood here before.
  await pool.query("update bookings set status = 'checked-out' where guest_name = 'Staying Sample'")
  await page.getByRole('button', { name: 'Close 9 Mar' }).click()
  await expect(page.getByRole('dialog')).toContainText('Still open: 0 arrivals, 1 departure.')
  await page.getByRole('dialog').getByRole('button', { name: 'Close 9 Mar' }).click()
  await expectToast(page, 'The day was not closed', 'look once more')
  await expect(page.getByText('Everybody who was to leave has left.')).toBeVisible()
  await page.getByRole('button', { name: 'Close 9 Mar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close 9 Mar' }).click()
  await expectToast(page, '9 Mar is closed')
  await expect(page.getByText('Tuesday 9 March 2027 is closed.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Days before' })).toContainText(/Closed by user-\d+@/)
  await expectNoHindrance(page)

  await page.goto('/admin')
  await expect(main.getByText('Wednesday 10 March 2027', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Close \d/ })).toHaveCount(0)
})

test('a day that cannot be read says so and is read again', async ({ page, complaints }) => {
  complaints.allow(/503/)
  let isBroken = true
  await page.route(CLOSINGS, (route) =>
    isBroken ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await openPanel(page, 'day-closing')
  await expect(page.getByText('The day could not be loaded')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Tuesday 9 March 2027')).toBeVisible()
})
