import type * as english from '@/features/booking-emails/web/admin-mail-text'
import type { PanelTranslation } from '@/kernel/translation'

export const MAIL_KINDS: PanelTranslation<typeof english.MAIL_KINDS> = {
  'request-received': 'Demande de réservation reçue',
  'new-request': 'Nouvelle demande de réservation, à l’équipe',
  'request-lapsed': 'Option expirée',
  'booking-confirmed': 'Réservation confirmée',
  'booking-changed': 'Séjour modifié',
  'booking-cancelled': 'Réservation annulée',
  'booking-undone': 'Dernier e-mail rectifié',
  'change-receipt': 'Modification par le client, au client',
  'change-notice': 'Modification par le client, à l’équipe',
  'cancel-notice': 'Annulation par le client, à l’équipe',
  'booking-link': 'Lien privé, sur demande',
}

export const GROUP_MAIL_KINDS: PanelTranslation<typeof english.GROUP_MAIL_KINDS> = {
  'group-received': 'Réservation de groupe reçue',
  'new-group': 'Nouvelle réservation de groupe, à l’équipe',
  'group-lapsed': 'Option de groupe expirée',
  'group-confirmed': 'Groupe confirmé',
  'group-changed': 'Groupe déplacé',
  'group-cancelled': 'Groupe annulé',
  'group-undone': 'Dernier e-mail au groupe rectifié',
  'group-link': 'Lien privé du groupe, sur demande',
}

export const bookingMailsText: PanelTranslation<typeof english.bookingMailsText> = {
  title: 'E-mails envoyés',
  loading: 'Chargement des e-mails',
  failed: 'Les e-mails n’ont pas pu être chargés.',
  empty: 'Aucun e-mail pour cette réservation.',
  sendAgain: 'Renvoyer',
  sendAgainOf: (kind) => `Renvoyer : ${kind}`,
}
