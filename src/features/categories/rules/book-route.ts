/** Where 'Book Now' leads: to the priced results where both days are known, else to the calendar to choose them. */
export function bookRoute({ checkIn, checkOut }: { checkIn?: string; checkOut?: string }) {
  return checkIn && checkOut ? ('/booking' as const) : ('/calendar' as const)
}
