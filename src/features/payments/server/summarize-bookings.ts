import { eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { FREEING_STATUSES } from '@/features/bookings/rules/status'
import { conditionsOf, looksAtVillas } from '@/features/bookings/server/list-bookings'
import { bookings } from '@/features/bookings/server/table'
import type { BookingSummary, StaffBookingQuery } from '@/features/bookings/staff-contract'
import { folioCharges } from '@/features/charges/server/table'
import { villas } from '@/features/villas/server/table'
import { toAmount } from '@/kernel/money'

/**
 * How many bookings a query finds on all pages, with their nights, their amount and what their guests owe, charges included.
 * Nights and charges are summed apart: charges asked for booking by booking take seconds for a million.
 */
export async function summarizeBookings(
  orm: NodePgDatabase,
  query: StaffBookingQuery,
): Promise<BookingSummary> {
  const where = conditionsOf(query)
  const select = orm
    .select({
      bookings: sql<number>`count(*)::int`,
      nights: sql<number>`coalesce(sum(${bookings.checkOutDate} - ${bookings.checkInDate}), 0)::int`,
      cents: sql<string>`coalesce(sum(${bookings.totalCents}), 0)`,
      owed: sql<string>`coalesce(sum(${bookings.totalCents})
        filter (where ${notInArray(bookings.status, [...FREEING_STATUSES])}), 0)`,
    })
    .from(bookings)
    .$dynamic()
  if (looksAtVillas(query)) select.innerJoin(villas, eq(villas.id, bookings.villaId))
  const [sums] = await select.where(where)
  const found = orm
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(where)
  const [charged] = await orm
    .select({ cents: sql<string>`coalesce(sum(${folioCharges.amountCents}), 0)` })
    .from(folioCharges)
    .where(where && inArray(folioCharges.bookingId, found))
  return {
    bookings: sums?.bookings ?? 0,
    nights: sums?.nights ?? 0,
    amount: toAmount(Number(sums?.cents ?? 0)),
    owed: toAmount(Number(sums?.owed ?? 0) + Number(charged?.cents ?? 0)),
  }
}
