import type { StaffBooking } from '@/features/bookings/staff-contract'
import { addDays, type Day, toDay } from '@/kernel/days'
import { countNights } from '@/kernel/stay'

/**
 * What the form of a new booking begins with when another is copied: guest, party and meals; never its price. Of a stay that is
 * ahead the same days, in which its villa is taken; of any other as many nights from today on, in the same villa.
 */
export function copyBooking(booking: StaffBooking, today: Day) {
  const stay = { checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) }
  const { numberOfGuests, childAges, wantsCot, board, source } = booking
  const { guestName, guestEmail, guestPhone, specialRequests } = booking
  const days =
    stay.checkIn >= today
      ? { checkInDate: stay.checkIn, checkOutDate: stay.checkOut }
      : { checkInDate: today, checkOutDate: addDays(today, countNights(stay)), villaId: booking.villaId }
  return {
    ...days,
    ...{ numberOfGuests, childAges, wantsCot, board, source },
    ...{ guestName, guestEmail, guestPhone, specialRequests },
  }
}
