import type * as english from '@/kernel/stay'
import type { Translation } from '@/kernel/translation'

export const STAY_WORDS: Translation<typeof english.STAY_WORDS> = {
  days: (from, to) => `${from} hadi ${to}`,
  nights: (count) => `usiku ${count}`,
}
