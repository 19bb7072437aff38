import { isOpen, type OnlinePaymentState } from './payment-state'

const SOON_MS = 3000
const LATER_MS = 15_000
const FIRST_MINUTES_MS = 6 * 60_000
const LONGEST_MS = 60 * 60_000

/** Milliseconds after which a page looks again what became of a payment; null where nothing is waited for. */
export function lookAgainAfter(
  latest: { state: OnlinePaymentState; at: string } | undefined,
  now: Date,
): number | null {
  if (!latest || !isOpen(latest.state)) return null
  const age = now.getTime() - new Date(latest.at).getTime()
  if (age > LONGEST_MS) return null
  return age > FIRST_MINUTES_MS ? LATER_MS : SOON_MS
}
