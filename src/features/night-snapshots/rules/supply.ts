import { addDays, type Day, daysBetween } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'

/** Nights of a villa from `first` to `last`, both included. */
export type VillaNights = { villaId: number; first: Day; last: Day }

/** What the property has to sell: the nights on which villas are for sale, and those of them that are blocked. */
export type Supply = { open: readonly VillaNights[]; blocked: readonly VillaNights[] }

/**
 * Which villas are on offer on each night from `first` to `last`, for every figure that divides by them
 * (docs/decisions/reports.md): those for sale and not blocked, and those in which a live stay of `held` has the night all
 * the same, so that nothing is fuller than full.
 */
export function findOnOffer(
  { first, last }: { first: Day; last: Day },
  { open, blocked }: Supply,
  held: readonly (Stay & { villaId: number })[],
): Map<Day, Set<number>> {
  const nights = nightsFrom(first, last).map((night) => ({ night, villaIds: new Set<number>() }))
  const places = new Map(nights.map(({ night }, place) => [night, place]))
  // By places in the period: a year of a large hotel has too many nights to reckon with the calendar for each.
  const within = (from: Day, to: Day) => {
    if (from > last || to < first) return []
    return nights.slice(places.get(later(from, first)), 1 + (places.get(earlier(to, last)) ?? 0))
  }
  for (const { villaId, ...period } of open)
    for (const { villaIds } of within(period.first, period.last)) villaIds.add(villaId)
  for (const { villaId, ...period } of blocked)
    for (const { villaIds } of within(period.first, period.last)) villaIds.delete(villaId)
  for (const { villaId, checkIn, checkOut } of held)
    for (const { night, villaIds } of within(checkIn, checkOut)) if (night < checkOut) villaIds.add(villaId)
  return new Map(nights.map(({ night, villaIds }) => [night, villaIds]))
}

/** Those of a villa's nights for sale on which visitors are shown it, by its days (kernel/shown-days.ts). */
export function whileShown(
  { villaId, first, last }: VillaNights,
  { showFrom, showUntil }: { showFrom: Day | null; showUntil: Day | null },
): VillaNights {
  return {
    villaId,
    first: showFrom === null ? first : later(first, showFrom),
    last: showUntil === null ? last : earlier(last, showUntil),
  }
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
