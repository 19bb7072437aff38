import { addDays, dayIn, instantOf } from '@/kernel/days'

/** From which hour of the evening no message goes to phones, and until which of the morning, by the property's clocks. */
export const USUAL_QUIET_HOURS = { from: 21, until: 8 } as const

const MINUTES_OF_HOUR = 60

/** When phones are left alone no longer; null where they are not at that instant, as ever where both hours are the same. */
export function findQuietEnd(
  instant: Date,
  { from, until, timeZone }: { from: number; until: number; timeZone: string },
): Date | null {
  const today = dayIn(timeZone, instant)
  const at = (hour: number, day = today) => instantOf(day, hour * MINUTES_OF_HOUR, timeZone)
  const isEvening = instant >= at(from)
  const isMorning = instant < at(until)
  if (from <= until) return isEvening && isMorning ? at(until) : null
  if (isMorning) return at(until)
  return isEvening ? at(until, addDays(today, 1)) : null
}
