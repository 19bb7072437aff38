import { inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Board } from '@/features/rates/rules/board'
import { changeParty } from '@/features/rates/rules/change-party'
import type { PricedParty } from '@/features/rates/rules/guest-prices'
import { agreeNights, type NightlyRate } from '@/features/rates/rules/nightly-rates'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { rateOf } from '@/features/rates/rules/pricing'
import { quoteOn } from '@/features/rates/rules/rate-plan'
import { sumNights } from '@/features/rates/rules/set-price'
import type { Villa } from '@/features/villas/contract'
import { type BookedVilla, findBookedVilla, hasPrice } from '@/features/villas/server/store'
import { villas } from '@/features/villas/server/table'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { type Cents, formatPrice, toAmount, toCents } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import { isStayOpen } from '../rules/stay-changes'
import type { bookings } from './table'

type Row = typeof bookings.$inferSelect

/** The villa staff name. Throws invalid-input. */
export async function getVillaOrThrow(orm: NodePgDatabase, id: number): Promise<BookedVilla> {
  const found = await findBookedVilla(orm, id)
  if (found) return found
  throw new AppError('invalid-input', { problems: [{ path: 'villaId', message: 'We have no such villa' }] })
}

/** For a stay that is to be priced: the villa must have a price by now. Throws invalid-input. */
export function assertPriced(villa: BookedVilla): Villa {
  if (hasPrice(villa)) return villa
  const message = 'This villa has no price at the moment. Please choose another, or give it one first.'
  throw new AppError('invalid-input', { problems: [{ path: 'villaId', message }] })
}

/** What a stay with its meals costs a party by the rules, on its plan, as a booking keeps it. */
export function priceLodging(
  villa: Villa,
  { board, guests, childAges, plan, ...stay }: Stay & PricedParty & { board: Board; plan: PlanTerms | null },
): { totalCents: Cents; nights: NightlyRate[] } {
  const quote = quoteOn(plan, rateOf(villa), stay, { guests, childAges }, board)
  return { totalCents: quote.total, nights: agreeNights(quote) }
}

/**
 * What a change keeps of a booking, for the party that comes now; a villa without a price by now has none for guests. With
 * `isHeld` fewer guests are no cheaper.
 */
export function priceForParty(
  kept: Pick<Row, 'totalCents' | 'nights'>,
  {
    row,
    villa,
    ...change
  }: { row: Row; villa: BookedVilla; to: PricedParty; today: Day; isHeld: boolean | undefined },
): Pick<Row, 'totalCents' | 'nights'> {
  if (!kept.nights || !row.nights || !isStayOpen(row.status) || !hasPrice(villa)) return kept
  const from = { guests: row.numberOfGuests, childAges: row.childAges }
  const nights = changeParty(kept.nights, { ...change, agreed: row.nights, from, rate: rateOf(villa) })
  return { nights, totalCents: sumNights(nights) }
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
