import type { SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { Ending } from '../rules/status'
import type { RepriceExtras } from './booking-extras'
import type { bookings } from './table'

/** Charges what ending a booking costs by the terms, in the transaction that gives its nights back and has locked it. */
export type ChargeEnding = (
  transaction: NodePgDatabase,
  context: Pick<Context, 'now' | 'today'>,
  by: Pick<Staff, 'id' | 'email'>,
  booking: typeof bookings.$inferSelect,
  ending: Ending,
) => Promise<void>

/** What bookings ask of the money kept above them; src/entries/booking-money.ts joins the two. */
export type BookingMoney = {
  /** SQL: what a row of `bookings` owes, in cents. */
  owedCents: SQL
  chargeEnding: ChargeEnding
  repriceExtras: RepriceExtras
}
