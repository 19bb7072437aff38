import { defineWords } from '@/kernel/words'

/** Words of the third step: who is coming. */
export const STEP_DETAILS_WORDS = defineWords('checkout-step-details.STEP_DETAILS_WORDS', {
  missing: {
    guestName: 'Please give your full name',
    guestEmail: 'Please enter a valid email address',
  },
  kept: (hours: number) =>
    `What you type stays in this browser for ${hours} hours at most, and goes to us only when you book.`,
  forget: 'Clear what I typed',
} as const)
