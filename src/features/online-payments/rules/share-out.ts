import type { Cents } from '@/kernel/money'

/** What of a payment goes on to another booking. */
export type Share = { bookingId: number; cents: Cents }

/**
 * How money that came to one booking for the deposits of a group goes on to the others: that booking has its own deposit
 * first, then each of the others in turn, as far as it reaches. What is more than all of them stays where it came.
 */
export function shareOut(cameTo: number, came: Cents, deposits: readonly Share[]): Share[] {
  const own = deposits.find(({ bookingId }) => bookingId === cameTo)?.cents ?? 0
  let rest = came - own
  return deposits.flatMap(({ bookingId, cents }) => {
    const share = bookingId === cameTo ? 0 : Math.min(cents, rest)
    if (share <= 0) return []
    rest -= share
    return { bookingId, cents: share }
  })
}
