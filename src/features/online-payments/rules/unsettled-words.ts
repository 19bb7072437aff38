/** Words of the mail that tells staff of it. */
export const UNSETTLED_EMAIL_WORDS = {
  subject: (reference: string) => `Money to look at, booking ${reference}`,
  guest: 'Guest',
  booking: 'Booking',
  arrival: 'Arrival',
  came: 'Came',
  link: 'Open the booking',
} as const
