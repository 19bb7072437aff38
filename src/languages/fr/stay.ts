import type * as english from '@/kernel/stay'
import type { Translation } from '@/kernel/translation'

export const STAY_WORDS: Translation<typeof english.STAY_WORDS> = {
  days: (from, to) => `du ${from} au ${to}`,
  nights: (count) => `${count} ${count > 1 ? 'nuits' : 'nuit'}`,
}
