import type * as english from '@/features/payment-screens/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const staffPaymentsText: PanelTranslation<typeof english.staffPaymentsText> = {
  loading: 'Chargement des paiements en ligne',
  failed: 'Les paiements en ligne n’ont pas pu être chargés.',
  none: 'Aucun paiement en ligne n’a été commencé.',
  states: {
    created: 'Pas encore envoyé',
    sent: 'En attente du payeur',
    pending: 'En attente du payeur',
    paid: 'Payé',
    failed: 'Échoué',
    expired: 'Expiré',
    cancelled: 'Annulé',
    'part-refunded': 'Remboursé en partie',
    refunded: 'Remboursé',
    'charged-back': 'Repris par la banque',
  },
  byLink: 'par un lien',
  received: (amount) => `${amount} reçus`,
  confirmation: (number) => `Confirmation ${number}`,
  account: (account) => `de ${account}`,
}

export const staffRefundsText: PanelTranslation<typeof english.staffRefundsText> = {
  states: {
    created: (amount, provider) => `Demande à ${provider} de rembourser ${amount} en cours`,
    unclear: (amount, provider) => `On ne sait pas si ${provider} rembourse ${amount} : pas de réponse`,
    asked: (amount, provider) => `${amount} à rembourser : ${provider} doit l’accepter`,
    done: (amount, provider) => `${amount} remboursés par ${provider}`,
    refused: (amount, provider) => `${amount} n’ont pas été remboursés par ${provider}`,
  },
  askedBy: (email) => `Demandé par ${email}`,
  settledBy: (email) => `vérifié par ${email}`,
  portal: (provider) => `Nous continuons à demander. Si le portail de ${provider} l’affiche avant :`,
  actions: { went: 'C’est remboursé', kept: 'Ce ne l’est pas' },
  decline: 'Annuler',
  questions: {
    went: (amount, provider) => ({
      title: `${amount} sont remboursés ?`,
      line: `Seulement si le portail de ${provider} l’affiche. Le compte indique alors que le client a l’argent.`,
    }),
    kept: (amount, provider) => ({
      title: `${amount} ne sont pas remboursés ?`,
      line: `Seulement si le portail de ${provider} affiche que c’est refusé ou jamais arrivé. Vous pourrez alors rembourser d’une autre façon.`,
    }),
  },
  failed: 'Rien n’a été inscrit',
  tryAgain: 'Veuillez vérifier votre connexion et réessayer.',
}
