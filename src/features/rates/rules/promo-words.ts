import { defineWords } from '@/kernel/words'

/** How a promo code stands beside a price, in mails, documents and on screens. */
export const PROMO_WORDS = defineWords('rates-promo.PROMO_WORDS', {
  label: (code: string) => `Code ${code}`,
  off: (amount: string) => `${amount} off, included`,
  instead: 'instead of',
} as const)
