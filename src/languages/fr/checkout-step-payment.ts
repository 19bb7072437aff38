import type * as english from '@/features/checkout/web/step-payment-text'
import { formatPrice } from '@/kernel/money'
import type { Translation } from '@/kernel/translation'

export const STEP_PAYMENT_WORDS: Translation<typeof english.STEP_PAYMENT_WORDS> = {
  method: 'Comment souhaitez-vous payer ?',
  methods: {
    cash: ['Espèces', 'À la réception'],
    'mobile-money': ['Mobile money', 'Depuis votre téléphone'],
    card: ['Carte', 'Les principales cartes bancaires'],
  },
  time: 'Et quand ?',
  times: {
    'at-check-in': 'À l’arrivée',
    'in-advance': 'À l’avance',
  },
  onArrival: 'À votre arrivée',
  nothingNow: 'Rien n’est payé sur cette page.',
  taken: (methods) =>
    `Vous pourrez encore en décider autrement à la réception. Nous acceptons : ${methods.join(', ')}.`,
  review: 'Tout revoir une dernière fois',
  change: 'Modifier',
  changeOf: (what) => `Modifier : ${what}`,
  arrival: 'Arrivée prévue',
  guest: 'Nom',
  anyOf: (name) =>
    `${name}, sans préférence : si celle-ci n’est plus libre, une autre au même prix la remplace, tant qu’il y en a.`,
  price: 'Prix',
  nights: ({ nights, isWeekend, cents, extraGuests }) =>
    `${nights.length} ${nights.length > 1 ? 'nuits' : 'nuit'}${isWeekend ? ' de week-end' : ''} à ${formatPrice(cents)}${extraGuests ? `, dont ${formatPrice(extraGuests)} pour les personnes supplémentaires` : ''}`,
  extras: 'Extras',
  withExtras: 'En tout',
  taxes: 'Taxes comprises.',
  policies: 'Bon à savoir',
}
