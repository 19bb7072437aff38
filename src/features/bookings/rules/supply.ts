import { addDays, type Day, daysBetween } from '@/kernel/days'
import { nightsOf, type Stay } from '@/kernel/stay'

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
  const nights = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))
  const counts = new Map(nights.map((night) => [night, 0]))
  const add = (night: Day, count: number) => {
    const known = counts.get(night)
    if (known !== undefined) counts.set(night, known + count)
  }
  const openOf = new Map<number, VillaNights[]>()
  for (const period of open) openOf.set(period.villaId, [...(openOf.get(period.villaId) ?? []), period])
  for (const { first: from, last: to } of open) eachNight(from, to, (night) => add(night, 1))
  for (const block of blocked)
    for (const period of openOf.get(block.villaId) ?? [])
      eachNight(later(block.first, period.first), earlier(block.last, period.last), (night) => add(night, -1))
  for (const stay of held)
    for (const night of nightsOf(stay))
      if (!openOf.get(stay.villaId)?.some((period) => period.first <= night && night <= period.last))
        add(night, 1)
  return counts

  function eachNight(from: Day, to: Day, visit: (night: Day) => void) {
    const end = earlier(to, last)
    for (let night = later(from, first); night <= end; night = addDays(night, 1)) visit(night)
  }
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other
}
