import type { Page } from '@playwright/test'
import { makeGuestLink } from '@/features/my-booking/server/guest-links'
import { MTN_SIMULATOR_KEYS, startMtnSimulator } from '../simulators/mtn'
import { PESAPAL_SIMULATOR_KEYS, startPesapalSimulator } from '../simulators/pesapal'
import { findVilla } from './calendar-page'
import { test as base, expect, expectNoAxeViolations, openApp, type RunningApp } from './fixtures'

const TODAY = '2027-03-10'
/** The app asks the providers every two seconds, and the page the app every three. */
const SOON = { timeout: 25_000 }

type Providers = {
  pesapal: Awaited<ReturnType<typeof startPesapalSimulator>>
  mtn: Awaited<ReturnType<typeof startMtnSimulator>>
}

/** The app with a simulated Pesapal and MTN, which send no notices: whatever happens, the app finds out by itself. */
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

test('a guest pays by card on the provider’s page and comes back to their own, which says so', async ({
  page,
  app,
}) => {
  const path = await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await expect(desk).toContainText('Still to pay: $253.00')
  await expect(desk).toContainText('UGX 936,100 at today’s rate')
  await expectNoAxeViolations(page)
  await desk.getByRole('button', { name: 'Pay $253.00' }).click()
  await expect(page).toHaveURL(/\/pay\//)
  // The page of the provider hears nothing of the private link.
  expect(await page.evaluate(() => document.referrer)).toBe('')
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(page).toHaveURL(path)
  await expect(desk).toContainText('Paid. Thank you!', SOON)
  await expect(desk.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await page.reload()
  await expect(desk).toContainText('We have received $253.00. You need to do nothing else.')
  expect(await entries(app)).toEqual([{ method: 'card', cents: 25_300 }])
})

test('what failed says what to do, and another way pays', async ({ page, app, complaints }) => {
  // A number that is none.
  complaints.allow(/422/)
  await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await desk.getByRole('radio', { name: /in shillings/ }).check()
  await desk.getByRole('button', { name: 'Pay UGX 936,100' }).click()
  await page.getByRole('button', { name: 'Fail: not enough money' }).click()
  await expect(desk).toContainText('There was not enough money in the account.', SOON)
  await desk.getByRole('radio', { name: /^MTN/ }).check()
  await desk.getByLabel('Mobile number that pays').fill('0414 123')
  await desk.getByRole('button', { name: 'Pay UGX 936,100' }).click()
  await expect(desk).toContainText('Please enter the mobile number that gets the prompt')
  await desk.getByLabel('Mobile number that pays').fill('0772 123 456')
  await desk.getByRole('button', { name: 'Pay UGX 936,100' }).click()
  await expect(desk).toContainText('Paid. Thank you!', SOON)
  expect(await entries(app)).toEqual([{ method: 'mobile-money', cents: 25_300 }])
})

test('a guest pays the deposit that is asked for, and sees what is still due', async ({ page, app }) => {
  const { pool } = app.database
  const setRules = (rules: string) =>
    pool.query("update property_facts set facts = jsonb_set(facts, '{depositRules}', $1)", [rules])
  await setRules('[{"when": "always", "amount": "first night"}]')
  await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await expect(desk.getByRole('radio', { name: 'The deposit: $55.00' })).toBeChecked()
  await expectNoAxeViolations(page)
  await desk.getByRole('button', { name: 'Pay $55.00' }).click()
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(desk).toContainText('We have received $55.00.', SOON)
  await expect(desk).toContainText('Still to pay: $198.00')
  await expect(desk.getByRole('button', { name: 'Pay $198.00' })).toBeVisible()
  expect(await entries(app)).toEqual([{ method: 'card', cents: 5500 }])
  await setRules('[]')
})

test('who leaves the provider’s page comes back, goes on where they left, and pays once', async ({
  page,
  app,
}) => {
  const path = await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await desk.getByRole('button', { name: 'Pay $253.00' }).click()
  await page.getByRole('link', { name: 'Abandon and go back' }).click()
  await expect(page).toHaveURL(path)
  await expect(desk).toContainText('Waiting for your payment')
  await expectNoAxeViolations(page)
  await desk.getByRole('link', { name: 'Go on paying' }).click()
  await page.getByRole('button', { name: 'Pay by mobile money' }).click()
  await expect(desk).toContainText('Paid. Thank you!', SOON)
  expect(await entries(app)).toEqual([{ method: 'mobile-money', cents: 25_300 }])
})

test('a prompt is on the phone while the page waits; one that expires says so', async ({
  page,
  app,
  providers,
}) => {
  await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await payByMtn(page, '0772 000 453')
  await expect(desk).toContainText('A prompt is on your phone.')
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(desk).toContainText('A prompt is on your phone.')
  const [waiting] = providers.mtn.payments.list().slice(-1)
  providers.mtn.payments.settle(waiting?.reference ?? '', { state: 'expired', reason: 'EXPIRED' })
  await expect(desk).toContainText('The time to pay was over', SOON)
  expect(await entries(app)).toEqual([])
})

test('a provider that is down takes nothing and says so, and what was paid meanwhile is found once it is back', async ({
  page,
  app,
  providers,
}) => {
  await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await payByMtn(page, '0772 000 453')
  await expect(desk).toContainText('A prompt is on your phone.')
  const [waiting] = providers.mtn.payments.list().slice(-1)
  providers.mtn.goDown()
  providers.mtn.payments.settle(waiting?.reference ?? '', { state: 'paid' })
  providers.pesapal.goDown()
  await desk.getByText('Pay in another way').click()
  await desk.getByRole('radio', { name: /^Card/ }).check()
  await desk.getByRole('button', { name: 'Pay $253.00' }).click()
  await expect(desk).toContainText('The payment provider does not answer at the moment.')
  expect(await entries(app)).toEqual([])
  providers.pesapal.comeBack()
  providers.mtn.comeBack()
  await app.database.pool.query(
    'update online_payments set next_ask_at = now() where next_ask_at is not null',
  )
  await expect.poll(() => entries(app), SOON).toEqual([{ method: 'mobile-money', cents: 25_300 }])
})

test('money for nights that were given to others meanwhile is kept, and the page does not say that the booking stands', async ({
  page,
  app,
  providers,
}) => {
  await openPage(page, app)
  const desk = page.getByRole('region', { name: 'Pay online' })
  await payByMtn(page, '0772 000 453')
  await expect(desk).toContainText('A prompt is on your phone.')
  await app.database.pool.query("update bookings set status = 'cancelled', hold_expires_at = null")
  const [waiting] = providers.mtn.payments.list().slice(-1)
  providers.mtn.payments.settle(waiting?.reference ?? '', { state: 'paid' })
  await expect(desk).toContainText('Paid. Thank you!', SOON)
  await expect(page.getByText('This booking is cancelled. Its nights are free for others.')).toBeVisible()
  expect(await entries(app)).toEqual([{ method: 'mobile-money', cents: 25_300 }])
})

for (const width of [320, 360, 1440])
  test(`paying hinders nobody at ${width} px`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, app)
    await page.getByRole('radio', { name: /^MTN/ }).check()
    await expect(page.getByLabel('Mobile number that pays')).toBeVisible()
    await expectNoAxeViolations(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })

async function payByMtn(page: Page, phone: string): Promise<void> {
  await page.getByRole('radio', { name: /^MTN/ }).check()
  await page.getByLabel('Mobile number that pays').fill(phone)
  await page.getByRole('button', { name: 'Pay UGX 936,100' }).click()
}

/** A request for four nights at $253.00, on its private page; answers the page's path. */
async function openPage(page: Page, app: RunningApp): Promise<string> {
  const villa = await findVilla(page.request)
  const answer = await page.request.post('/api/bookings', {
    data: {
      villaId: villa.id,
      guestName: 'Sample Guest',
      guestEmail: 'guest@example.com',
      checkInDate: '2027-03-18',
      checkOutDate: '2027-03-22',
      numberOfGuests: 1,
    },
  })
  expect(answer.status()).toBe(201)
  const path = await makeGuestLink(app.database.orm, (await answer.json()).id)
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'Pay online' })).toBeVisible()
  return path
}

async function entries(app: RunningApp): Promise<object[]> {
  const { rows } = await app.database.pool.query(
    'select method, amount_cents as cents from booking_payments order by id',
  )
  return rows
}
