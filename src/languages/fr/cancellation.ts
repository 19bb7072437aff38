import type * as english from '@/features/cancellation/text'
import type { Translation } from '@/kernel/translation'

export const ENDING_WORDS: Translation<typeof english.ENDING_WORDS> = {
  fees: { cancelled: 'Frais d’annulation tardive', 'no-show': 'Frais de non-présentation' },
  discountEnded: 'Remise terminée avec le séjour',
}

export const CANCELLING_WORDS: Translation<typeof english.CANCELLING_WORDS> = {
  label: 'Annulation',
  freeUntil: (instant) => `Gratuite jusqu’au ${instant}, heure de l’hôtel`,
  never: 'Non remboursable : une annulation coûte le prix entier des nuits.',
  comesBack: 'Tant que l’annulation est gratuite, il vous est rendu.',
  notFree: 'N’est plus gratuite : votre arrivée est trop proche.',
}
