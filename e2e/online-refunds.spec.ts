import type { Locator, Page } from '@playwright/test'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { expectNoHindrance, expectToast, openPanel, overflowOf } from './admin-panel'
import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations, type RunningApp } from './fixtures'
import { test } from './paid-app'

/** The app asks the provider every two seconds, and the pages the app every three. */
const SOON = { timeout: 25_000 }

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  app.setToday('2027-03-10')
})

const sectionOf = (page: Page, heading: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })

test('a part goes back by the provider once it says so, the rest is refused there and given by hand; guest and panel read it', async ({
  page,
  browser,
  app,
  pesapal,
  complaints,
}) => {
  // What the provider refuses.
  complaints.allow(/409/)
  const { id, path } = await payByCard(page, app)
  await openPanel(page, `bookings/${id}`)
  const folio = sectionOf(page, 'Folio')
  const form = page.getByRole('dialog', { name: 'Give money back' })
  await expect(folio).toContainText('Pesapal, online')
  await folio.getByRole('button', { name: 'Refund' }).click()
  await expect(form.getByLabel('Which way')).toHaveValue(/\d+/)
  await form.getByLabel('Amount (USD)').fill('100')
  await form.getByRole('textbox', { name: /^Reason/ }).fill('Left a day early')
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  }
  await form.getByRole('button', { name: 'Send back by Pesapal' }).click()
  await expectToast(page, 'Pesapal was asked to send $100.00 back')
  const card = sectionOf(page, 'Payments online')
  await expect(card).toContainText('$100.00 is to go back: Pesapal has to approve it')
  await expectNoHindrance(page)

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(app.url + path)
  const desk = guest.getByRole('region', { name: 'Pay online' })
  await expect(desk).toContainText('$100.00 is on its way back to you.')

  pesapal.payments.settle(referenceOf(pesapal), { state: 'reversed' })
  await askNow(app)
  await expect.poll(() => entries(app), SOON).toEqual([25_300, -10_000])
  await page.reload()
  await expect(card).toContainText('$100.00 went back by Pesapal')
  await expect(folio).toContainText('Refund, card')
  await expect(sectionOf(page, 'History')).toContainText('asked Pesapal to send $100.00 back')
  await guest.reload()
  await expect(desk).toContainText('A part was refunded')
  await expect(desk).toContainText('$100.00 went back to you.')
  await guest.context().close()

  pesapal.payments.settle(referenceOf(pesapal), { state: 'paid' })
  await folio.getByRole('button', { name: 'Refund' }).click()
  await form.getByRole('textbox', { name: /^Reason/ }).fill('Noise at night')
  await form.getByRole('button', { name: 'Send back by Pesapal' }).click()
  await expectToast(page, 'It was not sent back', 'A refund was requested before')
  await form.getByLabel('Which way').selectOption('In another way, by hand')
  await form.getByRole('button', { name: 'Give back' }).click()
  await expectToast(page, '$153.00 given back')
  expect(await entries(app)).toEqual([25_300, -10_000, -15_300])
  await expect(card).toContainText('$153.00 did not go back by Pesapal')
})

test('money that is held for a cancelled booking goes back by one press on the staff’s page', async ({
  page,
  app,
  pesapal,
}) => {
  await payByCard(page, app)
  await app.database.pool.query("update bookings set status = 'cancelled', hold_expires_at = null")
  await openPanel(page)
  await page.goto('/home')
  const money = page.getByRole('region', { name: 'Money to look at' })
  await money.getByRole('button', { name: /^Send \$253\.00 back by Pesapal/ }).click()
  const question = page.getByRole('dialog', { name: 'Send $253.00 back?' })
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  }
  await question.getByRole('button', { name: 'Send it back' }).click()
  await expect(money).toContainText('$253.00 of it is on its way back.')
  await expect(money.getByRole('button', { name: /^Send/ })).toHaveCount(0)
  await expectNoAxeViolations(page)
  pesapal.payments.settle(referenceOf(pesapal), { state: 'reversed' })
  await askNow(app)
  await expect.poll(() => entries(app), SOON).toEqual([25_300, -25_300])
  await page.reload()
  await expect(page.getByRole('region', { name: 'Arrivals' })).toBeVisible()
  await expect(money).toHaveCount(0)
})

test('a refund that the provider does not answer is said to be unclear, and an admin says what its portal shows', async ({
  page,
  app,
  pesapal,
}) => {
  const { id } = await payByCard(page, app)
  pesapal.failNext('lost', { path: /RefundRequest/ })
  await openPanel(page, `bookings/${id}`)
  const form = page.getByRole('dialog', { name: 'Give money back' })
  await sectionOf(page, 'Folio').getByRole('button', { name: 'Refund' }).click()
  await form.getByRole('textbox', { name: /^Reason/ }).fill('Left a day early')
  await form.getByRole('button', { name: 'Send back by Pesapal' }).click()
  await expectToast(page, 'Pesapal did not answer')
  const card = sectionOf(page, 'Payments online')
  await expect(card).toContainText('Unclear whether Pesapal sends $253.00 back')
  await expectNoHindrance(page)
  await card.getByRole('button', { name: 'It went back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'It went back' }).click()
  await expect(card).toContainText('$253.00 went back by Pesapal')
  await expect(card).toContainText('Refunded')
  expect(await entries(app)).toEqual([25_300, -25_300])
})

/** A booking at $253.00, paid by card on the simulated page; answers its number and its private page. */
async function payByCard(page: Page, app: RunningApp): Promise<{ id: number; path: string }> {
  const villa = await findVilla(page.request)
  const stay = { checkInDate: '2027-03-18', checkOutDate: '2027-03-22', numberOfGuests: 1 }
  const guest = { guestName: 'Sample Guest', guestEmail: 'guest@example.com' }
  const answer = await page.request.post('/api/bookings', { data: { villaId: villa.id, ...stay, ...guest } })
  const { id } = await answer.json()
  const path = await makeGuestLink(app.database.orm, id)
  await page.goto(path)
  await page.getByRole('button', { name: 'Pay $253.00' }).click()
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(page.getByText('Paid. Thank you!')).toBeVisible(SOON)
  return { id, path }
}

function referenceOf({ payments }: { payments: { list: () => { reference: string }[] } }): string {
  return payments.list().at(-1)?.reference ?? ''
}

/** Lets the app ask for what it would ask for later. */
async function askNow(app: RunningApp): Promise<void> {
  await app.database.pool.query(
    'update online_payments set next_ask_at = now() where next_ask_at is not null',
  )
}

async function entries(app: RunningApp): Promise<number[]> {
  const { rows } = await app.database.pool.query(
    'select amount_cents as cents from booking_payments order by id',
  )
  return rows.map(({ cents }) => cents)
}
