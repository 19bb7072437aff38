import { addDays } from '@/kernel/days'
import { expectNoHindrance, openPanel } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'

test.beforeEach(async ({ resetBookings }) => {
  await resetBookings()
})

test('a cancelled booking owes nothing: its page, the list and the guest’s page say so, and money is held to refund', async ({
  page,
  app,
}) => {
  const villas: { id: number; isAvailable: boolean }[] = await (await page.request.get('/api/villas')).json()
  const villaId = villas.find(({ isAvailable }) => isAvailable)?.id
  const stay = { checkInDate: addDays(app.today(), 20), checkOutDate: addDays(app.today(), 22) }
  const guest = { guestName: 'Okello Sample', guestEmail: 'owed@guest.example', numberOfGuests: 1 }
  const made = await page.request.post('/api/bookings', { data: { villaId, ...stay, ...guest } })
  const { id, totalAmount } = await made.json()
  await openPanel(page)
  const path = `/api/admin/bookings/${id}`
  await page.request.post(`${path}/payments`, { data: { method: 'cash', amount: '50.00' } })
  const link = (await (await page.request.post(`${path}/guest-links`)).json()).path
  await page.request.patch(path, { data: { status: 'cancelled' } })

  await page.goto(`/admin/bookings/${id}`)
  const payments = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Payments', exact: true }) })
  await expect(payments).toContainText('Held, to refund')
  await expect(payments).not.toContainText('Balance due')
  await expect(payments.getByRole('button', { name: 'Record payment' })).toHaveCount(0)
  await expect(page.getByText('not owed', { exact: true })).toBeVisible()
  await expectNoHindrance(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/bookings')
  await expect(page.getByRole('row').filter({ hasText: 'Okello Sample' })).toContainText(
    `$${totalAmount} not owed`,
  )
  await expect(page.getByText(/^1 booking, 2 nights, \$0\.00$/)).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('You owe us nothing for this booking.')).toBeVisible()
  await expectNoAxeViolations(page)
})
