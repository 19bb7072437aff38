import type * as english from '@/features/online-payments/text'
import type { Translation } from '@/kernel/translation'

export const PAY_WORDS: Translation<typeof english.PAY_WORDS> = {
  phoneWrong:
    'Bitte geben Sie die Mobilnummer ein, auf der die Zahlungsaufforderung ankommt, etwa 0772 123 456',
  nothingDue: 'Für diese Buchung ist zurzeit nichts zu bezahlen.',
  proveFirst:
    'Bitte öffnen Sie zuerst den Link in unserer E-Mail und bezahlen Sie dann auf der Seite Ihrer Buchung. Sie können uns auch anrufen.',
  notOffered: 'Diese Zahlungsart wird zurzeit nicht angeboten. Bitte wählen Sie eine andere.',
  noMail:
    'Für diese Zahlungsart muss in der Buchung eine E-Mail-Adresse oder Telefonnummer stehen. Bitte wählen Sie eine andere oder rufen Sie uns an.',
  description: (hotel, reference) => `${hotel}, Buchung ${reference}`,
}

export const REFUND_WORDS: Translation<typeof english.REFUND_WORDS> = {
  byHand: (provider) =>
    `${provider} sendet Geld nur im eigenen Portal zurück: Tun Sie es dort und tragen Sie es dann hier als zurückgegeben ein.`,
  switchedOff: (provider) => `Zahlungen über ${provider} sind zurzeit abgeschaltet.`,
  notPaid: 'Von dieser Zahlung ist kein Geld mehr hier.',
  reversed:
    'Der Eintrag dieser Zahlung wurde im Konto zurückgenommen. Bitte geben Sie das Geld auf anderem Weg zurück.',
  underWay: (provider) =>
    `${provider} wurde schon gebeten, Geld aus dieser Zahlung zurückzusenden, und hat noch nicht gesagt, was daraus geworden ist.`,
  tooMuch: (left) => `Von dieser Zahlung sind noch ${left} übrig, nicht mehr`,
  wholeOnly: (provider, left) =>
    `${provider} sendet dieses Geld nur als Ganzes zurück: ${left}, oder geben Sie es auf anderem Weg zurück`,
  otherCurrency: (provider, isShillings) =>
    `${provider} sendet es in der Währung zurück, in der es kam: Bitte geben Sie ${isShillings ? 'Schilling' : 'Dollar'} an`,
  isKnown: 'Was aus dieser Erstattung geworden ist, ist schon bekannt oder wird gerade erfragt.',
  remark: (booking) => `Erstattung, Buchung ${booking}`,
}
