export const BOOKING_STATUSES = [
  'pending',
  'confirmed',
  'checked-in',
  'checked-out',
  'cancelled',
  'no-show',
] as const

export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** The only statuses that give the nights back (docs/decisions/product-rules.md). */
export const FREEING_STATUSES = ['cancelled', 'no-show'] as const satisfies readonly BookingStatus[]

/** A way in which a stay ends before it began. */
export type Ending = (typeof FREEING_STATUSES)[number]

export function isEnding(status: BookingStatus): status is Ending {
  return (FREEING_STATUSES as readonly BookingStatus[]).includes(status)
}

/** True while a booking keeps its nights from everybody else. */
export function holdsNights(status: BookingStatus): boolean {
  return !isEnding(status)
}
