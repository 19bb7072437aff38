import { and, asc, between, eq, isNotNull, notExists } from 'drizzle-orm'
import { bookings } from '@/features/bookings/server/table'
import { readPropertyFacts } from '@/features/property/server/store'
import type { Context } from '@/server/context'
import { queueMail } from '@/server/mail/queue-mail'
import { REVIEW_EMAIL_KIND } from '../rules/email-words'
import { firstNameOf } from '../rules/first-name'
import { departuresToAsk } from '../rules/invitation'
import { reviews } from './table'

const MOST_AT_ONCE = 100

/**
 * Asks the guests of stays that ended yesterday or shortly before for a review: makes its row and queues the mail with
 * it. Any number of processes may do it at once, and none asks twice: a stay has one row.
 */
export async function inviteReviews({
  database: { orm },
  now,
  today,
}: Pick<Context, 'database' | 'now' | 'today'>): Promise<number> {
  const departures = departuresToAsk(now(), today(), await readPropertyFacts(orm))
  return await orm.transaction(async (transaction) => {
    const ended = await transaction
      .select({ id: bookings.id, guestName: bookings.guestName, departedOn: bookings.checkOutDate })
      .from(bookings)
      .where(
        and(
          eq(bookings.status, 'checked-out'),
          isNotNull(bookings.guestEmail),
          between(bookings.checkOutDate, departures.first, departures.last),
          notExists(transaction.select().from(reviews).where(eq(reviews.bookingId, bookings.id))),
        ),
      )
      .orderBy(asc(bookings.id))
      .limit(MOST_AT_ONCE)
    if (ended.length === 0) return 0
    const asked = await transaction
      .insert(reviews)
      .values(
        ended.map(({ id, guestName, departedOn }) => ({
          bookingId: id,
          firstName: firstNameOf(guestName),
          departedOn,
        })),
      )
      .onConflictDoNothing({ target: reviews.bookingId })
      .returning({ id: reviews.id })
    const ids = asked.map(({ id }) => id)
    await queueMail(transaction, REVIEW_EMAIL_KIND, ids)
    return ids.length
  })
}
