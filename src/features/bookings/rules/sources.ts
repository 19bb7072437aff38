/** How a booking reached the hotel. */
export const BOOKING_SOURCES = ['website', 'phone', 'walk-in', 'email', 'message', 'platform'] as const

export type BookingSource = (typeof BOOKING_SOURCES)[number]
