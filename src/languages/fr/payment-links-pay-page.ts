import type * as english from '@/features/payment-links/web/pay-page-text'
import type { Translation } from '@/kernel/translation'

export const payPageText: Translation<typeof english.payPageText> = {
  intro: (hotel) => `${hotel} vous invite à payer en ligne.`,
  booking: 'Réservation',
  what: 'Objet',
  purposes: {
    deposit: 'L’acompte',
    balance: 'Ce qui reste dû pour la réservation',
    amount: 'Une partie de ce qui reste dû',
  },
  until: 'Lien valable jusqu’au',
  settled: 'Rien n’est à payer par ce lien.',
  settledHelp: 'Vous n’avez rien d’autre à faire. Merci !',
  over: 'Ce lien de paiement n’est plus valable.',
  overHelp: 'Demandez-nous-en un nouveau : nous l’établissons aussitôt.',
  failed: 'Cette page n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  call: 'Appeler le',
  loading: 'Chargement du paiement',
  noScript:
    'Cette page a besoin de JavaScript. Sans lui, appelez-nous, et nous trouverons une autre façon de payer.',
}
