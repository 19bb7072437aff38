import type * as english from '@/features/enquiries/text'
import type { Translation } from '@/kernel/translation'

export const enquiryText: Translation<typeof english.enquiryText> = {
  title: (venue) => `Angebot anfordern: ${venue}`,
  intro:
    'Sagen Sie uns den Tag und wie viele Sie sind; wir antworten mit einem Preis. Reserviert wird damit noch nichts.',
  date: 'Datum',
  guests: 'Gäste',
  guestsHelp: (capacity) => `Bis zu ${capacity}`,
  layout: 'Bestuhlung',
  layouts: {
    banquet: 'Runde Tische',
    theatre: 'Stuhlreihen',
    classroom: 'Tische in Reihen',
    boardroom: 'Ein langer Tisch',
    reception: 'Stehempfang',
  },
  catering: 'Bewirtung',
  caterings: {
    none: 'Noch nicht entschieden',
    'coffee-breaks': 'Kaffeepausen',
    lunch: 'Mittagessen',
    dinner: 'Abendessen',
    'full-day': 'Mittag, Abend und Pausen',
  },
  villas: 'Villen für die Nacht',
  villasHelp: '0, wenn niemand übernachtet',
  name: 'Vor- und Nachname',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  message: 'Was planen Sie?',
  optional: '(freiwillig)',
  send: 'Anfrage senden',
  sending: 'Wird gesendet\u00a0…',
  day: {
    loading: 'Wir sehen uns den Tag an\u00a0…',
    failed:
      'Wir konnten den Tag gerade nicht prüfen. Senden Sie Ihre Anfrage trotzdem: Wir prüfen ihn für Sie.',
    taken:
      'Der Saal ist an diesem Tag schon reserviert. Schreiben Sie uns trotzdem: Wir suchen einen anderen Tag oder Saal.',
    open: 'Der Saal ist an diesem Tag noch nicht reserviert.',
    alsoOn: (titles) => `Am selben Tag außerdem: ${titles}.`,
    villas: (free, total, from, to) =>
      free === 0
        ? `Von ${from} bis ${to} ist keine Villa frei.`
        : `${free} von ${total} Villen frei, ${from} bis ${to}.`,
  },
  wrong: {
    venue: 'Bitte wählen Sie einen Saal',
    layout: 'Bitte wählen Sie eine Bestuhlung',
    catering: 'Bitte wählen Sie eine Bewirtung',
    date: 'Bitte wählen Sie einen Tag',
    past: 'Bitte wählen Sie einen Tag, der noch vor uns liegt',
    far: 'Bitte wählen Sie einen Tag in den nächsten zwei Jahren',
    guests: 'Bitte sagen Sie, wie viele Gäste Sie erwarten',
    tooMany: (venue, capacity) => `${venue}: höchstens ${capacity} Gäste`,
    villas: (most) => `Bitte geben Sie eine Zahl von 0 bis ${most} an`,
    name: 'Der Name muss mindestens 2 Zeichen haben',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  },
  success: 'Anfrage gesendet',
  successLine:
    'Wir antworten innerhalb von 24 Stunden. Eine Kopie der wichtigsten Angaben ist auf dem Weg zu Ihnen.',
  done: 'Ihre Anfrage ist bei uns',
  doneLine: (email) =>
    `Wir antworten innerhalb von 24 Stunden an ${email}. Reserviert ist erst, was wir Ihnen bestätigt haben.`,
  close: 'Schließen',
  failure: 'Ihre Anfrage wurde nicht gesendet',
  failureLine:
    'Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es in Kürze noch einmal oder rufen Sie uns an:',
}

export const ENQUIRY_STATUS_WORDS: Translation<typeof english.ENQUIRY_STATUS_WORDS> = {
  new: 'Neu',
  answered: 'Beantwortet',
  held: 'Vorgemerkt',
  won: 'Zugesagt',
  lost: 'Abgesagt',
}
