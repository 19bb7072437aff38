import type { Day } from '@/kernel/days'
import type { Condition } from './condition'

/** What is to be done in a villa today: `wait` for guests who leave, `service` while guests stay on. */
export const CLEANING_TASKS = ['clean', 'service', 'wait', 'none'] as const

export type CleaningTask = (typeof CLEANING_TASKS)[number]

type Stay = { checkInDate: string; checkOutDate: string }

type Villa = {
  condition: Condition
  servicedOn: string | null
  inHouse: Stay | null
  arriving: Stay | null
}

/** Guests who came before today and stay beyond it get a daily cleaning; empty villas are cleaned until they are clean. */
export function taskOf({ condition, servicedOn, inHouse }: Villa, today: Day): CleaningTask {
  if (condition === 'out-of-order') return 'none'
  if (inHouse) {
    if (inHouse.checkOutDate <= today) return 'wait'
    return inHouse.checkInDate < today && servicedOn !== today ? 'service' : 'none'
  }
  return condition === 'dirty' || condition === 'cleaning' ? 'clean' : 'none'
}

const URGENCY: Record<CleaningTask, number> = { clean: 1, service: 2, wait: 3, none: 4 }

/** First the villas that somebody arrives in, by the hour they are expected; then what is dirty, then those who stay. */
export function orderByArrivals<Item extends Villa & { arrivesAt: string | null }>(
  villas: readonly Item[],
  today: Day,
): Item[] {
  const rank = (villa: Item) => {
    const task = taskOf(villa, today)
    return task !== 'none' && villa.arriving ? 0 : URGENCY[task]
  }
  // Who has not said when comes at check-in time, before those who come in the evening.
  const hour = ({ arriving, arrivesAt }: Item) => (arriving ? (arrivesAt ?? '14:00') : '99')
  return villas.toSorted(
    (one, other) =>
      rank(one) - rank(other) || (hour(one) < hour(other) ? -1 : hour(one) > hour(other) ? 1 : 0),
  )
}
