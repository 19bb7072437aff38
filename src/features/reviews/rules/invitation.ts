import { readClockTime } from '@/kernel/clock-times'
import { addDays, type Day, instantOf } from '@/kernel/days'

const NOON_MINUTES = 12 * 60
/** A stay further back is not asked about any more: after a pause of the app nobody gets mail about last year. */
const MOST_DAYS_BACK = 14

type Hotel = { checkOutTime: string; timeZone: string }

/** The days of departure whose guests may be asked at `now` for a review: from check-out time of the day after on. */
export function departuresToAsk(
  now: Date,
  today: Day,
  { checkOutTime, timeZone }: Hotel,
): { first: Day; last: Day } {
  const hour = instantOf(today, readClockTime(checkOutTime) ?? NOON_MINUTES, timeZone)
  return { first: addDays(today, -MOST_DAYS_BACK), last: addDays(today, now >= hour ? -1 : -2) }
}
