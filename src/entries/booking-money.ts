import type { BookingMoney } from '@/features/bookings/server/booking-money'
import { chargeEnding } from '@/features/my-booking/server/charge-ending'
import { OWED_CENTS } from '@/features/payments/server/read-balance'

/** What bookings owe, and what ending them costs. */
export const BOOKING_MONEY: BookingMoney = { owedCents: OWED_CENTS, chargeEnding }
