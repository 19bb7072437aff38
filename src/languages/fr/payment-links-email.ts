import type * as english from '@/features/payment-links/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const PAYMENT_LINK_EMAIL_WORDS: Translation<typeof english.PAYMENT_LINK_EMAIL_WORDS> = {
  subject: (reference, hotel) => `Paiement de la réservation ${reference}, ${hotel}`,
  dear: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  asks: {
    deposit: 'Veuillez payer par ce lien l’acompte de votre réservation.',
    balance: 'Veuillez payer par ce lien ce qui reste dû pour votre réservation.',
    amount: 'Veuillez payer par ce lien ce montant pour votre réservation.',
  },
  amount: 'Montant',
  booking: 'Réservation',
  until: 'Lien valable jusqu’au',
  link: (amount) => `Payer ${amount}`,
  note: 'Vous pouvez transmettre le lien à qui paie pour vous : il montre le montant et le numéro de la réservation, et rien d’autre d’elle.',
  closing: (hotel) => `Bien cordialement,\n${hotel}`,
}
