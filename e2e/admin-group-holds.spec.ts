import { control, expectNoHindrance, expectToast, openPanel } from './admin-panel'
import { expect, test } from './fixtures'

test('villas are held for a company, become bookings as names come, and the rest is released', async ({
  page,
  app,
  resetBookings,
}) => {
  await resetBookings()
  const { pool } = app.database
  app.setToday('2027-03-10')
  await pool.query(`insert into companies (name) values ('Hills Agency')`)
  await page.clock.setFixedTime('2027-03-10T12:00:00+03:00')
  await openPanel(page, 'group-holds')
  await expect(page.getByText('No villa is held for a group.')).toBeVisible()

  await page.getByRole('button', { name: 'Hold Villas' }).click()
  const form = page.getByRole('dialog', { name: 'Hold Villas' })
  await form.getByRole('button', { name: 'Hold the villas' }).click()
  await expect(form.getByText('Please give the name of the group or the company')).toBeVisible()
  await control(page, 'name').fill('Ankole Tours')
  await control(page, 'pricePerNight').fill('50')
  await control(page, 'companyId').selectOption('Hills Agency')
  await form.getByRole('group', { name: 'By villa' }).getByRole('checkbox').nth(0).check()
  await form.getByRole('group', { name: 'By villa' }).getByRole('checkbox').nth(1).check()
  await form.getByRole('group', { name: 'By villa' }).getByRole('checkbox').nth(2).check()
  await form.getByRole('button', { name: 'Hold the villas' }).click()
  await expectToast(page, 'Villas are held for Ankole Tours')
  await expect(page.getByRole('heading', { name: 'Ankole Tours Held' })).toBeVisible()
  await expect(page.getByText('Kept until the end of Wed, 24 Mar 2027')).toBeVisible()
  await expect(page.getByText('Billed to Hills Agency')).toBeVisible()
  await expectNoHindrance(page)

  await page.getByRole('button', { name: 'Make bookings: Ankole Tours' }).click()
  const list = page.getByRole('dialog', { name: 'Bookings for Ankole Tours' })
  await expect(list.getByLabel('Billed to').locator('option:checked')).toHaveText('Hills Agency')
  await list.locator('[name=guestName]').fill('Ann Sample')
  await list.getByRole('checkbox').nth(2).uncheck()
  await list
    .getByRole('textbox', { name: /^Guest in (?!charge)/ })
    .nth(1)
    .fill('Ben Sample')
  await list.locator('[name=guestPhone]').fill('+256700000077')
  await list.getByRole('button', { name: 'Make 2 bookings' }).click()
  await expectToast(page, '2 bookings are made')
  await expect(page.getByRole('link', { name: /^Booking \d+$/ })).toHaveCount(2)
  const { rows } = await pool.query('select guest_name, total_cents, status from bookings order by id')
  expect(rows).toEqual([
    { guest_name: 'Ann Sample', total_cents: 10_000, status: 'confirmed' },
    { guest_name: 'Ben Sample', total_cents: 10_000, status: 'confirmed' },
  ])

  await page.getByRole('button', { name: 'Release: Ankole Tours' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click()
  await expectToast(page, 'The villas of Ankole Tours are free again')
  await expect(page.getByText('Came free')).toBeVisible()
  expect((await pool.query('select 1 from blocks')).rowCount).toBe(0)
  const { rowCount } = await pool.query('select 1 from booking_billing')
  expect(rowCount).toBe(2)
  await pool.query('delete from booking_billing; update group_holds set company_id = null')
  await pool.query(`delete from companies where name = 'Hills Agency'`)
})
