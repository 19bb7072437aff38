import type * as english from '@/features/checkout/web/checkout-text'
import type { Translation } from '@/kernel/translation'

export const checkoutText: Translation<typeof english.checkoutText> = {
  region: 'Ihre Buchung, Schritt für Schritt',
  titles: {
    dates: 'Tage wählen',
    villa: 'Gäste und Villa',
    details: 'Ihre Angaben',
    payment: 'Bezahlung & Bestätigung',
  },
  leads: {
    dates:
      'Tippen Sie auf den Anreisetag, dann auf den Abreisetag. Bei jeder Nacht steht, ab welchem Preis sie zu haben ist.',
    villa: 'Wie viele kommen, und welche der freien Villen möchten Sie?',
    details: 'Damit wir wissen, wer kommt und wie wir Sie erreichen.',
    payment: 'Wählen Sie, wie Sie bezahlen möchten, sehen Sie alles noch einmal durch und buchen Sie.',
  },
  stepOf: (step, count) => `Schritt ${step} von ${count}`,
  done: ', erledigt',
  back: 'Zurück',
  next: 'Weiter',
  loading: 'Ihre Buchung wird geladen',
  summary: {
    title: 'Ihr Aufenthalt',
    nights: 'Nächte',
    guests: 'Gäste',
    villa: 'Villa',
    notYet: 'Noch nicht gewählt',
    from: 'ab',
  },
}
