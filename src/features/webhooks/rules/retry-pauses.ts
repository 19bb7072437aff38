const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds until the next try after the first, the second … failure, about three days in all (Standard Webhooks). */
const PAUSES_SECONDS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/** A receiver that says so wants no more of it (RFC 9110, 410 Gone). */
const GONE = 410

/** Seconds until a delivery that failed `attempts` times is tried again; null where it is tried no more. */
export function pauseAfter(attempts: number, status: number | null): number | null {
  return status === GONE ? null : (PAUSES_SECONDS[attempts - 1] ?? null)
}
