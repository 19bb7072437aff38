import { addDays, type Day, instantOf } from '@/kernel/days'
import { ANCHORS, type MessageMoment } from './moments'

/** How long after its time a message that follows a day still goes out: nobody is asked today how last month was. */
const MOST_DAYS_LATE = 2

export type Timing = { moment: MessageMoment; days: number; atMinutes: number }

type Clock = { now: Date; today: Day; timeZone: string }

/**
 * The days of arrival or departure whose guests get a message of this timing at `now`, both included; null for none.
 * What precedes a day goes out until that day is over, so that who books later than its time gets it too.
 */
export function dueDays(
  { moment, days, atMinutes }: Timing,
  { now, today, timeZone }: Clock,
): { first: Day; last: Day } | null {
  const isTime = now >= instantOf(today, atMinutes, timeZone)
  const latest = isTime ? today : addDays(today, -1)
  const { isBefore } = ANCHORS[moment]
  const last = addDays(latest, isBefore ? days : -days)
  const first = isBefore ? today : addDays(today, -days - MOST_DAYS_LATE)
  return last < first ? null : { first, last }
}

/** The last day on which a message that waited to be sent still says something to who arrives or departs on `anchor`. */
export function findLastDay({ moment, days }: Timing, anchor: Day): Day {
  return ANCHORS[moment].isBefore ? anchor : addDays(anchor, days + MOST_DAYS_LATE)
}
