/** As they are stored and staff read them; guests read them in their language. */
export const CONTACT_SUBJECTS = [
  'Room Booking Inquiry',
  'Existing Reservation',
  'Event Planning',
  'Catering Services',
  'Restaurant Reservation',
  'Feedback',
  'Other Inquiry',
] as const
