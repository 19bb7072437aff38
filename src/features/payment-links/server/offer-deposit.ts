import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { OfferDeposit } from '@/features/bookings/server/booking-extras'
import type { OfferGroupDeposit } from '@/features/groups/server/group-selling'
import { providersFor } from '@/features/online-payments/server/open-for'
import { readDue, readGroupDeposits, sumDeposits } from '@/features/online-payments/server/read-due'
import { lockWithGroup } from '@/features/online-payments/server/share-deposit'
import { paymentLinks } from '@/features/online-payments/server/table'
import { type Cents, toAmount } from '@/kernel/money'
import { BY_GUEST } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { addAddress } from './make-link'

/** For so long the deposit can be paid on the page of the booking; after that by the guest's own page. */
const LASTS_DAYS = 7

const EXPIRY = sql`now() + make_interval(days => ${LASTS_DAYS}::int)`

const IS_EXPIRED = sql<boolean>`${paymentLinks.expiresAt} <= now()`

/**
 * A payment link over the deposit for who made the request, one a booking; asked again it gets a further address,
 * unless it has ended: none is made in the place of one that staff took back. It opens
 * nothing of the booking (docs/decisions/online-payments.md).
 */
export const offerDeposit: OfferDeposit = async (context, bookingId) => {
  if (providersFor(context.settings).length === 0) return undefined
  const { deposit } = await readDue(context.database.orm, bookingId)
  return await offerLink(context, deposit, { bookingId, groupId: null })
}

/**
 * The same over the deposits of all bookings of a group: one payment for all of them. Its guest asks for it on the private
 * page too, as long as it is due: there it lasts on.
 */
export const offerGroupDeposit: OfferGroupDeposit = async (context, groupId) => {
  if (providersFor(context.settings).length === 0) return undefined
  const deposits = await readGroupDeposits(context.database.orm, groupId)
  const first = deposits.find(({ cents }) => cents > 0)
  return first && (await offerLink(context, sumDeposits(deposits), { bookingId: first.bookingId, groupId }))
}

async function offerLink(
  { database: { orm } }: Pick<Context, 'database'>,
  deposit: Cents,
  { bookingId, groupId }: { bookingId: number; groupId: number | null },
) {
  if (deposit <= 0) return undefined
  return await orm.transaction(async (transaction) => {
    await lockWithGroup(transaction, bookingId)
    const [before] = await transaction
      .select({ id: paymentLinks.id, isRevoked: isNotNull(paymentLinks.revokedAt), isExpired: IS_EXPIRED })
      .from(paymentLinks)
      .where(
        and(
          groupId === null
            ? and(eq(paymentLinks.bookingId, bookingId), isNull(paymentLinks.groupId))
            : eq(paymentLinks.groupId, groupId),
          eq(paymentLinks.purpose, 'deposit'),
          eq(paymentLinks.madeByEmail, BY_GUEST.email),
        ),
      )
    if (before?.isRevoked || (before?.isExpired && groupId === null)) return undefined
    if (before?.isExpired)
      await transaction.update(paymentLinks).set({ expiresAt: EXPIRY }).where(eq(paymentLinks.id, before.id))
    const [link] = before
      ? [before]
      : await transaction
          .insert(paymentLinks)
          .values({
            ...{ bookingId, groupId, purpose: 'deposit', madeByEmail: BY_GUEST.email },
            expiresAt: EXPIRY,
          })
          .returning({ id: paymentLinks.id })
    if (!link) throw new Error('The payment link was not written')
    const { path } = await addAddress(transaction, link.id)
    return { amount: toAmount(deposit), path }
  })
}
