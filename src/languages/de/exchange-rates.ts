import type * as english from '@/features/exchange-rates/rules/shillings'
import type { Translation } from '@/kernel/translation'

export const RATE_WORDS: Translation<typeof english.RATE_WORDS> = {
  about: (amount, day) => `etwa ${amount} zum Kurs vom ${day}`,
}
