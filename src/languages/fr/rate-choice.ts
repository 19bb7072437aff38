import type * as english from '@/features/rate-choice/text'
import type { Translation } from '@/kernel/translation'

export const CHOICE_WORDS: Translation<typeof english.CHOICE_WORDS> = {
  legend: 'Quel tarif souhaitez-vous ?',
  rates: 'Tarifs',
  use: 'Prendre ce tarif',
  lost: (why) => `${why} Le prix est celui du tarif flexible.`,
}
