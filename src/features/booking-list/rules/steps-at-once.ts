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
