const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** How long until an instant (ISO 8601), in the two largest parts of it: `2 h 10 min`, `3 days 4 h`; null once it is over. */
export function tellTimeLeft(until: string, now: Date): string | null {
  const minutes = Math.floor((Date.parse(until) - now.getTime()) / MINUTE_MS)
  if (minutes < 0) return null
  if (minutes < HOUR_MINUTES) return `${minutes} min`
  if (minutes < DAY_MINUTES) return join(minutes, HOUR_MINUTES, 'h', minutes % HOUR_MINUTES, 'min')
  const hours = Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES)
  return join(minutes, DAY_MINUTES, minutes < 2 * DAY_MINUTES ? 'day' : 'days', hours, 'h')
}

function join(minutes: number, size: number, unit: string, rest: number, restUnit: string): string {
  const whole = `${Math.floor(minutes / size)} ${unit}`
  return rest === 0 ? whole : `${whole} ${rest} ${restUnit}`
}
