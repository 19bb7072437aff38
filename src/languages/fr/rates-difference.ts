import type * as english from '@/features/rates/rules/difference-words'
import type { Translation } from '@/kernel/translation'

export const DIFFERENCE_WORDS: Translation<typeof english.DIFFERENCE_WORDS> = {
  same: 'même prix',
  more: (amount) => `${amount} de plus`,
  less: (amount) => `${amount} de moins`,
}
