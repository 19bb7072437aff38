import type { Page } from '@playwright/test'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { airtelEnvironment, startAirtelSimulator } from '../simulators/airtel'
import { mtnEnvironment, startMtnSimulator } from '../simulators/mtn'
import { pesapalEnvironment, startPesapalSimulator } from '../simulators/pesapal'
import { findVilla } from './calendar-page'
import { test as base, expect, openApp, type RunningApp } from './fixtures'

export const TODAY = '2027-03-10'
/** The app asks the providers often, and the page the app every three seconds. */
export const SOON = { timeout: 25_000 }

type Providers = {
  pesapal: Awaited<ReturnType<typeof startPesapalSimulator>>
  mtn: Awaited<ReturnType<typeof startMtnSimulator>>
  airtel: Awaited<ReturnType<typeof startAirtelSimulator>>
}

/** The app with all providers simulated, which send no notices: whatever happens, the app finds out by itself. */
export const test = base.extend<object, { providers: Providers; app: RunningApp }>({
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of this pattern.
    async ({}, use) => {
      const pesapal = await startPesapalSimulator({ notices: 'none' })
      const mtn = await startMtnSimulator({ notices: 'none' })
      const airtel = await startAirtelSimulator({ notices: 'none' })
      await use({ pesapal, mtn, airtel })
      await Promise.all([pesapal.close(), mtn.close(), airtel.close()])
    },
    { scope: 'worker' },
  ],

  app: [
    async ({ providers: { pesapal, mtn, airtel } }, use) => {
      const app = await openApp({
        ...pesapalEnvironment(pesapal.url),
        ...mtnEnvironment(mtn.url),
        ...airtelEnvironment(airtel.url),
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

/** A request for four nights at $253.00, on its private page; answers the page's path. */
export async function openPage(page: Page, app: RunningApp): Promise<string> {
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

/** Asks for the prompt on the phone of this number. */
export async function payByPhone(page: Page, network: 'MTN' | 'Airtel', phone: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${network}`) }).check()
  await page.getByLabel('Mobile number that pays').fill(phone)
  await page.getByRole('button', { name: 'Pay UGX 936,100' }).click()
}

/** The money of all bookings, oldest first. */
export async function entries(app: RunningApp): Promise<object[]> {
  const { rows } = await app.database.pool.query(
    'select method, amount_cents as cents from booking_payments order by id',
  )
  return rows
}

/** Lets this many minutes pass for every online payment, as the app's database counts them. */
export async function letPass(app: RunningApp, minutes: number): Promise<void> {
  await app.database.pool.query(
    `update online_payments set created_at = created_at - make_interval(mins => $1),
       next_ask_at = next_ask_at - make_interval(mins => $1)`,
    [minutes],
  )
}
