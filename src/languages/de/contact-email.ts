import type * as english from '@/features/contact/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const CONTACT_RECEIPT_WORDS: Translation<typeof english.CONTACT_RECEIPT_WORDS> = {
  subject: (hotel) => `Ihre Nachricht an ${hotel}`,
  intro:
    'Guten Tag,\n\nIhre Nachricht von unserer Website ist bei uns. Sie wird gelesen und innerhalb von 24 Stunden an diese Adresse beantwortet.',
  stay: 'Ihr geplanter Aufenthalt',
  stayNote: 'Gebucht ist damit noch nichts.',
  otherwise: (phones) => `Wenn es eilt, rufen Sie uns an: ${phones}.`,
  notYou:
    'Wenn Sie uns nicht geschrieben haben, hat jemand versehentlich Ihre Adresse angegeben, und Sie brauchen nichts zu tun.',
  closing: (hotel) => `Herzliche Grüße\n${hotel}`,
}
