import type * as english from '@/features/promo-codes/rules/refusals'
import type { Translation } from '@/kernel/translation'

export const CODE_REFUSALS: Translation<typeof english.CODE_REFUSALS> = {
  usedUp: 'Msimbo huu umeshatumika mara zote zinazoruhusiwa.',
  unknown: 'Hatuujui msimbo huu. Tafadhali hakiki jinsi ulivyoandikwa.',
  ended: (code) => `Msimbo ${code} umekwisha muda wake.`,
  notYet: (code, day) => `Msimbo ${code} unatumika kwa nafasi zinazowekwa kuanzia ${day}.`,
}
