import type * as english from '@/admin/mails-text'
import type { PanelTranslation } from '@/kernel/translation'

export const mailsText: PanelTranslation<typeof english.mailsText> = {
  what: 'E-mail',
  to: 'À',
  status: 'Statut',
  written: 'Écrit le',
  why: 'Réponse du serveur de messagerie',
  outage: 'Aucun e-mail ne part pour l’instant.',
  outageHelp:
    'Les e-mails attendent et partent tout seuls une fois la panne réparée. D’ici là, veuillez appeler les clients qui ont besoin d’une réponse.',
  empty: 'Aucun e-mail.',
  emptyHelp:
    'Chaque demande, chaque étape dont un client est informé et chaque message du site figurent ici.',
  sendAgain: (mail) => `Renvoyer : ${mail}`,
  aboutBooking: (kind, number) => `${kind}, réservation ${number}`,
  aboutGroup: (kind, number) => `${kind}, groupe ${number}`,
  aboutEnquiry: (kind, number) => `${kind}, demande ${number}`,
  aboutReply: (kind, number) => `${kind}, numéro ${number}`,
  aboutDocument: (kind, id) => `${kind}, entrée ${id}`,
  aboutPayment: (kind, number) => `${kind}, paiement en ligne ${number}`,
  aboutAutomatic: (kind, number) => `${kind} ${number}`,
  aboutReview: (kind, number) => `${kind}, avis ${number}`,
  aboutMessage: (kind, number) => `${kind}, message ${number}`,
}
