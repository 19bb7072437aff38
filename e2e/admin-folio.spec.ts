import type { Page } from '@playwright/test'
import { addDays, type Day } from '@/kernel/days'
import { expectNoHindrance, expectToast, MANAGER, makeStaff, openPanel } from './admin-panel'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { expectPlainFields } from './plain-labels'

test.beforeEach(async ({ resetBookings }) => {
  await resetBookings()
})

const folioOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Folio', exact: true }) })

/** A confirmed booking of two nights; answers its id, the way to it and what it comes to. */
async function book(page: Page, today: Day, guestName = 'Okello Sample') {
  const villas: { id: number; isAvailable: boolean }[] = await (await page.request.get('/api/villas')).json()
  const villaId = villas.find(({ isAvailable }) => isAvailable)?.id
  const stay = { checkInDate: addDays(today, 20), checkOutDate: addDays(today, 22) }
  const guest = { guestName, guestEmail: 'folio@guest.example', numberOfGuests: 1 }
  const made = await page.request.post('/api/bookings', { data: { villaId, ...stay, ...guest } })
  const { id, totalAmount } = await made.json()
  await page.request.post('/api/auth/login', { data: MANAGER })
  const path = `/api/admin/bookings/${id}`
  await page.request.patch(path, { data: { status: 'confirmed' } })
  return { id: Number(id), path, total: Number(totalAmount) }
}

async function setFacts(page: Page, own: object) {
  const { facts } = await (await page.request.get('/api/admin/property')).json()
  await page.request.put('/api/admin/property', { data: { ...facts, ...own } })
}

test('reception charges a dinner, takes shillings and the rest in dollars, and gives part of it back', async ({
  page,
  app,
}) => {
  const { id, total } = await book(page, app.today())
  await page.request.post('/api/admin/exchange-rates', { data: { shillingsPerDollar: 3700 } })
  await openPanel(page, `bookings/${id}`)
  const folio = folioOf(page)
  await folio.getByRole('button', { name: 'Add charge' }).click()
  const form = page.getByRole('dialog', { name: 'Charge the guest' })
  await expect(form).toBeVisible()
  await expectPlainFields(form)
  await form.getByRole('button', { name: 'Charge', exact: true }).click()
  await expect(form.getByText('Please say what it is for')).toBeVisible()
  await form.getByRole('button', { name: 'Dinner, $15' }).click()
  await form.getByLabel('Quantity').fill('2')
  await expectNoHindrance(page)
  await form.getByRole('button', { name: 'Charge $30.00' }).click()
  await expectToast(page, '$30.00 charged')
  await expect(folio).toContainText('2 × Dinner')

  await folio.getByLabel('Currency').selectOption('Shillings')
  await folio.getByLabel('Amount (UGX)').fill('185000')
  await expect(folio.getByText('UGX 185,000, $50.00 at 3,700')).toBeVisible()
  await folio.getByRole('button', { name: 'Record payment' }).click()
  await expectToast(page, 'UGX\u00A0185,000, $50.00 at 3,700 recorded')
  await expect(folio).toContainText('UGX 185,000 at 3,700')
  await expect(folio.getByLabel('Amount (USD)')).toHaveValue((total - 20).toFixed(2))
  await folio.getByRole('button', { name: 'Record payment' }).click()
  await expect(folio.getByLabel('Amount (USD)')).toHaveCount(0)

  await folio.getByRole('button', { name: 'Refund', exact: true }).click()
  const refund = page.getByRole('dialog', { name: 'Give money back' })
  await refund.getByLabel('Amount (USD)').fill('12')
  await refund.getByRole('button', { name: 'Give back' }).click()
  await expect(refund.getByText('Please say why')).toBeVisible()
  await expect(refund.getByText('$12.00 is due afterwards.')).toBeVisible()
  await refund.getByLabel('Reason').fill('Left before dinner')
  await refund.getByRole('button', { name: 'Give back' }).click()
  await expectToast(page, '$12.00 given back')
  await expect(folio).toContainText('Left before dinner')
  await expect(page.getByText('gave back $12.00, Cash')).toBeVisible()
  await expect(folio.getByText('Balance due').locator('xpath=following-sibling::dd[1]')).toHaveText('$12.00')
  await expectNoHindrance(page)
})

