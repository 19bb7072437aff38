import type * as english from '@/features/rate-choice/text'
import type { Translation } from '@/kernel/translation'

export const CHOICE_WORDS: Translation<typeof english.CHOICE_WORDS> = {
  legend: 'Ungependa aina gani ya bei?',
  rates: 'Aina za bei',
  use: 'Tumia bei hii',
  lost: (why) => `${why} Bei sasa ni ile nyumbufu.`,
}
