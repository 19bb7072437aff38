import { defineWords } from '@/kernel/words'

/** Why a code does not hold, beside what its own terms say. */
export const CODE_REFUSALS = defineWords('promo-codes-refusals.CODE_REFUSALS', {
  usedUp: 'This code has been used as often as it can be.',
  unknown: 'We do not know this code. Please check how it is spelt.',
  ended: (code: string) => `The code ${code} has ended.`,
  notYet: (code: string, day: string) => `The code ${code} holds for bookings from ${day} on.`,
} as const)
