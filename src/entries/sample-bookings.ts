import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { sampleMessages } from '@/features/contact/server/sample-messages'
import { contactMessages } from '@/features/contact/server/table'
import { sampleBookings } from '@/features/front-desk/server/sample-bookings'
import { listVillas } from '@/features/villas/server/store'
import type { Day } from '@/kernel/days'

// Any number of our own, the same in every process on one server.
const SAMPLE_LOCK = 7_365_712_042
const ROWS_AT_ONCE = 500

/**
 * Fills the calendar around `today` (the property's) with evidently made-up guests, for a demonstration, and
 * answers how many stays it made: none where there are bookings already. The same day gives the same stays.
 */
export async function loadSampleBookings(orm: NodePgDatabase, today: Day): Promise<number> {
  return await orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SAMPLE_LOCK})`)
    if ((await transaction.$count(bookings)) > 0) return 0
    const stays = sampleBookings(await listVillas(transaction), today)
    for (let start = 0; start < stays.length; start += ROWS_AT_ONCE)
      await transaction.insert(bookings).values(stays.slice(start, start + ROWS_AT_ONCE))
    await transaction.insert(contactMessages).values(sampleMessages(today))
    return stays.length
  })
}
