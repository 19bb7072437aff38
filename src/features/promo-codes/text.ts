import { defineWords } from '@/kernel/words'

/** Words of the field in which guests enter a code. */
export const CODE_WORDS = defineWords('promo-codes.CODE_WORDS', {
  missing: 'Please enter your code',
  ask: 'Have a code?',
  label: 'Code',
  apply: 'Use code',
  applying: 'Looking...',
  remove: 'Remove code',
  holds: (code: string, gives: string) => `Code ${code}: ${gives}`,
  offline: 'We could not look the code up. Please check your connection and try again.',
  lost: (reason: string) => `${reason} The new price is without it.`,
} as const)
