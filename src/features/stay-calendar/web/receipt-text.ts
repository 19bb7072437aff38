/** What a confirmation says besides; `requestsSent` once the page has forgotten what they were. */
export const CONFIRMATION_WORDS = {
  nights: 'Nights',
  taxes: 'Taxes are included.',
  requests: 'Requests',
  requestsSent: 'Sent to reception with your booking. You read and change them by your private link.',
} as const
