import type { ExtraUnit, ServedOn } from '@/features/charges/rules/extra-terms'
import { addDays, type Day } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'

/** What an extra costs and how it is counted. `price` is for one: a stay, a night, a guest or a piece. */
export type ExtraTerms = { price: Cents; unit: ExtraUnit; servedOn: ServedOn }

/** What an extra is priced by; `guests` is everybody, children included. */
export type ExtraStay = { stay: Stay; guests: number }

/** How many are charged, and what for all of them together (docs/decisions/extras.md). */
export function priceExtra(
  terms: ExtraTerms,
  pieces: number,
  { stay, guests }: ExtraStay,
): { quantity: number; cents: Cents } {
  const counts: Record<ExtraUnit, number> = {
    stay: 1,
    night: countNights(stay),
    guest: guests,
    piece: pieces,
  }
  const quantity = counts[terms.unit]
  return { quantity, cents: quantity * terms.price }
}

/** What all of them come to, in cents. */
export function sumExtras(extras: readonly (ExtraTerms & { pieces: number })[], booked: ExtraStay): Cents {
  return extras.reduce((sum, extra) => sum + priceExtra(extra, extra.pieces, booked).cents, 0)
}

/** The days on which the hotel has to see to it, first and last, and how many a day. */
export function needOf(
  { unit, servedOn }: Pick<ExtraTerms, 'unit' | 'servedOn'>,
  pieces: number,
  { stay, guests }: ExtraStay,
): { firstDay: Day; lastDay: Day; perDay: number } {
  if (unit === 'night') return { firstDay: stay.checkIn, lastDay: addDays(stay.checkOut, -1), perDay: 1 }
  const day = servedOn === 'arrival' ? stay.checkIn : stay.checkOut
  return { firstDay: day, lastDay: day, perDay: unit === 'guest' ? guests : unit === 'piece' ? pieces : 1 }
}
