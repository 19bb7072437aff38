import { and, gt, lte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import type { Day } from '@/kernel/days'

/** Every booking with a night from `first` to `last`, whatever its status, as figures count it. */
export async function listStays(orm: NodePgDatabase, { first, last }: { first: Day; last: Day }) {
  const { villaId, checkInDate, checkOutDate, totalCents, nights, status, source, createdAt } = bookings
  return await orm
    .select({
      ...{ villaId, nights, status, source, createdAt },
      ...{ checkIn: checkInDate, checkOut: checkOutDate, total: totalCents },
    })
    .from(bookings)
    .where(and(lte(checkInDate, last), gt(checkOutDate, first)))
}
