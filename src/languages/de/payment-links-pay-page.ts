import type * as english from '@/features/payment-links/web/pay-page-text'
import type { Translation } from '@/kernel/translation'

export const payPageText: Translation<typeof english.payPageText> = {
  intro: (hotel) => `${hotel} bittet Sie um eine Online-Zahlung.`,
  booking: 'Buchung',
  what: 'Wofür',
  purposes: {
    deposit: 'Die Anzahlung',
    balance: 'Der offene Betrag der Buchung',
    amount: 'Ein Teil des offenen Betrags',
  },
  until: 'Dieser Link gilt bis',
  settled: 'Über diesen Link ist nichts zu bezahlen.',
  settledHelp: 'Sie brauchen nichts weiter zu tun. Danke!',
  over: 'Dieser Zahlungslink ist abgelaufen.',
  overHelp: 'Bitte fragen Sie uns nach einem neuen: Wir erstellen ihn sofort.',
  failed: 'Diese Seite konnte nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  call: 'Anrufen:',
  loading: 'Die Zahlung wird geladen',
  noScript:
    'Diese Seite braucht JavaScript. Ohne JavaScript rufen Sie uns bitte an, und wir finden einen anderen Weg, wie Sie bezahlen können.',
}
