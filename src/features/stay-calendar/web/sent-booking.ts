import type { BookingRequest } from '@/features/bookings/contract'
import { DRAFT_HOURS } from '@/features/bookings/rules/limits'
import { ApiError } from '@/web/kit/request'
import { type Attempt, nextAttempt } from '@/web/kit/send-attempt'

/** What the browser keeps of a booking that was sent from this tab, until the server has accepted or refused it. */
export type SentBooking = Attempt & {
  /** When it was first sent, in ms since 1970. */
  begunAt: number
  /** What was sent, while nobody knows what became of it; else nothing that the guest typed. */
  open: BookingRequest | null
}

const HOUR_MS = 3_600_000
/** Answers from something between us and the server, or from a server that lost its database in the middle. */
const NO_ANSWER = new Set([408, 502, 503, 504])
/** Answers that decide nothing about an earlier sending of the same booking. */
const NO_DECISION = new Set([429, 500])

/** What to send `booking` under: the key of the previous sending while nothing changed, else a new one. */
export function nextSending(previous: SentBooking | null, booking: BookingRequest, now: number): SentBooking {
  const attempt = nextAttempt(previous, JSON.stringify(booking))
  return attempt === previous ? previous : { ...attempt, begunAt: now, open: null }
}

/** What is left of a sending that failed: nothing once the server has refused it for good. */
export function afterFailure(sent: SentBooking, booking: BookingRequest, error: unknown): SentBooking | null {
  if (isUnanswered(error)) return { ...sent, open: booking }
  return error instanceof ApiError && NO_DECISION.has(error.status) ? sent : null
}

/** True when the booking may have been made for all we know. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || NO_ANSWER.has(error.status)
}

/** What a browser kept as JSON; null for nothing, for anything else, and for what is too old. */
export function readSentBooking(text: string | null, now: number): SentBooking | null {
  try {
    const { mark, key, begunAt, open }: Partial<SentBooking> = JSON.parse(text ?? '{}') ?? {}
    const age = now - Number(begunAt)
    if (typeof mark !== 'string' || typeof key !== 'string') return null
    if (!(age >= 0 && age < DRAFT_HOURS * HOUR_MS)) return null
    return { mark, key, begunAt: Number(begunAt), open: open ?? null }
  } catch {
    return null
  }
}
