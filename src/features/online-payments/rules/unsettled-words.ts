/** The mail that tells staff of a payment that came online and is not as it should be. */
export const UNSETTLED_EMAIL_KIND = 'unsettled-payment'

export const UNSETTLED_EMAIL_WORDS = {
  subject: (reference: string) => `Money to look at, booking ${reference}`,
  guest: 'Guest',
  booking: 'Booking',
  arrival: 'Arrival',
  came: 'Came',
  link: 'Open the booking',
} as const
