import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { FREEING_STATUSES } from '@/features/bookings/rules/status'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { bookings } from '@/features/bookings/server/table'
import { contactsOf, isDoNotHost } from '@/features/guests/server/find-guest'
import { readAtOnce } from '@/features/property/server/store'
import type { Day } from '@/kernel/days'

/** Whoever would confirm at once waits here for whoever is at it, so that the last of an allotment goes once. */
const ALLOTMENT_LOCK = 'bookings confirmed at once'

/**
 * Whether the hotel has the app confirm a stay whose mailbox is proved: where its facts say so, and in each night fewer
 * villas were confirmed that way than they allow. What staff confirm does not count. A guest who must not be hosted is
 * never confirmed so and told nothing of it: the request waits for staff.
 */
export async function mayConfirmAtOnce(
  transaction: NodePgDatabase,
  { id, checkInDate, checkOutDate }: { id: number; checkInDate: Day; checkOutDate: Day },
): Promise<boolean> {
  const { isOn, mostVillas } = await readAtOnce(transaction)
  if (!isOn || (await isForUnwanted(transaction, id))) return false
  if (mostVillas === null) return true
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ALLOTMENT_LOCK}, 0))`)
  const freeing = sql.join(
    FREEING_STATUSES.map((status) => sql`${status}`),
    sql`, `,
  )
  const { rows } = await transaction.execute<{ isFull: boolean }>(sql`
    select exists (
      select from generate_series(${checkInDate}::date, ${checkOutDate}::date - 1, interval '1 day') as night
      where (
        select count(*) from ${bookings}
        where ${bookings.isConfirmedAtOnce} and ${bookings.status} not in (${freeing})
          and ${bookings.checkInDate} <= night and ${bookings.checkOutDate} > night
      ) >= ${mostVillas}::int) as "isFull"`)
  return rows[0]?.isFull === false
}

async function isForUnwanted(transaction: NodePgDatabase, id: number): Promise<boolean> {
  const booking = await findBooking(transaction, id)
  if (!booking) return false
  return await isDoNotHost(transaction, contactsOf(booking.guestEmail, booking.guestPhone))
}
