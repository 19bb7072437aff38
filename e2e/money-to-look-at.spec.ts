import { expireHolds } from '@/features/bookings/server/expire-holds'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { expectToast, openPanel, overflowOf } from './admin-panel'
import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations } from './fixtures'
import { test } from './paid-app'

const TODAY = '2027-03-10'
/** The app asks the providers every two seconds. */
const SOON = { timeout: 25_000 }

test('money that came after the hold lapsed stands first on the staff’s page until it was given back', async ({
  page,
  app,
  resetBookings,
}) => {
  await resetBookings()
  app.setToday(TODAY)
  const { database } = app
  const villa = await findVilla(page.request)
  const stay = { checkInDate: '2027-03-18', checkOutDate: '2027-03-22', numberOfGuests: 1 }
  const guest = { guestName: 'Late Payer', guestEmail: 'late@example.com' }
  const answer = await page.request.post('/api/bookings', { data: { villaId: villa.id, ...stay, ...guest } })
  const { id } = await answer.json()
  await page.goto(await makeGuestLink(database.orm, id))
  await page.getByRole('button', { name: 'Pay $253.00' }).click()
  await expect(page).toHaveURL(/\/pay\//)
  await database.pool.query("update bookings set hold_expires_at = now() - interval '1 minute'")
  await expireHolds({ database, changed: () => {} })
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(page.getByText('Paid. Thank you!')).toBeVisible(SOON)

  await openPanel(page, 'dashboard')
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention).toContainText('$253.00 is held for a request that has lapsed.')
  await page.goto('/home')
  const money = page.getByRole('region', { name: 'Money to look at' })
  await expect(money.getByRole('listitem')).toContainText(
    /^\$253\.00 is held for a request that has lapsed\.Late Payer, booking [A-Z0-9]{8}Paid by: Card \(Pesapal\)\./,
  )
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  }
  await money.getByRole('link', { name: 'Open the booking: Late Payer' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${id}$`))
  const folio = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Folio', exact: true }) })
  await folio.getByRole('button', { name: 'Refund' }).click()
  const form = page.getByRole('dialog', { name: 'Give money back' })
  await form.getByLabel('Which way').selectOption('In another way, by hand')
  await form.getByRole('textbox', { name: /^Reason/ }).fill('The nights were gone')
  await form.getByRole('button', { name: 'Give back' }).click()
  await expectToast(page, '$253.00 given back')
  await page.goto('/home')
  await expect(page.getByRole('region', { name: 'Arrivals' })).toBeVisible()
  await expect(money).toHaveCount(0)
})
