import type * as english from '@/features/payment-links/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const PAYMENT_LINK_EMAIL_WORDS: Translation<typeof english.PAYMENT_LINK_EMAIL_WORDS> = {
  subject: (reference, hotel) => `Zahlung für Buchung ${reference}, ${hotel}`,
  dear: (name) => (name === null ? 'Guten Tag,' : `Guten Tag ${name},`),
  asks: {
    deposit: 'bitte leisten Sie die Anzahlung Ihrer Buchung über diesen Link.',
    balance: 'bitte bezahlen Sie den offenen Betrag Ihrer Buchung über diesen Link.',
    amount: 'bitte bezahlen Sie diesen Betrag für Ihre Buchung über diesen Link.',
  },
  amount: 'Betrag',
  booking: 'Buchung',
  until: 'Der Link gilt bis',
  link: (amount) => `${amount} bezahlen`,
  note: 'Sie dürfen den Link an die Person weitergeben, die für Sie bezahlt: Er zeigt den Betrag und die Buchungsnummer und sonst nichts.',
  closing: (hotel) => `Herzliche Grüße\n${hotel}`,
}
