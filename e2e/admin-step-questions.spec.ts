import { addDays } from '@/kernel/days'
import { control, dialogOf, expectNoHindrance, expectToast, openPanel } from './admin-panel'
import { expect, expectNoAxeViolations, type RunningApp, test } from './fixtures'

test.beforeEach(async ({ app, resetBookings: _ }) => {
  await app.database.pool.query('delete from villa_conditions')
})

/** A stay of the first villa from some day before or after today to another; answers the villa as staff call it. */
async function book(app: RunningApp, guestName: string, from: number, to: number, status: string) {
  const { rows } = await app.database.pool.query(
    `with first as (select * from villas order by sort_order, id limit 1), booked as (
       insert into bookings (villa_id, guest_name, guest_phone, check_in_date, check_out_date, number_of_guests, total_cents, status)
       select id, $1, '+256', $2, $3, 1, 12300, $4 from first returning villa_id)
     select name || ' ' || room_number as name from first`,
    [guestName, addDays(app.today(), from), addDays(app.today(), to), status],
  )
  return String(rows[0].name)
}

test('check-out with a balance asks, and check-in into a villa whose guests are still there does', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/answered 409/)
  const villa = await book(app, 'Late Guest', -2, 0, 'checked-in')
  await book(app, 'Ann Early', 0, 2, 'confirmed')
  await openPanel(page, 'bookings')
  await page.getByRole('button', { name: 'Check in: Ann Early' }).click()
  const arrival = page.getByRole('dialog', { name: 'Check in all the same?' })
  await expect(arrival).toContainText(`Late Guest is still checked in to ${villa}.`)
  await arrival.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Check out: Late Guest' }).click()
  const departure = page.getByRole('dialog', { name: 'Check out all the same?' })
  await expect(departure).toContainText('$123.00 is still to be paid.')
  await departure.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Check out: Late Guest' })).toBeVisible()
  await page.getByRole('button', { name: 'Check out: Late Guest' }).click()
  await departure.getByRole('button', { name: 'Check out' }).click()
  await expectToast(page, 'Late Guest: Checked out')
  // Nobody is in the villa any more: nothing is left to ask.
  await page.getByRole('button', { name: 'Check in: Ann Early' }).click()
  await expectToast(page, 'Ann Early: Checked in')
})

test('a walk-in who is checked in at once into a villa with guests in it is asked about too', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/answered 409/)
  const villa = await book(app, 'Late Guest', -2, 0, 'checked-in')
  await openPanel(page, 'bookings/new')
  await control(page, 'villaId').selectOption({ label: (await optionOf(page, villa)) ?? '' })
  await control(page, 'guestName').fill('Walk In')
  await control(page, 'guestPhone').fill('+256 700 000 001')
  await control(page, 'status').selectOption('Checked in now')
  const save = page.getByRole('button', { name: 'Take booking' })
  await save.click()
  const question = page.getByRole('dialog', { name: 'Check in all the same?' })
  await expect(question).toContainText(`Late Guest is still checked in to ${villa}.`)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(control(page, 'guestName')).toHaveValue('Walk In')
  await expect(page.getByText(`Late Guest is still checked in to ${villa}.`)).toBeVisible()
  await expect(page.getByText('The booking could not be created')).toHaveCount(0)
  await save.click()
  await question.getByRole('button', { name: 'Check in' }).click()
  await expectToast(page, 'Booking created')
  await expect(page.getByRole('button', { name: 'Check out: Walk In' })).toBeVisible()
})

test('moving a guest in house into a villa whose guests are still there asks, and the form stays for who thinks better of it', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/answered 409/)
  const villa = await book(app, 'Late Guest', -2, 0, 'checked-in')
  const { rows } = await app.database.pool.query(
    `insert into bookings (villa_id, guest_name, guest_phone, check_in_date, check_out_date, number_of_guests, total_cents, status)
     select id, 'Ann Inside', '+256', $1, $2, 1, 12300, 'checked-in' from villas
       where id not in (select villa_id from bookings) and max_guests is not null order by sort_order, id limit 1 returning id`,
    [addDays(app.today(), -1), addDays(app.today(), 2)],
  )
  await openPanel(page, `bookings/${rows[0].id}`)
  await page.getByRole('button', { name: 'Move to another villa' }).click()
  await control(page, 'villaId').selectOption({ label: (await optionOf(page, villa)) ?? '' })
  const form = dialogOf(page, 'Move Ann Inside to another villa')
  const move = form.getByRole('button', { name: 'Move', exact: true })
  await move.click()
  const question = page.getByRole('dialog', { name: 'Move all the same?' })
  await expect(question).toContainText(`Late Guest is still checked in to ${villa}.`)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toContainText(`Late Guest is still checked in to ${villa}.`)
  await expect(page.getByText('The booking could not be changed')).toHaveCount(0)
  await move.click()
  await question.getByRole('button', { name: 'Move' }).click()
  await expectToast(page, 'Ann Inside moved')
})

test('last night’s arrival for more guests than the villa sleeps is taken down with a reason, which its history tells', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/answered 422/)
  await openPanel(page, 'bookings/new')
  await control(page, 'checkInDate').fill(addDays(app.today(), -1))
  await control(page, 'checkOutDate').fill(addDays(app.today(), 1))
  await control(page, 'numberOfGuests').fill('9')
  await control(page, 'villaId').selectOption({ index: 1 })
  await control(page, 'guestName').fill('Ann Early')
  await control(page, 'guestPhone').fill('+256 700 000 001')
  const save = page.getByRole('button', { name: 'Take booking' })
  await save.click()
  await expect(control(page, 'checkInDate')).toHaveAttribute('aria-invalid', 'true')
  await expect(control(page, 'numberOfGuests')).toHaveAttribute('aria-invalid', 'true')
  await control(page, 'limitsReason').fill('Came at midnight with three small children')
  await expectNoAxeViolations(page)
  await expectNoHindrance(page)
  await save.click()
  await expectToast(page, 'Booking created')
  await expect(page.getByText('Reason: Came at midnight with three small children')).toBeVisible()
})

test('a stay of 90 nights is priced in the form and taken down with a reason', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(/answered 422/)
  await openPanel(page, 'bookings/new')
  await control(page, 'checkInDate').fill(addDays(app.today(), 2))
  await control(page, 'checkOutDate').fill(addDays(app.today(), 92))
  await control(page, 'villaId').selectOption({ index: 1 })
  await control(page, 'guestName').fill('Ann Early')
  await control(page, 'guestPhone').fill('+256 700 000 001')
  const form = dialogOf(page, 'New booking')
  await expect(form.getByText(/^90 nights, \$[\d,.]+ in all/)).toBeVisible()
  const save = page.getByRole('button', { name: 'Take booking' })
  await save.click()
  await expect(control(page, 'checkOutDate')).toHaveAttribute('aria-invalid', 'true')
  await control(page, 'limitsReason').fill('Works on the road to Kabale')
  await save.click()
  await expectToast(page, 'Booking created')
})

async function optionOf(page: Parameters<typeof control>[0], villa: string): Promise<string | null> {
  const option = control(page, 'villaId')
    .locator('option')
    .filter({ hasText: `${villa},` })
  await expect(option).toHaveCount(1)
  return await option.textContent()
}
