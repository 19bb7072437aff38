import type { BookingStatus } from '@/features/bookings/rules/status'
import { nextSteps, type Standing } from '@/features/bookings/rules/status-steps'
import type { Day } from '@/kernel/days'

/** As many bookings as one call takes on, or tells the money of. */
export const MOST_AT_ONCE = 100

export type StepAtOnce = 'confirmed' | 'cancelled'

/** Those of some bookings that a step is legal for on the property's `today`. */
export function bookingsFor<Booking extends Standing>(
  chosen: readonly Booking[],
  step: StepAtOnce,
  today: Day,
): Booking[] {
  return chosen.filter((booking) => nextSteps(booking, today).includes(step))
}

/** How many of some bookings each step is not legal for, by what they are: what a bar tells that offers it for the others. */
export function statusesLeftOut(
  chosen: readonly Standing[],
  step: StepAtOnce,
  today: Day,
): Map<BookingStatus, number> {
  const taken = new Set(bookingsFor(chosen, step, today))
  const counts = new Map<BookingStatus, number>()
  for (const booking of chosen)
    if (!taken.has(booking)) counts.set(booking.status, (counts.get(booking.status) ?? 0) + 1)
  return counts
}
