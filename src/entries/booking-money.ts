import type { BookingMoney } from '@/features/bookings/server/booking-money'
import { repriceExtras } from '@/features/extras/server/sell-extras'
import { chargeEnding } from '@/features/my-booking/server/charge-ending'
import { OWED_CENTS } from '@/features/payments/server/read-balance'

/** What bookings owe, what ending them costs, and what a change makes of their extras. */
export const BOOKING_MONEY: BookingMoney = { owedCents: OWED_CENTS, chargeEnding, repriceExtras }
