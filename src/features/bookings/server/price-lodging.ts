import { inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Board } from '@/features/rates/rules/board'
import { agreeNights, type NightlyRate } from '@/features/rates/rules/nightly-rates'
import { quoteStay, rateOf } from '@/features/rates/rules/pricing'
import type { Villa } from '@/features/villas/contract'
import { type BookedVilla, findBookedVilla, hasPrice } from '@/features/villas/server/store'
import { villas } from '@/features/villas/server/table'
import { AppError } from '@/kernel/errors'
import { type Cents, formatPrice, toAmount, toCents } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'

/** The villa staff name. Throws invalid-input. */
export async function getVillaOrThrow(orm: NodePgDatabase, id: number): Promise<BookedVilla> {
  const found = await findBookedVilla(orm, id)
  if (found) return found
  throw new AppError('invalid-input', { problems: [{ path: 'villaId', message: 'We have no such villa' }] })
}

/** For a stay that is to be priced: the villa must have a price by now. Throws invalid-input. */
export function demandPrice(villa: BookedVilla): Villa {
  if (hasPrice(villa)) return villa
  const message = 'This villa has no price at the moment. Please choose another, or give it one first.'
  throw new AppError('invalid-input', { problems: [{ path: 'villaId', message }] })
}

/** What a stay with its meals costs by the rules, as a booking keeps it. */
export function priceLodging(
  villa: Villa,
  { board, ...stay }: Stay & { board: Board },
): { totalCents: Cents; nights: NightlyRate[] } {
  const quote = quoteStay(rateOf(villa), stay, board)
  return { totalCents: quote.total, nights: agreeNights(quote) }
}

/** Refuses a total other than the one that would be stored; one that was not sent is filled in. Throws total-differs. */
export function assertTotal(total: Cents, seen: string | null | undefined): void {
  if (seen == null || toCents(seen) === total) return
  throw new AppError('total-differs', {
    message: `The price of this stay is ${formatPrice(total)} by now. Please look at it once more and save again.`,
    problems: [{ path: 'totalAmount', message: `The total is ${toAmount(total)}` }],
  })
}

/** Locks villas in the order of their ids, so that those who write stays queue up instead of deadlocking. */
export async function lockVillas(transaction: NodePgDatabase, ids: number[]): Promise<void> {
  await transaction
    .select({ id: villas.id })
    .from(villas)
    .where(inArray(villas.id, ids))
    .orderBy(villas.id)
    .for('no key update')
}
