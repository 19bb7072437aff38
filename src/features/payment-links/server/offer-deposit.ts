import { and, eq, sql } from 'drizzle-orm'
import type { OfferDeposit } from '@/features/bookings/server/booking-extras'
import { bookings } from '@/features/bookings/server/table'
import { providersFor } from '@/features/online-payments/server/open-for'
import { readDue } from '@/features/online-payments/server/read-due'
import { paymentLinks } from '@/features/online-payments/server/table'
import { toAmount } from '@/kernel/money'
import { BY_GUEST } from '@/server/audit/record-change'
import { addAddress } from './make-link'

/** For so long the deposit can be paid on the page of the booking; after that by the guest's own page. */
const LASTS_DAYS = 7

const IS_OVER = sql<boolean>`${paymentLinks.revokedAt} is not null or ${paymentLinks.expiresAt} <= now()`

/**
 * A payment link over the deposit for who made the request, one a booking; asked again it gets a further address,
 * unless it has ended: none is made in the place of one that staff took back. It opens
 * nothing of the booking (docs/decisions/online-payments.md).
 */
export const offerDeposit: OfferDeposit = async ({ database: { orm }, settings }, bookingId) => {
  if (providersFor(settings).length === 0) return undefined
  const { deposit } = await readDue(orm, bookingId)
  if (deposit <= 0) return undefined
  return await orm.transaction(async (transaction) => {
    await transaction
      .select({ id: bookings.id })
      .from(bookings)
      .where(eq(bookings.id, bookingId))
      .for('update')
    const [before] = await transaction
      .select({ id: paymentLinks.id, isOver: IS_OVER })
      .from(paymentLinks)
      .where(
        and(
          eq(paymentLinks.bookingId, bookingId),
          eq(paymentLinks.purpose, 'deposit'),
          eq(paymentLinks.madeByEmail, BY_GUEST.email),
        ),
      )
    if (before?.isOver) return undefined
    const [link] = before
      ? [before]
      : await transaction
          .insert(paymentLinks)
          .values({
            ...{ bookingId, purpose: 'deposit', madeByEmail: BY_GUEST.email },
            expiresAt: sql`now() + make_interval(days => ${LASTS_DAYS}::int)`,
          })
          .returning({ id: paymentLinks.id })
    if (!link) throw new Error('The payment link was not written')
    const { path } = await addAddress(transaction, link.id)
    return { amount: toAmount(deposit), path }
  })
}
