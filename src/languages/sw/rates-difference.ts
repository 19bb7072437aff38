import type * as english from '@/features/rates/rules/difference-words'
import type { Translation } from '@/kernel/translation'

export const DIFFERENCE_WORDS: Translation<typeof english.DIFFERENCE_WORDS> = {
  same: 'bei ileile',
  more: (amount) => `${amount} zaidi`,
  less: (amount) => `${amount} pungufu`,
}
