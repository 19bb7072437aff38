import type * as english from '@/features/checkout/web/step-payment-text'
import { formatPrice } from '@/kernel/money'
import type { Translation } from '@/kernel/translation'

export const STEP_PAYMENT_WORDS: Translation<typeof english.STEP_PAYMENT_WORDS> = {
  method: 'Ungependa kulipa vipi?',
  methods: {
    cash: ['Taslimu', 'Mapokezi'],
    'mobile-money': ['Pesa za simu', 'Kwa simu yako'],
    card: ['Kadi', 'Kadi kuu za benki'],
  },
  time: 'Na lini?',
  times: {
    'at-check-in': 'Wakati wa kuingia',
    'in-advance': 'Kabla ya kufika',
  },
  onArrival: 'Utakapofika',
  nothingNow: 'Hakuna malipo yanayofanyika kwenye ukurasa huu.',
  taken: (methods) => `Bado unaweza kubadili uamuzi ukifika mapokezi. Tunapokea ${methods.join(', ')}.`,
  review: 'Yote kwa mara nyingine',
  change: 'Badilisha',
  changeOf: (what) => `Badilisha ${what.toLowerCase()}`,
  arrival: 'Muda wa kufika',
  guest: 'Mgeni',
  anyOf: (name) =>
    `${name} yoyote itafaa: ikichukuliwa hii, nyingine ya bei ileile itachukua nafasi yake maadamu ipo.`,
  price: 'Bei',
  nights: ({ nights, isWeekend, cents, extraGuests }) =>
    `Usiku ${nights.length}${isWeekend ? ' wa wikendi' : ''} kwa ${formatPrice(cents)}${extraGuests ? `, ambapo ${formatPrice(extraGuests)} ni ya wageni wa ziada` : ''}`,
  extras: 'Ziada',
  withExtras: 'Kwa jumla',
  taxes: 'Kodi zimejumuishwa.',
  policies: 'Vizuri kujua',
}
