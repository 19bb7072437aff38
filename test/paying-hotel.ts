import { desc, eq, sql } from 'drizzle-orm'
import { exchangeRates } from '@/features/exchange-rates/server/table'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import type { PayWish } from '@/features/online-payments/contract'
import { askDuePayments } from '@/features/online-payments/server/ask-payments'
import { startPayment } from '@/features/online-payments/server/start-payment'
import { onlinePayments } from '@/features/online-payments/server/table'
import { readLedger } from '@/features/payments/server/store'
import type { PropertyFacts } from '@/features/property/contract'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { BY_GUEST } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Database } from '@/server/db/connect'
import { readSettings } from '@/server/env'
import { isPublicAddress } from '@/server/outside/public-address'
import { PESAPAL_SIMULATOR_KEYS, startPesapalSimulator } from '../simulators/pesapal'
import { createApi } from './app'
import { test as base } from './database'
import { makeBooking, makeVilla } from './factories'

export const SHILLINGS_PER_DOLLAR = 3700
const SITE = 'https://hotel.example.com'
export const IN_SHILLINGS: PayWish = { provider: 'pesapal', currency: 'UGX' }
export const IN_DOLLARS: PayWish = { provider: 'pesapal', currency: 'USD' }

/** `test` with a hotel that takes money through a simulated Pesapal, which sends no notices unless told to. */
export const test = base.extend('hotel', { scope: 'file' }, ({ database }, { onCleanup }) =>
  openHotel(database, onCleanup),
)

export type PayingHotel = Awaited<ReturnType<typeof openHotel>>

async function openHotel(database: Database, onCleanup: (close: () => Promise<void>) => void) {
  const { orm, pool } = database
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  await orm.insert(exchangeRates).values({ shillingsPerDollar: SHILLINGS_PER_DOLLAR })
  const pesapal = await startPesapalSimulator({ notices: 'none' })
  const env = pesapalSettings(pesapal.url)
  const app = await createApi(database, { env })
  onCleanup(async () => {
    await app.close()
    await pesapal.close()
  })
  const context: Context = {
    database,
    settings: readSettings(env),
    root: process.cwd(),
    today: () => toDay('2027-03-10'),
    now: () => new Date('2027-03-10T12:00:00+03:00'),
    mayReach: isPublicAddress,
    changed: () => {},
    onInvalidate: () => {},
  }
  const find = async (reference: string) => {
    const [row] = await orm.select().from(onlinePayments).where(eq(onlinePayments.reference, reference))
    if (!row) throw new Error(`there is no online payment ${reference}`)
    return row
  }
  return {
    app,
    context,
    pesapal,
    find,
    /** A stay of two nights at $130.00, to which nobody has paid anything. */
    book: async (own: Parameters<typeof makeBooking>[2] = {}) =>
      await makeBooking(orm, await makeVilla(orm), { guestPhone: '0772 123 456', ...own }),
    linkTo: async (bookingId: number) => `/api${await makeGuestLink(orm, bookingId)}`,
    begin: async (bookingId: number, wish: PayWish = IN_SHILLINGS) =>
      await startPayment(context, { bookingId, by: BY_GUEST, wish, purpose: 'balance', site: SITE }),
    /** Asks for whatever waits, as if its time had come. */
    ask: async () => {
      await pool.query(
        'update online_payments set next_ask_at = now(), claimed_until = null where next_ask_at is not null',
      )
      return await askDuePayments(context, app.log)
    },
    /** Asks for what is due by the clock alone. */
    askByClock: async () => await askDuePayments(context, app.log),
    readMoney: async (bookingId: number) => {
      const { due, paid, payments } = await readLedger(orm, bookingId)
      return { due, paid, amounts: payments.map(({ amount }) => amount) }
    },
    newest: async (bookingId: number) => {
      const [row] = await orm
        .select()
        .from(onlinePayments)
        .where(eq(onlinePayments.bookingId, bookingId))
        .orderBy(desc(onlinePayments.id))
      if (!row) throw new Error(`nobody pays online for booking ${bookingId}`)
      return row
    },
    setFacts: async (own: Partial<PropertyFacts>) => {
      await orm.update(propertyFacts).set({ facts: { ...sampleFacts, ...own } })
    },
    /** Lets this many hours pass for every online payment. */
    letPass: async (hours: number) => {
      await orm
        .update(onlinePayments)
        .set({ createdAt: sql`${onlinePayments.createdAt} - make_interval(hours => ${hours}::int)` })
    },
  }
}

/** The settings by which the app takes money through a simulated Pesapal. */
export function pesapalSettings(url: string) {
  return {
    PESAPAL_BASE_URL: url,
    PESAPAL_CONSUMER_KEY: PESAPAL_SIMULATOR_KEYS.consumerKey,
    PESAPAL_CONSUMER_SECRET: PESAPAL_SIMULATOR_KEYS.consumerSecret,
  }
}
