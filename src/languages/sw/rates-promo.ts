import type * as english from '@/features/rates/rules/promo-words'
import type { Translation } from '@/kernel/translation'

export const PROMO_WORDS: Translation<typeof english.PROMO_WORDS> = {
  label: (code) => `Msimbo ${code}`,
  off: (amount) => `punguzo la ${amount}, limejumuishwa`,
  instead: 'badala ya',
}
