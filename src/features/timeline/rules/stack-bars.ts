import { type Stay, staysOverlap } from '@/kernel/stay'

/** A lane for each of several stays, so that those that share a night stand below one another; from 0, as few as it takes. */
export function stackBars(stays: readonly Stay[]): { laneOf: number[]; count: number } {
  const lanes: Stay[][] = []
  const laneOf: number[] = []
  const order = stays.map((_, place) => place).toSorted((one, other) => compare(stays[one], stays[other]))
  for (const place of order) {
    const stay = stays[place]
    if (!stay) continue
    const free = lanes.findIndex((lane) => !lane.some((other) => staysOverlap(stay, other)))
    const lane = free < 0 ? lanes.length : free
    lanes[lane] = [...(lanes[lane] ?? []), stay]
    laneOf[place] = lane
  }
  return { laneOf, count: lanes.length }
}

function compare(one: Stay | undefined, other: Stay | undefined): number {
  return (one?.checkIn ?? '').localeCompare(other?.checkIn ?? '')
}
