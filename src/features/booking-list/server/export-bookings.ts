import { and, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { BookingOrder } from '@/features/bookings/rules/list-order'
import {
  conditionsOf,
  ORDERS,
  orderOf,
  selectBookings,
  toStaffBooking,
} from '@/features/bookings/server/list-bookings'
import { bookings } from '@/features/bookings/server/table'
import type { StaffBooking, StaffBookingQuery } from '@/features/bookings/staff-contract'

/** Large enough that a query a page costs little, small enough for the memory of many exports at once. */
const EXPORTED_AT_ONCE = 1000

const ORDER_TYPES: Record<BookingOrder, 'int' | 'text' | 'date'> = {
  id: 'int',
  guestName: 'text',
  villaName: 'text',
  checkInDate: 'date',
  checkOutDate: 'date',
  totalAmount: 'int',
  status: 'text',
  source: 'text',
}

/** All of them, some at a time: as many as are in memory at once. Who stops reading ends the queries. */
export async function* exportBookings(
  orm: NodePgDatabase,
  query: StaffBookingQuery,
): AsyncGenerator<StaffBooking[], void> {
  const sort = query.sort ?? '-id'
  let after: SQL | undefined
  for (;;) {
    const rows = await selectBookings(orm, ORDERS[sort.replace(/^-/, '') as BookingOrder])
      .where(and(conditionsOf(query), after))
      .orderBy(...orderOf(sort))
      .limit(EXPORTED_AT_ONCE)
    if (rows.length > 0) yield rows.map(toStaffBooking)
    const last = rows.at(-1)
    if (!last || rows.length < EXPORTED_AT_ONCE) return
    after = isAfter(sort, last)
  }
}

/** What comes after a booking in an order, whatever has come or gone meanwhile. None of the orders has a null. */
function isAfter(
  sort: NonNullable<StaffBookingQuery['sort']>,
  { id, key }: { id: number; key: string },
): SQL {
  const name = sort.replace(/^-/, '') as BookingOrder
  const place = sql`(${ORDERS[name]}, ${bookings.id})`
  const last = sql`(${key}::${sql.raw(ORDER_TYPES[name])}, ${id}::int)`
  return sort.startsWith('-') ? sql`${place} < ${last}` : sql`${place} > ${last}`
}
