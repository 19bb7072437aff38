import type * as english from '@/features/property/rules/told-facts'
import type { Translation } from '@/kernel/translation'

export const FACT_WORDS: Translation<typeof english.FACT_WORDS> = {
  methods: {
    cash: 'Bargeld',
    'mobile money': 'Mobile Money',
    'mtn mobile money': 'MTN Mobile Money',
    'airtel mobile money': 'Airtel Mobile Money',
    'credit card': 'Kreditkarte',
    'bank transfer': 'Banküberweisung',
  },
  meals: {
    breakfast: 'Frühstück',
    lunch: 'Mittagessen',
    dinner: 'Abendessen',
    'afternoon tea': 'Nachmittagstee',
    bar: 'Bar',
    'room service': 'Zimmerservice',
  },
  hours: {
    '24/7': '24 Stunden täglich',
    closed: 'Geschlossen',
    'on request': 'Auf Anfrage',
    'by arrangement': 'Nach Vereinbarung',
  },
  /** `6:30–10:00 Uhr`. */
  between: (from, to) => `${from.replace(' Uhr', '')}–${to}`,
}
