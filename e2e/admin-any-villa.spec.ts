import { expectNoHindrance, expectToast, openPanel } from './admin-panel'
import { makeStays } from './five-days'
import { expect, test } from './fixtures'

test('guests to whom any villa would do stand in a row of their own on the timeline, and are settled by hand and all at once', async ({
  page,
  app,
  resetBookings: _,
}) => {
  app.setToday('2027-03-10')
  const { pool } = app.database
  await makeStays(app, [
    ['Any Sample', '2027-03-14', '2027-03-16', 'confirmed'],
    ['Open Sample', '2027-03-14', '2027-03-17', 'confirmed'],
    ['Free Sample', '2027-03-15', '2027-03-17', 'confirmed'],
  ])
  await pool.query('update bookings set is_unplaced = true')
  const settled = async () => {
    const { rows } = await pool.query('select guest_name from bookings where not is_unplaced order by id')
    return rows.map(({ guest_name }) => guest_name)
  }
  await openPanel(page, 'timeline?from=2027-03-10')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Any villa/ }) })
  await expect(row.getByRole('button', { name: 'Any Sample, any villa, 14 Mar to 16 Mar' })).toBeVisible()
  await expect(row).toContainText('3 bookings')
  await row.getByRole('button', { name: 'Choose villas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Villas still to be chosen' })
  const villa = dialog.getByLabel('Villa of Any Sample', { exact: true })
  await expect(villa).toBeVisible()
  await expectNoHindrance(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await villa.selectOption({ label: (await villa.locator('option').last().textContent()) ?? '' })
  await dialog.getByRole('button', { name: 'Settle the villa of Any Sample' }).click()
  await expect(villa).toHaveCount(0)
  expect(await settled()).toEqual(['Any Sample'])
  await dialog.getByRole('button', { name: 'Settle all 2' }).click()
  await expectToast(page, '2 villas settled')
  expect(await settled()).toEqual(['Any Sample', 'Open Sample', 'Free Sample'])
  await expect(row).toHaveCount(0)
})
