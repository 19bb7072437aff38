import type * as english from '@/kernel/money'
import type { Translation } from '@/kernel/translation'

export const MONEY_WORDS: Translation<typeof english.MONEY_WORDS> = {
  thousands: '.',
  dollars: (whole, cents) => `${whole}${cents === null ? '' : `,${cents}`}\u00a0$`,
}
