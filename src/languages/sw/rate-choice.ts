import type * as english from '@/features/rate-choice/text'
import type { Translation } from '@/kernel/translation'

export const CHOICE_WORDS: Translation<typeof english.CHOICE_WORDS> = {
  legend: 'Ungependa aina gani ya bei?',
  rates: 'Aina za bei',
  use: 'Tumia bei hii',
  lost: (why) => `${why} Bei sasa ni ile nyumbufu.`,
}

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  same: 'bei ileile',
  less: (amount) => `${amount} pungufu`,
  more: (amount) => `${amount} zaidi`,
  notRefundable: 'pesa hazirudishwi',
  freeUntil: (instant) => `kughairi bila malipo hadi ${instant}`,
  notFree: 'kughairi si bila malipo tena',
}
