import { addDays, type Day, daysBetween } from '@/kernel/days'
import { nightsWithin, type Stay } from '@/kernel/stay'

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
  const onOffer = new Map(nightsFrom(first, last).map((night) => [night, new Set<number>()]))
  const within = (from: Day, to: Day) => nightsFrom(later(from, first), earlier(to, last))
  for (const { villaId, ...period } of open)
    for (const night of within(period.first, period.last)) onOffer.get(night)?.add(villaId)
  for (const { villaId, ...period } of blocked)
    for (const night of within(period.first, period.last)) onOffer.get(night)?.delete(villaId)
  for (const { villaId, ...stay } of held)
    for (const night of nightsWithin(stay, { first, last })) onOffer.get(night)?.add(villaId)
  return onOffer
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
