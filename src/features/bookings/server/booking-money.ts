import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { AppError } from '@/kernel/errors'
import { type Cents, formatPrice, toCents } from '@/kernel/money'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { Ending } from '../rules/status'
import type { RepriceExtras } from './booking-extras'
import type { bookings } from './table'

/** Charges what ending a booking costs by the terms, in the transaction that gives its nights back and has locked it; answers how much. */
export type ChargeEnding = (
  transaction: NodePgDatabase,
  context: Pick<Context, 'now' | 'today'>,
  by: Pick<Staff, 'id' | 'email'>,
  booking: typeof bookings.$inferSelect,
  ending: Ending,
) => Promise<Cents>

/** What bookings ask of the money kept above them; src/entries/booking-money.ts joins the two. */
export type BookingMoney = {
  chargeEnding: ChargeEnding
  repriceExtras: RepriceExtras
}

/**
 * Throws total-differs, which undoes the ending, where it was charged otherwise than whoever asked for it has read: the
 * time to cancel for free may have ended since. Nothing seen is nothing to compare.
 */
export function assertFeeSeen(charged: Cents, seen: string | null | undefined, ending: Ending) {
  if (seen == null || toCents(seen) === charged) return
  const message =
    ending === 'cancelled'
      ? `Cancelling now costs ${formatPrice(charged)}. Nothing was cancelled: please look again.`
      : `A no-show now costs ${formatPrice(charged)}. Nothing was changed: please look again.`
  throw new AppError('total-differs', { message })
}
