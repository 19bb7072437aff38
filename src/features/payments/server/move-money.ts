import { and, asc, eq, inArray, sum } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readReference } from '@/features/bookings/rules/reference'
import { bookings } from '@/features/bookings/server/table'
import { AppError } from '@/kernel/errors'
import { type Cents, formatPrice, toCents } from '@/kernel/money'
import type { Staff } from '@/server/http/access'
import type { BookingLedger } from '../contract'
import type { NewTransfer } from '../staff-contract'
import { assertGivable } from './give-money'
import { isSame, lockKey } from './match-key'
import { postPayment } from './post-payment'
import type { ProviderRefunds } from './provider-refunds'
import { readBalance } from './read-balance'
import { readLedger } from './store'
import { bookingPayments } from './table'

/**
 * Moves money that was paid for a booking to another one, as an entry in each, both or none. The same form sent again under
 * its key counts once. What was moved here from that booking may go back there, whatever is due. Throws not-found, key-reused,
 * and invalid-input for more than was paid here or may go there.
 */
export async function moveMoney(
  orm: NodePgDatabase,
  refunds: ProviderRefunds,
  staff: Staff,
  fromId: number,
  { toReference, amount, reason }: NewTransfer,
  key: string | undefined,
): Promise<BookingLedger> {
  return await orm.transaction(async (transaction) => {
    const toId = await findTarget(transaction, toReference, fromId)
    await lockBoth(transaction, fromId, toId)
    const amountCents = toCents(amount)
    const away = {
      bookingId: fromId,
      movedBookingId: toId,
      method: 'moved',
      amountCents: -amountCents,
    } as const
    if (key !== undefined) {
      await lockKey(transaction, key)
      const [earlier] = await transaction
        .select()
        .from(bookingPayments)
        .where(eq(bookingPayments.idempotencyKey, key))
      if (isSame(earlier, away, 'transfer')) return await readLedger(transaction, fromId)
    }
    const { owed, paid } = await readBalance(transaction, fromId)
    assertGivable(amountCents, { owed, paid, open: await refunds.sumOpen(transaction, fromId) })
    const { due } = await readBalance(transaction, toId)
    const came = Math.max(0, await readMoved(transaction, toId, fromId))
    const most = Math.max(0, due) + came
    if (amountCents > most) {
      const message =
        came > 0
          ? `${formatPrice(most)} may go there, not more`
          : due > 0
            ? `${formatPrice(due)} is due there, not more`
            : 'Nothing is due for that booking'
      throw new AppError('invalid-input', { problems: [{ path: 'amount', message }] })
    }
    const here = { ...away, bookingId: toId, movedBookingId: fromId, amountCents }
    await postPayment(transaction, staff, { ...away, idempotencyKey: key ?? null }, reason)
    await postPayment(transaction, staff, here, reason)
    return await readLedger(transaction, fromId)
  })
}

/** What was moved from one booking to another, less what went back, in cents. */
export async function readMoved(orm: NodePgDatabase, fromId: number, toId: number): Promise<Cents> {
  const [row] = await orm
    .select({ cents: sum(bookingPayments.amountCents).mapWith(Number) })
    .from(bookingPayments)
    .where(and(eq(bookingPayments.bookingId, toId), eq(bookingPayments.movedBookingId, fromId)))
  return row?.cents ?? 0
}

async function findTarget(orm: NodePgDatabase, typed: string, fromId: number): Promise<number> {
  const [target] = await orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, readReference(typed) ?? ''))
  const problem = !target
    ? 'There is no booking with this reference'
    : target.id === fromId
      ? 'This is the same booking'
      : null
  if (!target || problem !== null)
    throw new AppError('invalid-input', {
      problems: [{ path: 'toReference', message: problem ?? 'There is no booking with this reference' }],
    })
  return target.id
}

/** In the order of their ids, so that two who move money between the same bookings do not wait for each other. */
async function lockBoth(transaction: NodePgDatabase, ...ids: number[]): Promise<void> {
  const locked = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.id, ids))
    .orderBy(asc(bookings.id))
    .for('update')
  if (locked.length < ids.length) throw new AppError('not-found')
}
