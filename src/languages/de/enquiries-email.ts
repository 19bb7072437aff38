import type * as english from '@/features/enquiries/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const ENQUIRY_EMAIL_WORDS: Translation<typeof english.ENQUIRY_EMAIL_WORDS> = {
  rows: {
    venue: 'Saal',
    date: 'Datum',
    guests: 'Gäste',
    layout: 'Bestuhlung',
    catering: 'Bewirtung',
    villas: 'Villen für die Nacht',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
  },
  guest: {
    subject: (hotel) => `Ihre Anfrage an ${hotel}`,
    intro:
      'Guten Tag,\n\nIhre Bitte um ein Angebot ist bei uns. Wir antworten innerhalb von 24 Stunden an diese Adresse. Reserviert ist erst, was wir Ihnen bestätigt haben.',
    otherwise: (phones) => `Wenn es eilt, rufen Sie uns an: ${phones}.`,
    notYou:
      'Wenn Sie uns nicht gefragt haben, hat jemand versehentlich Ihre Adresse angegeben, und Sie brauchen nichts zu tun.',
    closing: (hotel) => `Herzliche Grüße\n${hotel}`,
  },
}
