import type * as english from '@/features/webhooks/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const webhooksText: PanelTranslation<typeof english.webhooksText> = {
  add: 'Ajouter un webhook',
  edit: 'Modifier le webhook',
  empty: 'Aucun webhook. Ajoutez l’adresse d’un programme à prévenir de ce qui arrive aux réservations.',
  confirmDelete: 'Supprimer ce webhook ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Webhook ajouté', update: 'Webhook modifié', delete: 'Webhook supprimé' },
  failed: {
    create: 'Le webhook n’a pas pu être ajouté',
    update: 'Le webhook n’a pas pu être modifié',
    delete: 'Le webhook n’a pas pu être supprimé',
  },
}

export const webhookWords: PanelTranslation<typeof english.webhookWords> = {
  name: 'Nom',
  url: 'Adresse',
  urlHelp: 'Commence par https://. Rien n’est envoyé vers des réseaux privés.',
  kinds: 'Prévenu de',
  kindsHelp: 'Les messages indiquent la réservation, ses dates, sa villa et son argent, jamais le client.',
  isActive: 'Actif',
  activeHelp:
    'Tant qu’il est désactivé, rien n’est noté pour lui ; ce qui attend part dès qu’il est réactivé.',
  status: 'Statut',
  active: 'Actif',
  paused: 'Désactivé',
  deleteTitle: 'Supprimer ce webhook ?',
  deleteLine: (name) => `${name} n’est plus prévenu de rien, et son journal disparaît avec lui.`,
  deleteAction: 'Supprimer',
  shownTitle: 'Copiez le secret maintenant',
  shownHelp:
    'Il n’est affiché que cette fois. Le destinataire vérifie grâce à lui que les messages viennent de nous (Standard Webhooks, en-tête webhook-signature).',
  secret: 'Secret',
  copy: 'Copier',
  copied: 'Secret copié',
  copyFailed: 'Le secret n’a pas pu être copié. Sélectionnez-le et copiez-le à la main.',
  done: 'Je l’ai noté',
}

export const KIND_WORDS: PanelTranslation<typeof english.KIND_WORDS> = {
  'booking.requested': 'Réservation demandée',
  'booking.confirmed': 'Réservation confirmée',
  'booking.changed': 'Réservation modifiée',
  'booking.cancelled': 'Réservation annulée',
  'booking.paid': 'Paiement reçu',
  'booking.checked-in': 'Check-in fait',
  'booking.checked-out': 'Check-out fait',
}

export const deliveriesText: PanelTranslation<typeof english.deliveriesText> = {
  title: 'Messages envoyés',
  help: 'Les cinquante plus récents. Ils sont gardés un mois.',
  loading: 'Chargement des messages',
  failed: 'Le journal n’a pas pu être chargé',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  refresh: 'Actualiser',
  empty: 'Rien n’a encore été envoyé.',
  statuses: {
    queued: 'En attente',
    sending: 'Envoi en cours',
    delivered: 'Arrivé',
    failed: 'Abandonné',
  },
  booking: (id) => `réservation ${id}`,
  tries: (count) => countOf(count, 'essai'),
  next: (when) => `prochain essai le ${when}`,
  sendAgain: 'Renvoyer',
  sendAgainOf: (kind, id) => `Renvoyer : ${kind}, réservation ${id}`,
  sent: 'Le message repart dans un instant',
  sendFailed: 'Le message n’a pas pu être renvoyé',
}
