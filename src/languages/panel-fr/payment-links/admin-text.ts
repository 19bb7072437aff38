import { PAYMENT_LINK_EMAIL_KIND } from '@/features/payment-links/rules/email-words'
import type * as english from '@/features/payment-links/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const PAYMENT_LINK_MAIL_KINDS: PanelTranslation<typeof english.PAYMENT_LINK_MAIL_KINDS> = {
  [PAYMENT_LINK_EMAIL_KIND]: 'Lien de paiement',
}

export const paymentLinksText: PanelTranslation<typeof english.paymentLinksText> = {
  title: 'Paiements en ligne',
  loading: 'Chargement des liens de paiement',
  failed: 'Les liens de paiement n’ont pas pu être chargés.',
  nothingDue: 'Rien n’est dû, il n’y a donc pas de lien à envoyer.',
  links: 'Liens',
  asks: 'Le lien demande',
  purposes: {
    deposit: 'L’acompte',
    balance: 'Le solde à l’ouverture du lien',
    amount: 'Un montant',
  },
  choices: { deposit: 'Acompte', balance: 'Solde', amount: 'Un montant' },
  balanceHelp: 'Il demande ce qui reste dû au moment où il est ouvert.',
  amount: 'Montant (USD)',
  days: 'Valable',
  dayChoice: (days) => countOf(days, 'jour'),
  make: 'Créer un lien de paiement',
  address: 'Le lien de paiement',
  once: 'Affiché cette seule fois : envoyez-le, ou faites scanner le code au client.',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyFailed: 'Le lien n’a pas pu être copié. Veuillez le sélectionner et le copier à la main.',
  chat: 'Envoyer par WhatsApp',
  textMessage: 'Envoyer par SMS',
  code: 'Code QR du lien de paiement',
  states: { open: 'Actif', settled: 'Rien n’est dû', expired: 'Expiré', revoked: 'Révoqué' },
  received: (amount) => `${amount} reçus`,
  until: (instant) => `jusqu’au ${instant}`,
  mails: {
    queued: 'e-mail en attente d’envoi',
    sending: 'e-mail en attente d’envoi',
    sent: 'envoyé par e-mail',
    undelivered: 'e-mail non remis',
    needless: 'e-mail inutile',
  },
  mail: 'Envoyer par e-mail',
  mailed: 'Le lien part par e-mail',
  show: 'Réafficher',
  revoke: 'Révoquer',
  revokeTitle: 'Révoquer ce lien de paiement ?',
  revokeLine: 'Il ne mène plus à rien. Un paiement déjà commencé par ce lien compte tout de même.',
  keep: 'Le garder',
  revoked: 'Le lien de paiement est révoqué',
  actionFailed: 'L’action a échoué',
  tryAgain: 'Veuillez réessayer.',
}
