/** Seconds until the next try after the first, the second … failure. */
const PAUSES_SECONDS = [10, 60, 5 * 60, 20 * 60]

/** What the push service may answer otherwise the next time (RFC 9110): too slow, too early, too many. */
const PASSING = [408, 425, 429]

/** The subscription is no more (RFC 8030, 7.3): it was switched off in the browser, or the browser is gone. */
const GONE = [404, 410]

export function isGone(status: number | null): boolean {
  return status !== null && GONE.includes(status)
}

/** Seconds until a message that failed `attempts` times is tried again; null where it is given up. */
export function pauseAfter(attempts: number, status: number | null): number | null {
  const isRefused = status !== null && status >= 300 && status < 500 && !PASSING.includes(status)
  return isRefused ? null : (PAUSES_SECONDS[attempts - 1] ?? null)
}
