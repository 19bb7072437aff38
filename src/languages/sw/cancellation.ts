import type * as english from '@/features/cancellation/text'
import type { Translation } from '@/kernel/translation'

export const ENDING_WORDS: Translation<typeof english.ENDING_WORDS> = {
  fees: { cancelled: 'Ada ya kuchelewa kughairi', 'no-show': 'Ada ya kutofika' },
  discountEnded: 'Punguzo limekwisha pamoja na ukaaji',
}

export const CANCELLING_WORDS: Translation<typeof english.CANCELLING_WORDS> = {
  label: 'Kughairi',
  freeUntil: (instant) => `Bila malipo hadi ${instant}, saa za hoteli`,
  never: 'Pesa hazirudishwi: kughairi kunagharimu bei yote ya usiku uliowekwa.',
  comesBack: 'Maadamu kughairi ni bila malipo, malipo hayo yanarudishwa.',
  notFree: 'Si bila malipo tena: siku yako ya kufika iko karibu mno.',
}
