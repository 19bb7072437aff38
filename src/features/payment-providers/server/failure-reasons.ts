import type { FailureReason } from '../rules/provider-names'

/** Words of providers, their codes as well as their sentences, and what they come to for the payer. */
const WORDS: readonly [RegExp, FailureReason][] = [
  [/not.?enough|insufficient|low.?balance/i, 'not-enough-money'],
  [/limit/i, 'limit-reached'],
  [/payer.?not.?found|not.?registered|unknown.?(user|subscriber|number)|invalid.?msisdn/i, 'payer-unknown'],
  [/reject|cancel|abort/i, 'cancelled-by-payer'],
  [/declin|do not hono|not.?allowed|blocked|invalid.?pin|wrong.?pin/i, 'declined'],
]

/** Why a payment failed, by the provider's words; `other` when they say nothing a guest could act on. */
export function readFailureReason(detail: string): FailureReason {
  return WORDS.find(([words]) => words.test(detail))?.[1] ?? 'other'
}
