import { inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { erasePerson } from '@/features/guest-data/server/erase-person'
import { findPersonOfProfile, type Person } from '@/features/guest-data/server/find-person'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { BY_ITSELF } from '@/server/audit/record-change'
import type { Context } from '@/server/context'

/** So that a first night on an old hotel's data is no long one: the rest goes in the nights after. */
const MOST_A_NIGHT = 200

type Wanted = {
  /** Of which every stay ended before. */
  limit: Day
  /** Those with money or a stay that took place, which belong to the books; else those with neither. */
  hasBooks: boolean
  closing: AbortSignal | undefined
}

/** SQL: a booking that belongs to the books. */
const IN_BOOKS = sql.raw(`(booking.status in ('checked-in', 'checked-out')
  or exists (select from booking_payments payment where payment.booking_id = booking.id)
  or exists (select from folio_charges charge where charge.booking_id = booking.id)
  or exists (select from documents paper where paper.booking_id = booking.id))`)

/**
 * Erases guests as they would be erased by request. Who must not be hosted is kept as long as the mark stands; whom
 * something is still open with waits, and so does who wrote to the hotel since, until those messages have gone.
 */
export async function erasePastGuests(
  context: Context,
  { limit, hasBooks, closing }: Wanted,
): Promise<number> {
  const { orm } = context.database
  const { rows } = await orm.execute<{ id: number }>(sql`
    select guest.id from guests guest
    where not guest.is_do_not_host
      and exists (select from guest_stays stay where stay.guest_id = guest.id)
      and not exists (select from guest_stays stay join bookings booking on booking.id = stay.booking_id
        where stay.guest_id = guest.id and booking.check_out_date >= ${limit}::date)
      and ${hasBooks ? sql`` : sql`not`} exists (
        select from guest_stays stay join bookings booking on booking.id = stay.booking_id
        where stay.guest_id = guest.id and ${IN_BOOKS})
    order by guest.id`)
  let erased = 0
  for (const { id } of rows) {
    if (closing?.aborted || erased === MOST_A_NIGHT) return erased
    if (await eraseOne(context, id, limit)) erased += 1
  }
  return erased
}

async function eraseOne(context: Context, guestId: number, limit: Day): Promise<boolean> {
  const find = async (transaction: NodePgDatabase) => {
    const person = await findPersonOfProfile(transaction, guestId)
    if (!person || !(await isPast(transaction, person, limit))) throw new AppError('step-not-allowed')
    return person
  }
  try {
    await erasePerson(context, BY_ITSELF, find, { isTold: false, isLookedAt: false })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'step-not-allowed') return false
    throw error
  }
}

/** Once more where everything of the person is known: with the same mailbox they may have booked under another profile. */
async function isPast(transaction: NodePgDatabase, person: Person, limit: Day): Promise<boolean> {
  const { bookingIds, messageIds, enquiryIds } = person
  if (messageIds.length + enquiryIds.length > 0) return false
  const later = await transaction.$count(
    bookings,
    sql`${inArray(bookings.id, bookingIds)} and ${bookings.checkOutDate} >= ${limit}::date`,
  )
  return later === 0
}
