import type { Page } from '@playwright/test'
import { makeGroupLink } from '@/features/guest-links/server/guest-links'
import { MTN_SIMULATOR_KEYS, startMtnSimulator } from '../simulators/mtn'
import { PESAPAL_SIMULATOR_KEYS, startPesapalSimulator } from '../simulators/pesapal'
import { heading, reachPayment, STAY, TODAY } from './booking-steps-page'
import { findVilla } from './calendar-page'
import { test as base, expect, expectNoAxeViolations, openApp, type RunningApp } from './fixtures'

/** The app asks the providers every two seconds, and the page the app every three. */
const SOON = { timeout: 25_000 }

type Providers = {
  pesapal: Awaited<ReturnType<typeof startPesapalSimulator>>
  mtn: Awaited<ReturnType<typeof startMtnSimulator>>
}

/** The app with a simulated Pesapal and MTN, asking for the first night in advance. */
const test = base.extend<object, { providers: Providers; app: RunningApp }>({
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of this pattern.
    async ({}, use) => {
      const pesapal = await startPesapalSimulator({ notices: 'none' })
      const mtn = await startMtnSimulator({ notices: 'none' })
      await use({ pesapal, mtn })
      await pesapal.close()
      await mtn.close()
    },
    { scope: 'worker' },
  ],

  app: [
    async ({ providers: { pesapal, mtn } }, use) => {
      const app = await openApp({
        PESAPAL_BASE_URL: pesapal.url,
        PESAPAL_CONSUMER_KEY: PESAPAL_SIMULATOR_KEYS.consumerKey,
        PESAPAL_CONSUMER_SECRET: PESAPAL_SIMULATOR_KEYS.consumerSecret,
        MTN_BASE_URL: mtn.url,
        MTN_TARGET_ENVIRONMENT: MTN_SIMULATOR_KEYS.targetEnvironment,
        MTN_CURRENCY: 'UGX',
        MTN_SUBSCRIPTION_KEY: MTN_SIMULATOR_KEYS.subscriptionKey,
        MTN_API_USER: MTN_SIMULATOR_KEYS.apiUser,
        MTN_API_KEY: MTN_SIMULATOR_KEYS.apiKey,
      })
      await app.database.pool.query(
        'insert into exchange_rates (shillings_per_dollar, set_by) values (3700, $1)',
        ['desk@pearl-villas.example'],
      )
      const rules = '[{"when": "always", "amount": "first night"}]'
      await app.database.pool.query(
        "update property_facts set facts = jsonb_set(facts, '{depositRules}', $1)",
        [rules],
      )
      await use(app)
      await app.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.beforeEach(async ({ app, resetBookings }) => {
  await resetBookings()
  app.setToday(TODAY)
})

const desk = (page: Page) => page.getByRole('region', { name: 'Pay online' })
const ways = (page: Page) => page.getByRole('group', { name: 'Your deposit: $55.00' })

async function reachDeposit(page: Page) {
  await reachPayment(page, await findVilla(page.request))
  await expect(ways(page)).toBeVisible()
}

async function confirm(page: Page) {
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
}

async function entries({ database }: RunningApp) {
  const { rows } = await database.pool.query<{ method: string; cents: number }>(
    'select method, amount_cents as cents from booking_payments order by id',
  )
  return rows
}

for (const width of [360, 768, 1440])
  test(`at ${width} px a guest pays the deposit by card in the flow and comes back to the confirmation`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await reachDeposit(page)
    await expect(ways(page).getByRole('radio', { name: /^Later/ })).toBeChecked()
    await ways(page).getByRole('radio', { name: /^Card/ }).check()
    // A radio that the header covers by half would count as a small one.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoAxeViolations(page)
    await confirm(page)
    await expect(page.getByRole('button', { name: 'Pay by card' })).toBeVisible(SOON)
    // The request is there, whatever becomes of the payment; the provider hears the site it came from and no page of it.
    const { rows } = await app.database.pool.query('select status from bookings')
    expect(rows).toEqual([{ status: 'pending' }])
    expect(await page.evaluate(() => document.referrer)).toBe(`${app.url}/`)
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await expect(page).toHaveURL(/\/booking$/)
    await expect(heading(page, 'Request received')).toBeVisible()
    await expect(desk(page)).toContainText('Paid. Thank you!', SOON)
    await expectNoAxeViolations(page)
    expect(await entries(app)).toEqual([{ method: 'card', cents: 5500 }])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })

test('by a prompt the page waits and tells, and a request that is paid is confirmed at once where the hotel allows it', async ({
  page,
  app,
}) => {
  const setAtOnce = (isOn: string) =>
    app.database.pool.query("update property_facts set facts = jsonb_set(facts, '{confirmsAtOnce}', $1)", [
      isOn,
    ])
  await setAtOnce('true')
  await reachDeposit(page)
  await ways(page).getByRole('radio', { name: /^MTN/ }).check()
  const phone = page.getByLabel('Mobile number that pays')
  await expect(phone).toHaveValue('+256 700 000 099')
  await phone.fill('0414')
  await confirm(page)
  await expect(page.getByText('Please enter the mobile number that gets the prompt')).toBeVisible()
  expect((await app.database.pool.query('select id from bookings')).rows).toEqual([])
  await phone.fill('0772 123 456')
  await confirm(page)
  await expect(desk(page)).toContainText('Paid. Thank you!', SOON)
  await expect(heading(page, 'Confirmed')).toBeVisible()
  expect(await entries(app)).toEqual([{ method: 'mobile-money', cents: 5500 }])
  await page.reload()
  await expect(heading(page, 'Confirmed')).toBeVisible()
  expect(await entries(app)).toHaveLength(1)
  await setAtOnce('false')
})

test('where a payment fails the request stands, and another way pays', async ({ page, app }) => {
  await reachDeposit(page)
  await ways(page)
    .getByRole('radio', { name: /in shillings/ })
    .check()
  await confirm(page)
  await page.getByRole('button', { name: 'Fail: not enough money' }).click(SOON)
  await expect(desk(page)).toContainText('There was not enough money in the account.', SOON)
  await expect(heading(page, 'Request received')).toBeVisible()
  expect((await app.database.pool.query('select status from bookings')).rows).toEqual([{ status: 'pending' }])
  await desk(page).getByRole('radio', { name: /^MTN/ }).check()
  await desk(page).getByLabel('Mobile number that pays').fill('0772 123 456')
  await desk(page)
    .getByRole('button', { name: /^Pay UGX/ })
    .click()
  await expect(desk(page)).toContainText('Paid. Thank you!', SOON)
  expect(await entries(app)).toEqual([{ method: 'mobile-money', cents: 5500 }])
})

test('who pays later sends the request alone, begins no payment, and may still pay where the receipt is', async ({
  page,
  app,
}) => {
  await reachDeposit(page)
  await confirm(page)
  await expect(heading(page, 'Request received')).toBeFocused()
  await expect(desk(page)).toContainText('Still to pay: $55.00')
  await expect(page.getByText('You can pay your deposit here now, or later')).toBeVisible()
  expect((await app.database.pool.query('select id from online_payments')).rows).toEqual([])
  await page.reload()
  await expect(desk(page).getByRole('button', { name: 'Pay $55.00' })).toBeVisible()
})

for (const width of [360, 1440])
  test(`at ${width} px a group chooses extras at a villa, pays one deposit for all of them and comes back to its confirmation`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const villas: { id: number; categoryName: string; isAvailable: boolean }[] = await (
      await page.request.get('/api/villas')
    ).json()
    const [one, two] = villas.filter((villa) => villa.categoryName === 'Deluxe Villa' && villa.isAvailable)
    const { checkIn, checkOut } = STAY
    await page.goto(`/booking/group?checkIn=${checkIn}&checkOut=${checkOut}&villas=${one?.id}x2-${two?.id}x2`)
    const first = page.getByRole('main').getByRole('article').first()
    await first.getByText('Name, children, other dates, extras').click()
    await first.getByRole('checkbox', { name: /Airport pickup/ }).check()
    await expect(first).toContainText('With Airport pickup')
    await expect(page.getByText('$90.00 of it for extras.')).toBeVisible()
    const deposit = page.getByRole('group', { name: /^Your deposit: \$/ })
    await deposit.getByRole('radio', { name: /^Card/ }).check()
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Sample Guest')
    await page.getByRole('textbox', { name: 'Email' }).fill('guest@example.com')
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByRole('button', { name: 'Pay by card' }).click(SOON)
    await expect(page).toHaveURL(/\/booking\/group$/)
    await expect(heading(page, 'Request received')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Extras$90.00')
    await expect(desk(page)).toContainText('Paid. Thank you!', SOON)
    await expectNoAxeViolations(page)
    const { rows } = await app.database.pool.query<{ paid: number; nights: number }>(
      `select sum(payment.amount_cents)::int as paid, (booking.nights -> 0 ->> 'cents')::int as nights
         from bookings booking join booking_payments payment on payment.booking_id = booking.id
         group by booking.id order by booking.id`,
    )
    expect(rows).toHaveLength(2)
    for (const { paid, nights } of rows) expect(paid).toBe(nights)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })

test('the private page of a group leads to one payment of the deposits that are left', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const villas: { id: number; categoryName: string; isAvailable: boolean }[] = await (
    await page.request.get('/api/villas')
  ).json()
  const stay = { checkInDate: STAY.checkIn, checkOutDate: STAY.checkOut, numberOfGuests: 2 }
  const parts = villas
    .filter((villa) => villa.categoryName === 'Deluxe Villa' && villa.isAvailable)
    .slice(0, 2)
    .map(({ id: villaId }) => ({ villaId, ...stay }))
  const guest = { guestName: 'Sample Guest', guestEmail: 'guest@example.com' }
  const answer = await page.request.post('/api/group-bookings', { data: { ...guest, parts } })
  const { deposit } = await answer.json()
  const { rows } = await app.database.pool.query<{ id: number }>('select group_id as id from bookings')
  await page.goto((await makeGroupLink(app.database.orm, rows[0]?.id ?? 0)) ?? '')
  const [dollars] = String(deposit.amount).split('.')
  const pay = page.getByRole('button', { name: new RegExp(`^Pay the deposit of all villas: \\$${dollars}`) })
  await expect(pay).toBeVisible()
  await expectNoAxeViolations(page)
  await pay.click()
  await expect(page).toHaveURL(/\/pay\//)
  await expect(desk(page)).toContainText(`Still to pay: $${deposit.amount}`)
})
