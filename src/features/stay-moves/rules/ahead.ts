import type { BookingStatus } from '@/features/bookings/rules/status'
import { type Day, toDay } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'

type Booked = { status: BookingStatus; checkInDate: string; checkOutDate: string }

/** What is ahead of a stay: guests in house have slept the nights before today; who has not come has all of them. */
export function aheadOf({ status, checkInDate, checkOutDate }: Booked, today: Day): Stay {
  const [checkIn, checkOut] = [toDay(checkInDate), toDay(checkOutDate)]
  return { checkIn: status === 'checked-in' && checkIn < today ? today : checkIn, checkOut }
}
