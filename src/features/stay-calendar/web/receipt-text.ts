import { defineWords } from '@/kernel/words'

/** What a confirmation says besides. */
export const CONFIRMATION_WORDS = defineWords('stay-calendar-receipt.CONFIRMATION_WORDS', {
  nights: 'Nights',
  taxes: 'Taxes are included.',
  requests: 'Requests',
} as const)
