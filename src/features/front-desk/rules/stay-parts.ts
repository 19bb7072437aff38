import type { StaffBooking } from '@/features/bookings/staff-contract'

/** Each villa that bookings have, with the nights they have it: several for guests who were moved. */
export function listParts<
  Booking extends Pick<StaffBooking, 'villaId' | 'checkInDate' | 'checkOutDate' | 'parts'>,
>(bookings: readonly Booking[]): Booking[] {
  return bookings.flatMap((booking) =>
    booking.parts.length < 2 ? [booking] : booking.parts.map((part) => ({ ...booking, ...part })),
  )
}
