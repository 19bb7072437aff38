import type { BookingMoney } from '@/features/bookings/server/booking-money'
import { chargeEnding } from '@/features/cancellation/server/charge-ending'
import { repriceExtras } from '@/features/extras/server/sell-extras'

/** What ending bookings costs, and what a change makes of their extras. */
export const BOOKING_MONEY: BookingMoney = { chargeEnding, repriceExtras }
