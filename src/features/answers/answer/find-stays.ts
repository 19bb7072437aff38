import { type Availability, canStay } from '@/features/availability/rules/availability'
import { checkStay, guestsOffered } from '@/features/bookings/rules/limits'
import type { Knowledge } from '@/features/passages/knowledge/knowledge'
import { featuresOf, hasFeature } from '@/features/questions/understand/read-wish'
import type { Board } from '@/features/rates/rules/board'
import { boardsOffered, quoteStay, rateOf } from '@/features/rates/rules/pricing'
import { priceWeekendNight } from '@/features/rates/rules/weekend-price'
import type { Villa } from '@/features/villas/contract'
import { addDays, type Day, daysBetween } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'

/** Days on either side of a wished stay in which other dates are looked for. */
const DAYS_AROUND = 30

/** What is known of every villa's nights between two days. */
export type Nights = (villa: Pick<Villa, 'id'>) => Availability

/** The days to read for a stay and its neighbours. */
export function daysAround(stay: Stay): [Day, Day] {
  return [addDays(stay.checkIn, -DAYS_AROUND), addDays(stay.checkOut, DAYS_AROUND)]
}

/** True when a guest could book the villa for that stay now. */
export function isFree(villa: Villa, stay: Stay, nights: Nights): boolean {
  if (!villa.isAvailable) return false
  const availability = nights(villa)
  const limits = { today: availability.today, maxGuests: guestsOffered(villa), rate: rateOf(villa) }
  return canStay(availability, stay) && checkStay({ ...stay, guests: 1 }, limits).length === 0
}

/** The free stay of the same length nearest to the wished one; the later of two as near. Null when none is. */
export function nearestFreeStay(villa: Villa, stay: Stay, nights: Nights): Stay | null {
  const length = countNights(stay)
  for (let distance = 1; distance <= DAYS_AROUND; distance++)
    for (const step of [distance, -distance]) {
      const checkIn = addDays(stay.checkIn, step)
      const other = { checkIn, checkOut: addDays(checkIn, length) }
      if (isFree(villa, other, nights)) return other
    }
  return null
}

/** The first free stay of that many nights that begins between two days. */
export function firstFreeStay(
  villa: Villa,
  length: number,
  first: Day,
  last: Day,
  nights: Nights,
): Stay | null {
  for (let ahead = 0; ahead <= daysBetween(first, last); ahead++) {
    const checkIn = addDays(first, ahead)
    const stay = { checkIn, checkOut: addDays(checkIn, length) }
    if (isFree(villa, stay, nights)) return stay
  }
  return null
}

/**
 * Cents of a stay for as many guests as the villa takes of a party, by the calendar's own rules; null where the villa is not
 * offered with that board.
 */
export function priceOf(
  villa: Villa,
  stay: Stay,
  { guests = 1, board }: { guests?: number | undefined; board?: Board | undefined },
): Cents | null {
  const rate = rateOf(villa)
  if (board && !boardsOffered(rate).includes(board)) return null
  const party = { guests: Math.min(guests, guestsOffered(villa)), childAges: [] }
  return quoteStay(rate, stay, party, board).total
}

/** Cents of a night from Monday to Thursday, and of one from Friday to Sunday. */
export function nightPrices(villa: Villa): { base: Cents; weekend: Cents } {
  const rate = rateOf(villa)
  return { base: rate.base, weekend: priceWeekendNight(rate) }
}

export type Criteria = {
  guests?: number
  /** Nobody shares a bed. */
  ownBeds?: true
  /** At least so many. */
  bedrooms?: number
  bathrooms?: number
  wants?: readonly string[]
  /** Most cents a night from Monday to Thursday. */
  most?: Cents
}

/** The villas that suit, whether free or not. */
export function suitableVillas(
  villas: readonly Villa[],
  { guests = 1, bedrooms = 0, bathrooms = 0, wants = [], most, ownBeds }: Criteria,
): Villa[] {
  return villas.filter(
    (villa) =>
      placesOf(villa, ownBeds) >= guests &&
      villa.bedrooms >= bedrooms &&
      villa.bathrooms >= bathrooms &&
      wants.every((stem) => hasFeature(featuresOf(villa), stem)) &&
      (most === undefined || nightPrices(villa).base <= most),
  )
}

/** The villas some wish names; all where it names none. */
export function namedVillas(
  { villas }: Pick<Knowledge, 'villas'>,
  ids: readonly number[] | undefined,
): Villa[] {
  return ids === undefined ? villas : villas.filter(({ id }) => ids.includes(id))
}

/** How many guests villas hold together. */
export function placesIn(villas: readonly Villa[], ownBeds?: boolean): number {
  return villas.reduce((sum, villa) => sum + placesOf(villa, ownBeds), 0)
}

/** How many guests a villa holds, be it that each has a bed of their own. */
export function placesOf(villa: Villa, ownBeds = false): number {
  const offered = guestsOffered(villa)
  if (!ownBeds || !villa.beds) return offered
  const beds = villa.beds.reduce((sum, { kind, count }) => sum + (kind === 'bunk' ? 2 : 1) * count, 0)
  return Math.min(offered, beds)
}
