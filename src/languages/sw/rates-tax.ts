import type * as english from '@/features/rates/rules/tax-words'
import type { Translation } from '@/kernel/translation'

export const TAX_WORDS: Translation<typeof english.TAX_WORDS> = {
  includes: (amount) => `Pamoja na kodi ya ${amount}`,
  label: 'Kodi, imejumuishwa',
}
