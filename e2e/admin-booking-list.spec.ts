import { expectNoHindrance, expectToast, openPanel } from './admin-panel'
import { entryOf, makeStays } from './five-days'
import { expect, test } from './fixtures'

test.beforeEach(async ({ app, resetBookings: _ }) => {
  app.setToday('2027-03-10')
})

test('columns of the list are chosen, with what is paid and due of each booking, remembered, and saved in a view', async ({
  page,
  app,
}) => {
  await makeStays(app, [['Akello Sample', '2027-04-10', '2027-04-12', 'confirmed']])
  await app.database.pool.query(
    `insert into booking_payments (booking_id, method, amount_cents, staff_id, staff_email)
     select id, 'cash', 5000, 1, 'desk@pearl-villas.example' from bookings`,
  )
  await openPanel(page, 'bookings')
  const titles = page.getByRole('columnheader')
  await expect(titles.filter({ hasText: 'Guests' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Columns' }).click()
  const form = page.getByRole('dialog', { name: 'Columns' })
  for (const name of ['Paid', 'Balance']) await form.getByLabel(name, { exact: true }).check()
  await form.getByLabel('Guests', { exact: true }).uncheck()
  await expectNoHindrance(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await form.getByRole('button', { name: 'Done' }).click()
  const row = entryOf(page, 'Akello Sample')
  await expect(row).toContainText('$50.00')
  await expect(row).toContainText('$80.00')
  await page.reload()
  await expect(row).toContainText('$80.00')

  // A view keeps them with filters and order, under a name.
  await page.getByLabel('Status', { exact: true }).selectOption('Confirmed')
  await page.getByRole('button', { name: 'Views' }).click()
  const views = page.getByRole('dialog', { name: 'Views' })
  await views.getByRole('button', { name: 'Save view' }).click()
  await expect(views.getByText('Please give the view a name')).toBeVisible()
  await views.getByLabel('Save what the list shows now as').fill('Still to pay')
  await views.getByRole('button', { name: 'Save view' }).click()
  await expect(views.getByRole('button', { name: 'Still to pay', exact: true })).toBeVisible()
  await expectNoHindrance(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await expect(titles.filter({ hasText: 'Guests' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns' }).click()
  await form.getByRole('button', { name: 'Usual columns' }).click()
  await form.getByRole('button', { name: 'Done' }).click()
  await expect(titles.filter({ hasText: 'Balance' })).toHaveCount(0)

  await openPanel(page, 'bookings')
  await page.getByRole('button', { name: 'Views' }).click()
  await views.getByRole('button', { name: 'Still to pay', exact: true }).click()
  await expect(page).toHaveURL(/f\.status=confirmed/)
  await expect(row).toContainText('$80.00')
  await expect(titles.filter({ hasText: 'Guests' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Views' }).click()
  await views.getByRole('button', { name: 'Delete Still to pay' }).click()
  await expect(views.getByText('No views saved yet.')).toBeVisible()
})

test('several bookings are confirmed at once, and cancelled with one reason; one that somebody else was quicker with says why', async ({
  page,
  app,
}) => {
  await makeStays(app, [
    ['Asking One', '2027-04-10', '2027-04-12', 'pending'],
    ['Asking Two', '2027-04-10', '2027-04-12', 'pending'],
    ['Arrived Sample', '2027-03-09', '2027-03-12', 'checked-in'],
  ])
  const statuses = async () => {
    const { rows } = await app.database.pool.query('select guest_name, status from bookings order by id')
    return rows.map(({ guest_name, status }) => `${guest_name} ${status}`)
  }
  await openPanel(page, 'bookings')
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Chosen bookings' })
  await expect(bar).toContainText('3 bookings chosen')
  await expect(bar).toContainText('Cannot be confirmed: 1 Checked in.')
  await expect(bar).toContainText('Cannot be cancelled: 1 Checked in.')
  await expectNoHindrance(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await bar.getByRole('button', { name: 'Confirm 2' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm 2 bookings?' })
  await expect(question).toContainText('Asking')
  await question.getByRole('button', { name: 'Confirm 2' }).click()
  await expectToast(page, '2 bookings confirmed')
  expect(await statuses()).toEqual([
    'Asking One confirmed',
    'Asking Two confirmed',
    'Arrived Sample checked-in',
  ])

  await bar.getByRole('button', { name: 'Choose none' }).click()
  await expect(bar).toHaveCount(0)
  for (const guest of ['Asking One', 'Asking Two'])
    await page.getByRole('checkbox', { name: new RegExp(`^Choose ${guest}, `) }).check()
  await app.database.pool.query("update bookings set status = 'no-show' where guest_name = 'Asking Two'")
  await bar.getByRole('button', { name: 'Cancel 2' }).click()
  const ending = page.getByRole('dialog', { name: 'Cancel 2 bookings?' })
  await ending.getByLabel('Reason (optional)').fill('The wedding is off')
  await ending.getByRole('button', { name: 'Cancel them' }).click()
  await expectToast(page, '1 booking cancelled')
  await expect(bar).toContainText('Asking Two: A booking that is no-show cannot become cancelled.')
  expect(await statuses()).toEqual([
    'Asking One cancelled',
    'Asking Two no-show',
    'Arrived Sample checked-in',
  ])
})
