import type * as english from '@/features/rate-choice/text'
import type { Translation } from '@/kernel/translation'

export const CHOICE_WORDS: Translation<typeof english.CHOICE_WORDS> = {
  legend: 'Quel tarif souhaitez-vous ?',
  rates: 'Tarifs',
  use: 'Prendre ce tarif',
  lost: (why) => `${why} Le prix est celui du tarif flexible.`,
}

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  same: 'le même prix',
  less: (amount) => `${amount} de moins`,
  more: (amount) => `${amount} de plus`,
  notRefundable: 'non remboursable',
  freeUntil: (instant) => `annulation gratuite jusqu’au ${instant}`,
  notFree: 'l’annulation n’est plus gratuite',
}
