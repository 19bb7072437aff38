import { type BookingStatus, isEnding } from '@/features/bookings/rules/status'
import type { Cents } from '@/kernel/money'

/** Why staff have to look at the money of a booking (docs/decisions/online-payments.md). */
export const UNSETTLED_REASONS = [
  'lapsed',
  'cancelled',
  'no-show',
  'overpaid',
  'underpaid',
  'charged-back',
] as const

export type UnsettledReason = (typeof UNSETTLED_REASONS)[number]

/** An order for which less came than was asked for, and what was paid in any way since. */
export type ShortOrder = { asked: Cents; came: Cents; paidSince: Cents }

export type BookingMoney = {
  status: BookingStatus
  /** Cancelled by itself, because nobody confirmed it in time. */
  hasLapsed: boolean
  /** Below nothing where more is held than is owed. */
  due: Cents
  shortOrders: readonly ShortOrder[]
  /** Money that the payer's bank took back, with what was paid in any way since; nothing of it is here. */
  chargeBacks: readonly ShortOrder[]
}

/** `cents`: what is held and not owed, or what of an order is missing; always above nothing. */
export type UnsettledMoney = { reason: UnsettledReason; cents: Cents }

/** What of a booking's money staff have to look at; null where all is as it should be. */
export function findUnsettled({
  status,
  hasLapsed,
  due,
  shortOrders,
  chargeBacks,
}: BookingMoney): UnsettledMoney | null {
  if (due < 0) return { reason: whyHeld(status, hasLapsed), cents: -due }
  // Also of a booking that ended: the hotel gave money back that the bank took once more.
  const lost = Math.min(due, missingOf(chargeBacks))
  if (lost > 0) return { reason: 'charged-back', cents: lost }
  // Whoever does not come any more is not asked for the rest of an order.
  if (isEnding(status)) return null
  const cents = Math.min(due, missingOf(shortOrders))
  return cents > 0 ? { reason: 'underpaid', cents } : null
}

function missingOf(orders: readonly ShortOrder[]): Cents {
  return Math.max(0, ...orders.map(({ asked, came, paidSince }) => asked - came - paidSince))
}

function whyHeld(status: BookingStatus, hasLapsed: boolean): UnsettledReason {
  if (!isEnding(status)) return 'overpaid'
  return status === 'cancelled' && hasLapsed ? 'lapsed' : status
}
