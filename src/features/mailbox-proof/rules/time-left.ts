const MINUTE_MS = 60_000

/** Minutes until an instant, begun ones included; 0 once it has come, and where there is none. */
export function minutesUntil(instant: string | null, now: Date): number {
  if (instant === null) return 0
  return Math.max(0, Math.ceil((new Date(instant).getTime() - now.getTime()) / MINUTE_MS))
}
