import type * as english from '@/features/checkout/web/step-payment-text'
import { formatPrice } from '@/kernel/money'
import type { Translation } from '@/kernel/translation'

export const STEP_PAYMENT_WORDS: Translation<typeof english.STEP_PAYMENT_WORDS> = {
  method: 'Wie möchten Sie bezahlen?',
  methods: {
    cash: ['Bar', 'An der Rezeption'],
    'mobile-money': ['Mobile Money', 'Mit Ihrem Telefon'],
    card: ['Karte', 'Eine gängige Kreditkarte'],
  },
  time: 'Und wann?',
  times: {
    'at-check-in': 'Beim Check-in',
    'in-advance': 'Im Voraus',
  },
  onArrival: 'Bei Ihrer Ankunft',
  nothingNow: 'Auf dieser Seite wird nichts bezahlt.',
  taken: (methods) =>
    `An der Rezeption können Sie sich noch anders entscheiden. Wir akzeptieren: ${methods.join(', ')}.`,
  review: 'Alles noch einmal im Überblick',
  change: 'Ändern',
  changeOf: (what) => `Ändern: ${what}`,
  arrival: 'Voraussichtliche Ankunft',
  guest: 'Gast',
  anyOf: (name) =>
    `${name}, beliebige Villa: Sollte diese vergeben werden, tritt eine andere zum selben Preis an ihre Stelle, solange es eine gibt.`,
  price: 'Preis',
  nights: ({ nights, isWeekend, cents, extraGuests }) =>
    `${nightsOf(nights.length, isWeekend)} zu ${formatPrice(cents)}${extraGuests ? `, davon ${formatPrice(extraGuests)} für zusätzliche Gäste` : ''}`,
  extras: 'Extras',
  withExtras: 'Insgesamt',
  taxes: 'Steuern sind enthalten.',
  policies: 'Gut zu wissen',
}

function nightsOf(count: number, isWeekend: boolean): string {
  const [one, many] = isWeekend ? ['Wochenendnacht', 'Wochenendnächte'] : ['Nacht', 'Nächte']
  return `${count} ${count === 1 ? one : many}`
}
