import type { ExtraUnit } from '@/features/charges/rules/extra-terms'
import { type Cents, toCents } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import type { BookedExtra } from '../contract'
import { priceExtra } from './price-extra'

/** A change of the party; `isHeld` where cancelling is free no more and the guest changes it by themselves. */
export type PartyChange = { guests: number; guestsBefore: number; isHeld?: boolean }

/**
 * By how many guests an extra that is booked is counted after a change: as many as were agreed while the party stays the
 * same, else the new party. Held, it is never fewer than were agreed: the hotel has bought for them
 * (docs/decisions/extras.md).
 */
export function countGuests(
  { unit, quantity }: { unit: ExtraUnit; quantity: number },
  { guests, guestsBefore, isHeld = false }: PartyChange,
): number {
  if (unit !== 'guest') return guests
  if (guests === guestsBefore) return quantity
  return isHeld ? Math.max(quantity, guests) : guests
}

/** What the extras of a booking come to now. */
export function sumBookedExtras(extras: readonly BookedExtra[]): Cents {
  return extras.reduce((sum, { amount }) => sum + toCents(amount), 0)
}

/** What they come to after a change, by the rule and at the prices they were booked by. */
export function sumChangedExtras(extras: readonly BookedExtra[], stay: Stay, party: PartyChange): Cents {
  return extras.reduce((sum, extra) => {
    const terms = { ...extra, price: toCents(extra.price) }
    return sum + priceExtra(terms, extra.pieces, { stay, guests: countGuests(extra, party) }).cents
  }, 0)
}
