import type * as english from '@/features/payment-screens/web/pay-text'
import type { Translation } from '@/kernel/translation'

export const payText: Translation<typeof english.payText> = {
  title: 'Online bezahlen',
  due: 'Noch zu bezahlen',
  inShillings: (amount) => `${amount} zum heutigen Kurs`,
  nothingDue: 'Online ist nichts mehr zu bezahlen.',
  howMuch: 'Wie viel möchten Sie jetzt bezahlen?',
  deposit: ['Die Anzahlung', 'Den Rest an der Rezeption oder jederzeit hier'],
  balance: ['Den ganzen offenen Betrag', 'Dann ist für Ihren Aufenthalt nichts mehr zu bezahlen'],
  how: 'Wie möchten Sie bezahlen?',
  again: 'Auf andere Art bezahlen',
  tryAgain: 'Erneut versuchen',
  methods: {
    pesapal: {
      USD: ['Karte, in Dollar', 'Auf der sicheren Seite von Pesapal: Ihre Kartennummer sehen wir nie'],
      UGX: [
        'Mobile Money oder Karte, in Schilling',
        'MTN, Airtel oder Karte, auf der sicheren Seite von Pesapal',
      ],
    },
    mtn: {
      UGX: [
        'MTN Mobile Money',
        'Auf Ihrem Telefon erscheint eine Aufforderung; Sie bestätigen sie mit Ihrer PIN',
      ],
    },
    airtel: {
      UGX: [
        'Airtel Money',
        'Auf Ihrem Telefon erscheint eine Aufforderung; Sie bestätigen sie mit Ihrer PIN',
      ],
    },
  },
  phone: 'Mobilnummer, mit der Sie bezahlen',
  phoneHelp: 'Etwa 0772 123 456',
  pay: (amount) => `${amount} bezahlen`,
  starting: 'Einen Moment\u00a0…',
  failedToStart: 'Die Zahlung konnte nicht begonnen werden',
  loadFailed: 'Die Zahlungsarten konnten nicht geladen werden.',
  checkAgain: 'Wir konnten gerade nicht nachsehen. Wir versuchen es weiter.',
  goOn: 'Zahlung fortsetzen',
  goOnHelp:
    'Sie haben noch nicht bezahlt, oder wir wissen noch nichts davon. Machen Sie weiter, wo Sie aufgehört haben, oder warten Sie: Wir sehen weiter nach.',
  prompt: (amount) =>
    `Auf Ihrem Telefon ist eine Aufforderung. Geben Sie dort Ihre PIN ein, um ${amount} zu bezahlen. Diese Seite sagt es Ihnen, sobald wir es wissen.`,
  unclear:
    'Wir wissen noch nicht, ob der Anbieter das erhalten hat. Bitte bezahlen Sie nicht gleich noch einmal: Wir fragen weiter nach, und diese Seite sagt es Ihnen.',
  unreachable:
    'Der Zahlungsanbieter antwortet zurzeit nicht. Es wurde nichts abgebucht. Bitte versuchen Sie es in einigen Minuten noch einmal oder bezahlen Sie an der Rezeption.',
  titles: {
    created: 'Wir warten auf den Anbieter',
    sent: 'Wir warten auf Ihre Zahlung',
    pending: 'Wir warten auf Ihre Zahlung',
    paid: 'Bezahlt. Vielen Dank!',
    failed: 'Diese Zahlung kam nicht zustande',
    expired: 'Die Zeit zum Bezahlen war vorbei',
    cancelled: 'Diese Zahlung wurde abgebrochen',
    'part-refunded': 'Ein Teil wurde erstattet',
    refunded: 'Erstattet',
    'charged-back': 'Von Ihrer Bank zurückgeholt',
  },
  paid: (amount) => `Wir haben ${amount} erhalten.`,
  allPaid: 'Sie brauchen nichts weiter zu tun.',
  stillDue: 'Den Rest können Sie unten bezahlen, wann immer Sie möchten.',
  expired:
    'Die Zahlung wurde nicht rechtzeitig bestätigt, und es wurde nichts abgebucht. Sie können es unten noch einmal versuchen.',
  cancelled: 'Es wurde nichts abgebucht.',
  refunded: (amount) =>
    `${amount} gingen an Sie zurück. Es kann einige Tage dauern, bis Ihre Bank es anzeigt.`,
  chargedBack: (amount) => `${amount} gingen an Sie zurück, wie Ihre Bank es verlangt hat.`,
  onItsWayBack: (amount) => `${amount} sind auf dem Weg zurück zu Ihnen. Das kann einige Tage dauern.`,
  late: 'Sollte trotzdem Geld von Ihrem Konto abgegangen sein, sehen wir es, sobald der Anbieter es uns meldet, und es zählt.',
  failures: {
    declined:
      'Ihre Bank oder Ihr Anbieter hat abgelehnt. Bitte versuchen Sie es mit einer anderen Karte oder auf andere Art.',
    'cancelled-by-payer':
      'Die Zahlung wurde auf Ihrem Telefon abgelehnt oder vor dem Ende verlassen. Es wurde nichts abgebucht.',
    'not-enough-money':
      'Auf dem Konto war nicht genug Geld. Bitte laden Sie es auf oder bezahlen Sie auf andere Art.',
    'limit-reached': 'Das Limit Ihres Kontos ist erreicht. Bitte bezahlen Sie auf andere Art oder morgen.',
    'payer-unknown':
      'Diese Nummer kann bei diesem Anbieter nicht bezahlen. Bitte prüfen Sie die Nummer oder bezahlen Sie auf andere Art.',
    other: 'Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal oder bezahlen Sie auf andere Art.',
  },
}
