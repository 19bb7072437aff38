import { expectNoHindrance, makeStaff, openPanel } from './admin-panel'
import { expect, test } from './fixtures'

test('Ctrl K finds a guest with a typing mistake, a villa, a section and an action, with the keyboard alone', async ({
  page,
  app,
  resetBookings: _,
}) => {
  await app.database.pool.query(
    `insert into bookings (villa_id, guest_name, guest_email, check_in_date, check_out_date, number_of_guests, total_cents)
     select min(id), 'Grace Kyomuhendo', 'grace@guest.example', '2027-04-10', '2027-04-12', 2, 13000 from villas`,
  )
  await openPanel(page, '', await makeStaff(page, 'user'))
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search' })
  const field = search.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('kyomuhedno')
  await expect(search.getByRole('option')).toHaveCount(1)
  await expect(search.getByRole('option')).toContainText('Grace Kyomuhendo')
  await expect(search.getByRole('option')).toContainText('10 Apr – 12 Apr, Request')
  await expectNoHindrance(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Grace Kyomuhendo' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('forrest')
  await expect(search.getByRole('option').first()).toContainText('Forest Breeze')
  await field.fill('new book')
  await expect(search.getByRole('option').first()).toContainText('Add new booking')
  await field.fill('timline')
  await expect(search.getByRole('option', { name: 'Timeline' })).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Timeline' })).toBeVisible()

  await page.getByRole('button', { name: 'Find anything (Ctrl K)' }).click()
  await field.fill('xylophone')
  await expect(search).toContainText('Nothing found for “xylophone”.')
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
})
