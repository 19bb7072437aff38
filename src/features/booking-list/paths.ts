/** What is paid and due of some bookings. */
export const BOOKING_BALANCES_PATH = '/api/admin/booking-balances'

/** Takes several bookings a step on. */
export const BOOKING_STEPS_PATH = '/api/admin/booking-steps'
