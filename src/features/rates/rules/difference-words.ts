import { type Cents, formatPrice } from '@/kernel/money'
import { defineWords } from '@/kernel/words'

export const DIFFERENCE_WORDS = defineWords('rates-difference.DIFFERENCE_WORDS', {
  same: 'same price',
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
} as const)

/** `$40.00 more`, `$20.00 less` or `same price`, of what a price changes by. */
export function tellPriceChange(change: Cents): string {
  if (change === 0) return DIFFERENCE_WORDS.same
  const amount = formatPrice(Math.abs(change))
  return change > 0 ? DIFFERENCE_WORDS.more(amount) : DIFFERENCE_WORDS.less(amount)
}
