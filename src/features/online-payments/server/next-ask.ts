import { sql } from 'drizzle-orm'
import { secondsToNextAsk } from '../rules/ask-again'
import { type OnlinePaymentRow, onlinePayments } from './table'

/** When a payment is asked for next: later where nothing is known yet, at once where a notice came meanwhile. */
export function nextAsk(payment: OnlinePaymentRow) {
  const { state, tries, refundAskedAt } = payment
  const isRefundAsked = refundAskedAt !== null
  const seconds = secondsToNextAsk({ state, tries, ageSeconds: ageOf(payment), isRefundAsked })
  const later =
    seconds === null ? sql`null::timestamptz` : sql`now() + make_interval(secs => ${seconds}::int)`
  const { nextAskAt, claimedUntil } = onlinePayments
  return sql`case when ${nextAskAt} < ${claimedUntil} then ${nextAskAt} else ${later} end`
}

/** Seconds since a payment was begun. */
export function ageOf({ createdAt }: Pick<OnlinePaymentRow, 'createdAt'>): number {
  return (Date.now() - createdAt.getTime()) / 1000
}
