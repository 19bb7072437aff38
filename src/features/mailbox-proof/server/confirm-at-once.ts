import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { FREEING_STATUSES } from '@/features/bookings/rules/status'
import { bookings } from '@/features/bookings/server/table'
import { readAtOnce } from '@/features/property/server/store'
import type { Day } from '@/kernel/days'

/** Whoever would confirm at once waits here for whoever is at it, so that the last of an allotment goes once. */
const ALLOTMENT_LOCK = 'bookings confirmed at once'

/**
 * Whether the hotel has the app confirm a stay whose mailbox is proved: where its facts say so, and in each night fewer
 * villas were confirmed that way than they allow. What staff confirm does not count.
 */
export async function mayConfirmAtOnce(
  transaction: NodePgDatabase,
  { checkInDate, checkOutDate }: { checkInDate: Day; checkOutDate: Day },
): Promise<boolean> {
  const { isOn, mostVillas } = await readAtOnce(transaction)
  if (!isOn || mostVillas === null) return isOn
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
