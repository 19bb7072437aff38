import { countOf } from './count-of'
import { addDays, type Day, daysBetween, formatShortDay } from './days'
import { defineWords } from './words'

/** A half-open run of nights [checkIn, checkOut): the day one guest leaves is free for the next to arrive. */
export type Stay = { checkIn: Day; checkOut: Day }

/** Nights of a stay; 0 or less when check-out is not after check-in. */
export function countNights(stay: Stay): number {
  return daysBetween(stay.checkIn, stay.checkOut)
}

/** The nights of a stay, each named by the day it begins on. */
export function nightsOf(stay: Stay): Day[] {
  return Array.from({ length: Math.max(0, countNights(stay)) }, (_, index) => addDays(stay.checkIn, index))
}

/** The nights of a stay from `first` to `last`, both included; no others are written out, however long the stay is. */
export function nightsWithin({ checkIn, checkOut }: Stay, { first, last }: { first: Day; last: Day }): Day[] {
  const from = checkIn > first ? checkIn : first
  const nights = Math.min(daysBetween(from, checkOut), daysBetween(from, last) + 1)
  return Array.from({ length: Math.max(0, nights) }, (_, index) => addDays(from, index))
}

/** True when two stays share at least one night. Back-to-back stays share none. */
export function staysOverlap(one: Stay, other: Stay): boolean {
  return one.checkIn < other.checkOut && other.checkIn < one.checkOut
}

export const STAY_WORDS = defineWords('stay.STAY_WORDS', {
  days: (from: string, to: string) => `${from} to ${to}`,
  nights: (count: number) => countOf(count, 'night'),
})

/** `18 Mar to 22 Mar`. */
export function formatStay({ checkIn, checkOut }: Stay): string {
  return STAY_WORDS.days(formatShortDay(checkIn), formatShortDay(checkOut))
}
