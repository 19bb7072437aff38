import { addDays, type Day, daysBetween } from '@/kernel/days'
import { nightsWithin, type Stay } from '@/kernel/stay'

/** Nights of a villa from `first` to `last`, both included. */
export type VillaNights = { villaId: number; first: Day; last: Day }

/** What the property has to sell: the nights on which villas are open, and those of them that are blocked. */
export type Supply = { open: readonly VillaNights[]; blocked: readonly VillaNights[] }

/**
 * How many villas are available on each night from `first` to `last`, for every figure that divides by them
 * (docs/decisions/booking-desk.md): those that are open and not blocked, and those that are closed but in which a live
 * stay of `held` has the night.
 */
export function countAvailable(
  { first, last }: { first: Day; last: Day },
  { open, blocked }: Supply,
  held: readonly (Stay & { villaId: number })[],
): Map<Day, number> {
  const counts = new Map(nightsFrom(first, last).map((night) => [night, 0]))
  const add = (nights: readonly Day[], count: number) => {
    for (const night of nights) counts.set(night, (counts.get(night) ?? 0) + count)
  }
  const within = (from: Day, to: Day) => nightsFrom(later(from, first), earlier(to, last))
  const openOf = new Map<number, VillaNights[]>()
  for (const period of open) {
    openOf.set(period.villaId, [...(openOf.get(period.villaId) ?? []), period])
    add(within(period.first, period.last), 1)
  }
  for (const block of blocked)
    for (const period of openOf.get(block.villaId) ?? [])
      add(within(later(block.first, period.first), earlier(block.last, period.last)), -1)
  for (const { villaId, ...stay } of held) {
    const isOpen = (night: Day) =>
      openOf.get(villaId)?.some((period) => period.first <= night && night <= period.last)
    add(
      nightsWithin(stay, { first, last }).filter((night) => !isOpen(night)),
      1,
    )
  }
  return counts
}

/** Both included; counted beforehand, because no day comes after the last one of the calendar. */
function nightsFrom(first: Day, last: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  )
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other
}
