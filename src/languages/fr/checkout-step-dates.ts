import type * as english from '@/features/checkout/web/step-dates-text'
import { formatPrice } from '@/kernel/money'
import type { Translation } from '@/kernel/translation'

export const STEP_DATES_WORDS: Translation<typeof english.STEP_DATES_WORDS> = {
  missing: 'Veuillez choisir le jour de votre arrivée et celui de votre départ.',
  free: (count, cents) =>
    `${count > 1 ? `${count} villas sont libres` : `${count} villa est libre`}, à partir de ${formatPrice(cents)} en tout.`,
  none: 'Aucune villa n’est libre à elle seule pour toutes ces nuits. Essayez d’autres jours, ou continuez pour voir des idées.',
  clear: 'Effacer les dates',
}
