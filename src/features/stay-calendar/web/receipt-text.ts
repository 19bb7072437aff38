/** What a confirmation says besides. */
export const CONFIRMATION_WORDS = {
  nights: 'Nights',
  taxes: 'Taxes are included.',
  requests: 'Requests',
} as const
