import type { Page } from '@playwright/test'
import { expectNoHindrance, expectToast, openPanel } from './admin-panel'
import { findVilla } from './calendar-page'
import { expect, expectNoAxeViolations } from './fixtures'
import { test } from './paid-app'

/** The app asks the provider every two seconds, and the pages the app every three. */
const SOON = { timeout: 25_000 }

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  app.setToday('2027-03-10')
})

const cardOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Payments online', exact: true }) })

test('a link made in the panel is paid in another browser; the panel shows it, and the link asks for nothing more', async ({
  page,
  browser,
}) => {
  await openBooking(page)
  const card = cardOf(page)
  await expect(card).toContainText('Nobody has begun to pay online yet.')
  await card.getByLabel('Link asks for').selectOption('An amount')
  await card.getByLabel('Amount (USD)').fill('50')
  await card.getByRole('button', { name: 'Make a payment link' }).click()
  await expect(card.getByRole('img', { name: 'QR code of the payment link' })).toBeVisible()
  const address = await card.getByRole('textbox', { name: 'The payment link' }).inputValue()
  const chat = new URL(
    (await card.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')) ?? '',
  )
  expect(chat.searchParams.get('text')).toContain(`please pay $50.00 by this link: ${address}`)
  await expect(card.getByRole('link', { name: 'Send by SMS' })).toHaveAttribute('href', /^sms:/)
  await expectNoHindrance(page)
  await card.getByRole('button', { name: 'Send by e-mail' }).click()
  await expectToast(page, 'The link goes out by e-mail', 'payer@guest.example')

  const payer = await (await browser.newContext()).newPage()
  await payer.goto(address)
  const desk = payer.getByRole('region', { name: 'Pay online' })
  await expect(desk).toContainText('Still to pay: $50.00')
  await expect(payer.getByText('payer@guest.example')).toHaveCount(0)
  await expectNoAxeViolations(payer)
  await desk.getByRole('button', { name: 'Pay $50.00' }).click()
  await expect(payer.getByRole('button', { name: 'Pay by card' })).toBeVisible()
  // The provider hears nothing of the link.
  expect(await payer.evaluate(() => document.referrer)).toBe('')
  await payer.getByRole('button', { name: 'Pay by card' }).click()
  await expect(payer).toHaveURL(address)
  await expect(desk).toContainText('Paid. Thank you!', SOON)
  await expect(payer.getByText('Nothing is due by this link.')).toBeVisible()
  await payer.reload()
  await expect(payer.getByText('Nothing is due by this link.')).toBeVisible()
  await expect(payer.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await payer.context().close()

  // The code stood on the screen: the page finds out by itself.
  await expect(card).toContainText('Paid, Card or mobile money (Pesapal) by a link', SOON)
  await expect(card).toContainText('Confirmation')
  await expect(card).toContainText('$50.00 received')
  await expectNoHindrance(page)
})

test('who comes back in the moment the payment is settled reads that nothing is due', async ({
  page,
  app,
}) => {
  await openBooking(page)
  const card = cardOf(page)
  await card.getByRole('button', { name: 'Make a payment link' }).click()
  const address = await card.getByRole('textbox', { name: 'The payment link' }).inputValue()
  await page.goto(address)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  // The page comes back before the payment is settled, and its payments after.
  await page.route('**/payments', async (route) => {
    const isSettled = async () =>
      (await app.database.pool.query(`select 1 from online_payments where state = 'paid'`)).rowCount === 1
    await expect.poll(isSettled, SOON).toBe(true)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByText('Paid. Thank you!')).toBeVisible(SOON)
  await expect(page.getByText('Nothing is due by this link.')).toBeVisible()
})

test('a link that was revoked leads nowhere and says what to do', async ({ page, complaints }) => {
  complaints.allow(/404/)
  await openBooking(page)
  const card = cardOf(page)
  await card.getByRole('button', { name: 'Make a payment link' }).click()
  const address = await card.getByRole('textbox', { name: 'The payment link' }).inputValue()
  await card.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expectToast(page, 'The payment link is revoked')
  await expect(card.getByRole('textbox', { name: 'The payment link' })).toHaveCount(0)
  await page.goto(address)
  await expect(page.getByText('This payment link has ended.')).toBeVisible()
  await expectNoAxeViolations(page)
})

for (const width of [320, 360, 1440])
  test(`the page of a payment link hinders nobody at ${width} px`, async ({ page }) => {
    await openBooking(page)
    const card = cardOf(page)
    await card.getByRole('button', { name: 'Make a payment link' }).click()
    const address = await card.getByRole('textbox', { name: 'The payment link' }).inputValue()
    await page.setViewportSize({ width, height: 800 })
    await page.goto(address)
    await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible()
    await expectNoAxeViolations(page)
    const [overflow, shown] = await page.evaluate(() => [
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
      window.innerWidth,
    ])
    expect(shown).toBe(width)
    expect(overflow).toBeLessThanOrEqual(0)
  })

test('without scripts a payment link says what to do', async ({ page, browser }) => {
  await openBooking(page)
  const card = cardOf(page)
  await card.getByRole('button', { name: 'Make a payment link' }).click()
  const address = await card.getByRole('textbox', { name: 'The payment link' }).inputValue()
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const answer = await plain.goto(address)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  await expect(plain.getByText('This page needs JavaScript.')).toBeVisible()
  await expect(plain.getByRole('main').getByRole('link', { name: /Call/ }).first()).toBeVisible()
  await plain.context().close()
})

/** The panel's page of a request for four nights at $253.00. */
async function openBooking(page: Page): Promise<void> {
  const villa = await findVilla(page.request)
  const answer = await page.request.post('/api/bookings', {
    data: {
      villaId: villa.id,
      guestName: 'Sample Payer',
      guestEmail: 'payer@guest.example',
      checkInDate: '2027-03-18',
      checkOutDate: '2027-03-22',
      numberOfGuests: 1,
    },
  })
  expect(answer.status()).toBe(201)
  await openPanel(page, `bookings/${(await answer.json()).id}`)
  await expect(cardOf(page).getByRole('button', { name: 'Make a payment link' })).toBeVisible()
}
