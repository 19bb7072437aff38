import type { Day } from '@/kernel/days'
import type { FieldProblem } from '@/kernel/errors'
import { type Stay, staysOverlap } from '@/kernel/stay'
import { defineWords } from '@/kernel/words'

export const PART_WORDS = defineWords('groups-parts.PART_WORDS', {
  twice: 'This villa is already in the group on these nights. Please choose another.',
} as const)

/** A group has at least two villas, and at most all that the property has. */
export const FEWEST_PARTS = 2
export const MOST_PARTS = 25

/** One villa of a group with its own nights. */
export type VillaStay = Stay & { villaId: number }

/** What is wrong with the villas of a group among themselves: none may be wanted twice for one night. */
export function checkParts(parts: readonly VillaStay[]): FieldProblem[] {
  return parts.flatMap((part, index) => {
    const isTwice = parts.slice(0, index).some((other) => sharesNights(part, other))
    if (!isTwice) return []
    return [{ path: `parts.${index}.villaId`, message: PART_WORDS.twice }]
  })
}

/** Of each part, in its place, the taken nights nearest to its arrival; null where all of it is free. */
export function findTaken(parts: readonly VillaStay[], booked: readonly VillaStay[]): (Stay | null)[] {
  return parts.map((part) => {
    const [first] = booked
      .filter((other) => sharesNights(part, other))
      .map(({ checkIn, checkOut }) => ({
        checkIn: later(checkIn, part.checkIn),
        checkOut: earlier(checkOut, part.checkOut),
      }))
      .sort((one, other) => (one.checkIn < other.checkIn ? -1 : 1))
    return first ?? null
  })
}

/** The days from the first arrival to the last departure of all parts. */
export function spanOf(parts: readonly Stay[]): Stay {
  const [first, ...others] = parts
  if (!first) throw new Error('a group without villas has no days')
  return others.reduce<Stay>(
    (span, { checkIn, checkOut }) => ({
      checkIn: earlier(span.checkIn, checkIn),
      checkOut: later(span.checkOut, checkOut),
    }),
    { checkIn: first.checkIn, checkOut: first.checkOut },
  )
}

function sharesNights(one: VillaStay, other: VillaStay): boolean {
  return one.villaId === other.villaId && staysOverlap(one, other)
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other
}
