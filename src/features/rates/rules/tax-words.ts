import { defineWords } from '@/kernel/words'

/** Where prices have taxes on top; all prices guests read have them in them. */
export const TAX_WORDS = defineWords('rates-tax.TAX_WORDS', {
  includes: (amount: string) => `Includes ${amount} taxes`,
  label: 'Taxes, included',
} as const)
