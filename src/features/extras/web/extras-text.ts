import { defineWords } from '@/kernel/words'

/** Words of the field where extras are chosen, and of what they add to a price. */
export const EXTRAS_FIELD_WORDS = defineWords('extras-field.EXTRAS_FIELD_WORDS', {
  legend: 'Anything else for your stay?',
  help: 'Only if you like. You pay for it with your stay.',
  soldOut: 'Sold out on these days',
  inAll: (amount: string) => `${amount} in all`,
  extras: 'Extras',
  withExtras: 'Total with extras',
} as const)
