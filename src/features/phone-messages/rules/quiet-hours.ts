import { dayIn, instantOf } from '@/kernel/days'

/** From which hour of the evening no message goes to phones, and until which of the morning, by the property's clocks. */
export const USUAL_QUIET_HOURS = { from: 21, until: 8 } as const

const MINUTES_OF_HOUR = 60

/** Whether phones are left alone at an instant; never where both hours are the same. */
export function isQuiet(
  instant: Date,
  { from, until, timeZone }: { from: number; until: number; timeZone: string },
): boolean {
  const day = dayIn(timeZone, instant)
  const isPast = (hour: number) => instant >= instantOf(day, hour * MINUTES_OF_HOUR, timeZone)
  return from <= until ? isPast(from) && !isPast(until) : isPast(from) || !isPast(until)
}