test('a discount above the limit waits, and an admin gives it in the panel', async ({ page, app }) => {
  const { id, total } = await book(page, app.today())
  await setFacts(page, { discountLimit: 10 })
  try {
    await openPanel(page, `bookings/${id}`, await makeStaff(page, 'user'))
    await folioOf(page).getByRole('button', { name: 'Discount' }).click()
    const form = page.getByRole('dialog', { name: 'Give a discount' })
    await form.getByLabel('Amount (USD)').fill('25')
    await form.getByLabel('Reason').fill('The generator was loud')
    await form.getByRole('button', { name: 'Give discount' }).click()
    await expectToast(page, 'Asked for', 'An admin has to approve it first.')
    await expect(folioOf(page)).toContainText('Discount of $25.00 waits for an admin')
    await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)

    // Who may not approve it finds no count of what waits.
    await expect(page.getByRole('link', { name: 'Approvals', exact: true })).toBeVisible()

    await openPanel(page, 'dashboard')
    const attention = page.getByRole('region', { name: 'Needs attention' })
    await expect(attention).toContainText('Discount of $25.00 waits for approval')
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'Waiting for your approval: 1' })).toBeVisible()
    await expectNoHindrance(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Approve or refuse' }).click()
    await expect(page.getByRole('link', { name: 'Approvals 1 waiting' })).toBeVisible()
    await expectNoHindrance(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Approve: Discount, $25.00' }).click()
    await expectToast(page, 'Approved')
    await expect(page.getByText('Nothing waits for you')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Approvals', exact: true })).toBeVisible()
    await page.goto(`/admin/bookings/${id}`)
    await expect(folioOf(page).getByLabel('Amount (USD)')).toHaveValue((total - 25).toFixed(2))
  } finally {
    await page.request.post('/api/auth/login', { data: MANAGER })
    await setFacts(page, { discountLimit: null })
  }
})

test('what cancelling late costs is said to the clerk and to the guest before either presses', async ({
  page,
  app,
}) => {
  const first = await book(page, app.today())
  await setFacts(page, { lateCancellationFee: 'all', freeCancellationHours: 720 })
  try {
    const total = `$${first.total.toFixed(2)}`
    await page.request.post(`${first.path}/payments`, { data: { method: 'cash', amount: '10.00' } })
    const link = (await (await page.request.post(`${first.path}/guest-links`)).json()).path
    await openPanel(page, `bookings/${first.id}`)
    await page.getByRole('button', { name: 'Cancel: Okello Sample' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(`Late cancellation fee charged: ${total}.`)
    await expect(question).toContainText('$10.00 was paid, so')
    await question.getByRole('button', { name: 'Keep booking' }).click()

    await page.goto(link)
    await expect(page.getByText(`Cancelling now costs ${total}.`)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel this booking' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel your booking?' })
    await expect(dialog).toContainText(total)
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(page.getByText('You owe us nothing for the nights.')).toBeVisible()
    await expect(page.getByText('Late cancellation fee')).toBeVisible()
    await expectNoAxeViolations(page)
  } finally {
    await setFacts(page, { lateCancellationFee: 'none', freeCancellationHours: 24 })
  }
})

test('a folio that cannot be read says so and can be read again', async ({ page, app, complaints }) => {
  complaints.allow(/503/)
  const { id } = await book(page, app.today())
  let asked = 0
  await page.route('**/payments', (route) => {
    asked += 1
    return route.fulfill({ status: 503, json: { message: 'Soon' } })
  })
  await openPanel(page, `bookings/${id}`)
  await expect(folioOf(page)).toContainText('The folio could not be loaded.')
  // The documents beside it ask for payments to receipt as well.
  await expect.poll(() => asked).toBe(2)
  await expect(folioOf(page)).toContainText('The folio could not be loaded.')
  await page.unroute('**/payments')
  await folioOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(folioOf(page)).toContainText('Nothing paid yet.')
})
