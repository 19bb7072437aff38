import type * as english from '@/features/property/rules/told-facts'
import type { Translation } from '@/kernel/translation'

export const FACT_WORDS: Translation<typeof english.FACT_WORDS> = {
  methods: {
    cash: 'Pesa taslimu',
    'mobile money': 'Pesa za simu',
    'mtn mobile money': 'Pesa za simu (MTN)',
    'airtel mobile money': 'Pesa za simu (Airtel)',
    'credit card': 'Kadi ya mkopo',
    'bank transfer': 'Uhamisho wa benki',
  },
  meals: {
    breakfast: 'Kifungua kinywa',
    lunch: 'Chakula cha mchana',
    dinner: 'Chakula cha jioni',
    'afternoon tea': 'Chai ya alasiri',
    bar: 'Baa',
    'room service': 'Huduma ya chumbani',
  },
  hours: {
    '24/7': 'Saa 24 kila siku',
    closed: 'Imefungwa',
    'on request': 'Kwa ombi',
    'by arrangement': 'Kwa makubaliano',
  },
  between: (from, to) => `${from}–${to}`,
}
