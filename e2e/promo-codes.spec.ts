import { control, expectToast, expectToFit, openPanel, saveButton } from './admin-panel'
import { alarm, reachPayment, STAY, TODAY } from './booking-steps-page'
import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations, test } from './fixtures'

test('staff make a code, a guest books with it on a phone, and the panel shows it', async ({
  page,
  app,
  complaints,
  request,
  resetBookings,
}) => {
  await resetBookings()
  app.setToday(TODAY)
  await page.clock.install({ time: `${TODAY}T12:00:00+03:00` })
  complaints.allow(/422/)
  await app.database.pool.query('delete from promo_codes')
  await openPanel(page, 'promo-codes')
  await page.getByRole('button', { name: 'Add Promo Code' }).click()
  await control(page, 'code').fill('march-10')
  await control(page, 'value').fill('10')
  await control(page, 'mostUses').fill('1')
  await control(page, 'stayTo').fill('2027-03-31')
  await expectNoAxeViolations(page)
  await saveButton(page).click()
  await expectToast(page, 'Promo code created successfully')

  await page.setViewportSize({ width: 360, height: 740 })
  const villa = await findVilla(request)
  await reachPayment(page, villa)
  await page.getByRole('button', { name: 'Have a code?' }).click()
  await page.getByLabel('Code', { exact: true }).fill('apri')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We do not know this code. Please check how it is spelt.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Code', { exact: true }).fill('March-10')
  await page.getByRole('button', { name: 'Use code' }).click()
  const given = page.getByRole('status').filter({ hasText: 'Code MARCH-10: 10% off' })
  await expect(given.locator('s')).toBeVisible()
  await expectNoAxeViolations(page)
  for (const width of [360, 768, 1440]) await expectToFit(page, width)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(given).toBeVisible()
  const price = (await given.locator('span').first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  await expect(page.getByText(price).first()).toBeVisible()
  await expect(alarm(page)).toHaveCount(0)
  const { rows } = await app.database.pool.query(
    'select reference, id, total_cents / 100.0 as total from bookings where check_in_date = $1 and promo_code_id is not null',
    [STAY.checkIn],
  )
  expect(rows).toHaveLength(1)
  expect(price).toBe(`$${Number(rows[0].total).toFixed(2)}`)

  await page.setViewportSize({ width: 1440, height: 900 })
  await openPanel(page, 'promo-codes')
  await expect(page.getByText('1 of 1', { exact: true }).filter({ visible: true })).toBeVisible()
  for (const width of [360, 768, 1440]) await expectToFit(page, width)
  await expectNoAxeViolations(page)
  await openPanel(page, `bookings/${rows[0].id}`)
  await expect(page.getByText(/Code MARCH-10: \$[\d.]+ off, included/).first()).toBeVisible()
})
