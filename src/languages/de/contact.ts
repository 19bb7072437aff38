import type * as english from '@/features/contact/text'
import type { Translation } from '@/kernel/translation'

export const contactText: Translation<typeof english.contactText> = {
  form: 'Schreiben Sie uns',
  name: 'Vor- und Nachname',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  optional: '(freiwillig)',
  subject: 'Betreff',
  chooseSubject: 'Bitte wählen',
  subjects: {
    'Room Booking Inquiry': 'Frage zur Buchung',
    'Existing Reservation': 'Bestehende Buchung',
    'Event Planning': 'Planung einer Veranstaltung',
    'Catering Services': 'Catering',
    'Restaurant Reservation': 'Tisch im Restaurant',
    Feedback: 'Rückmeldung',
    'Other Inquiry': 'Anderes',
  },
  message: 'Nachricht',
  stay: 'Ihr Aufenthalt (freiwillig)',
  checkIn: 'Anreise',
  checkOut: 'Abreise',
  guests: 'Gäste',
  chooseGuests: 'Noch nicht sicher',
  guestOption: (guests) => (guests === '1' ? '1 Gast' : `${guests} Gäste`),
  stayNote:
    'Reisedaten und Gästezahl lesen wir zusammen mit Ihrer Nachricht. Gebucht wird damit noch nichts.',
  send: 'Nachricht senden',
  tooShort: {
    name: 'Der Name muss mindestens 2 Zeichen haben',
    subject: 'Der Betreff muss mindestens 3 Zeichen haben',
    message: 'Die Nachricht muss mindestens 10 Zeichen haben',
  },
  stayPart: { checkIn: 'Anreise', checkOut: 'Abreise' },
  guestsWrong: 'Bitte wählen Sie eine Gästezahl',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  sent: 'Ihre Nachricht ist bei uns. Wir antworten an die Adresse, die Sie angegeben haben.',
  kept: 'Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es in Kürze noch einmal oder rufen Sie uns an:',
  withoutScripts: 'Dieses Formular braucht JavaScript. Sie können uns jederzeit schreiben an',
  success: 'Nachricht gesendet!',
  failure: {
    title: 'Nachricht nicht gesendet',
    description: 'Bitte versuchen Sie es später noch einmal.',
  },
  /** What differs between the two places where the form stands. */
  places: {
    landing: { sending: 'Wird gesendet\u00a0…', reply: 'Wir melden uns innerhalb von 24 Stunden.' },
    page: {
      sending: 'Nachricht wird gesendet\u00a0…',
      reply: 'Wir antworten innerhalb von 24 Stunden!',
    },
  },
}
