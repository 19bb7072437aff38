import type * as english from '@/features/property/rules/told-facts'
import type { Translation } from '@/kernel/translation'

export const FACT_WORDS: Translation<typeof english.FACT_WORDS> = {
  methods: {
    cash: 'Espèces',
    'mobile money': 'Mobile money',
    'mtn mobile money': 'Mobile money MTN',
    'airtel mobile money': 'Mobile money Airtel',
    'credit card': 'Carte de crédit',
    'bank transfer': 'Virement bancaire',
  },
  meals: {
    breakfast: 'Petit-déjeuner',
    lunch: 'Déjeuner',
    dinner: 'Dîner',
    'afternoon tea': 'Thé de l’après-midi',
    bar: 'Bar',
    'room service': 'Service en villa',
  },
  hours: {
    '24/7': '24 h/24, 7 j/7',
    closed: 'Fermé',
    'on request': 'Sur demande',
    'by arrangement': 'Sur rendez-vous',
  },
  between: (from, to) => `${from}–${to}`,
}
