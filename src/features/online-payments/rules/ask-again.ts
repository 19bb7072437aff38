import { isOpen, isPaidState, type Learned, type OnlinePaymentState } from './payment-state'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds to the next time the provider is asked, for the first tries: a guest waits and looks. */
const FIRST_DELAYS = [5, 5, 5, 10, 10, 10, 15, 15, 30, 30, MINUTE, MINUTE]

/** For so long money may still come for a payment that failed or expired. */
const LATE_MONEY_SECONDS = 3 * DAY

/** After so long a payment that nobody has made, as most that were left, is taken for expired. */
const NEVER_PAID_SECONDS = 7 * DAY

/** So often a refund is asked for every five minutes: most are approved within the hour, or the next day. */
const REFUND_TRIES = 12

type Asked = {
  state: OnlinePaymentState
  /** How often the provider was asked so far, since a refund was ordered where one was. */
  tries: number
  /** Since the payment was started. */
  ageSeconds: number
  isRefundAsked: boolean
}

/**
 * Seconds until a payment is asked for again; null where nothing more is expected of it. What is open is asked for until
 * it is known: first every few seconds, after the first hour every ten minutes, after the first day every hour.
 */
export function secondsToNextAsk({ state, tries, ageSeconds, isRefundAsked }: Asked): number | null {
  if (isOpen(state)) return FIRST_DELAYS[tries - 1] ?? slowDelay(ageSeconds)
  if (state === 'failed' || state === 'expired' || state === 'cancelled')
    return ageSeconds < LATE_MONEY_SECONDS ? Math.max(5 * MINUTE, slowDelay(ageSeconds)) : null
  if (!isPaidState(state) || !isRefundAsked) return null
  return tries < REFUND_TRIES ? 5 * MINUTE : HOUR
}

/** True where a payment has waited so long for its payer that none will come; what is ambiguous waits until it is known. */
export function isGivenUp(answer: Learned, ageSeconds: number): boolean {
  return (answer === 'pending' || answer === 'unknown') && ageSeconds >= NEVER_PAID_SECONDS
}

function slowDelay(ageSeconds: number): number {
  if (ageSeconds < HOUR) return 2 * MINUTE
  return ageSeconds < DAY ? 10 * MINUTE : HOUR
}
