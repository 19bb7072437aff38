import type * as english from '@/features/rates/text'
import { formatPrice } from '@/kernel/money'
import type { Translation } from '@/kernel/translation'

export const PREVIEW_WORDS: Translation<typeof english.PREVIEW_WORDS> = {
  title: 'Aperçu de la réservation',
  villa: 'Villa',
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  nights: 'Nuits',
  notYet: 'Pas encore choisi',
  from: (time) => `à partir de ${time}`,
  until: (time) => `jusqu’à ${time}`,
  total: 'Total',
  breakdown: 'Détail du prix',
  nightByNight: 'Nuit par nuit',
  group: ({ nights, isWeekend, cents, extraGuests }) =>
    `${nights.length} ${nights.length > 1 ? 'nuits' : 'nuit'}${isWeekend ? ' de week-end' : ''} × ${formatPrice(cents)}${extraGuests ? `, dont ${formatPrice(extraGuests)} pour les personnes supplémentaires` : ''}`,
  ifHere: 'Si vous partez ce jour-là',
  guests: 'Personnes',
  guestOption: (count) => (count > 1 ? `${count} personnes` : `${count} personne`),
  book: 'Réserver',
  clear: 'Effacer la sélection',
  tooSmall: (most, guests) =>
    `Cette villa accueille jusqu’à ${most} ${most > 1 ? 'personnes' : 'personne'}, et vous êtes ${guests}.`,
  weekendNote: (cents) => `${formatPrice(cents)} du vendredi au dimanche`,
}

export const BOARD_WORDS: Translation<typeof english.BOARD_WORDS> = {
  label: 'Repas',
  /** What half and full board hold: docs/decisions/product-rules.md. */
  names: {
    'bed-and-breakfast': 'Petit-déjeuner compris',
    'half-board': 'Demi-pension : petit-déjeuner et déjeuner',
    'full-board': 'Pension complète : petit-déjeuner, déjeuner et dîner',
  },
  more: (cents) => `${formatPrice(cents)} de plus par nuit`,
}
