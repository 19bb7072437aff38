import type { BookingMoney } from '@/features/bookings/server/booking-money'
import { chargeEnding } from '@/features/cancellation/server/charge-ending'
import { repriceExtras } from '@/features/extras/server/sell-extras'
import { OWED_CENTS } from '@/features/payments/server/read-balance'

/** What bookings owe, what ending them costs, and what a change makes of their extras. */
export const BOOKING_MONEY: BookingMoney = { owedCents: OWED_CENTS, chargeEnding, repriceExtras }
