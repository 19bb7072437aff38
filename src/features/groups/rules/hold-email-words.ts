export const HOLD_EMAIL_KIND = 'hold-ends'

/** Words of the mail that tells the hotel that a hold ends today. */
export const HOLD_EMAIL_WORDS = {
  subject: (name: string) => `Held villas of ${name} come free tomorrow`,
  intro:
    'These nights are kept for the last day. Tomorrow they are offered to others again, unless you keep them longer or make bookings of them.',
  name: 'Group or company',
  nights: 'Nights',
  nightsOf: (from: string, to: string) => `${from} to ${to}`,
  villas: 'Villas without a booking',
  keptUntil: 'Kept until',
  link: 'Open the holds in the panel',
} as const
