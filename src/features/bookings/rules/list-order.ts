/** What staff's list of bookings can be ordered by. */
export const BOOKING_ORDERS = [
  'id',
  'guestName',
  'villaName',
  'checkInDate',
  'checkOutDate',
  'totalAmount',
  'status',
  'source',
] as const

export type BookingOrder = (typeof BOOKING_ORDERS)[number]
