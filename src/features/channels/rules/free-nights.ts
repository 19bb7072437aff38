import { type Stay, staysOverlap } from '@/kernel/stay'

/** The runs of nights of `wanted` that are in none of `taken`, in the order of the days. */
export function freeNights(wanted: Stay, taken: readonly Stay[]): Stay[] {
  let free = [wanted]
  for (const other of taken) free = free.flatMap((run) => without(run, other))
  return free
}

/** The nights of all stays as runs that share none, each stay after the first without what those before it have. */
export function freeNightsOfAll(stays: readonly Stay[], taken: readonly Stay[]): Stay[] {
  const runs: Stay[] = []
  for (const stay of stays) runs.push(...freeNights(stay, [...taken, ...runs]))
  return runs
}

function without(run: Stay, other: Stay): Stay[] {
  if (!staysOverlap(run, other)) return [run]
  const before = { checkIn: run.checkIn, checkOut: other.checkIn }
  const after = { checkIn: other.checkOut, checkOut: run.checkOut }
  return [before, after].filter(({ checkIn, checkOut }) => checkIn < checkOut)
}
