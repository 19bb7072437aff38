import type * as english from '@/features/enquiries/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const ENQUIRY_MAIL_KINDS: PanelTranslation<typeof english.ENQUIRY_MAIL_KINDS> = {
  'event-enquiry': 'Demande d’événement du site web',
  'event-enquiry-received': 'Accusé de réception d’une demande d’événement',
}

export const enquiriesAdminText: PanelTranslation<typeof english.enquiriesAdminText> = {
  empty: 'Aucune demande d’événement.',
  emptyHelp: 'Ce que les visiteurs demandent sur la page des événements apparaît ici.',
  from: 'De',
  venue: 'Salle',
  date: 'Date',
  guests: 'Personnes',
  layout: 'Disposition',
  catering: 'Restauration',
  villas: 'Villas',
  status: 'Statut',
  received: 'Reçue le',
  email: 'E-mail',
  phone: 'Téléphone',
  open: (name) => `Ouvrir la demande d’événement de ${name}`,
  statusHelp: 'En option et gagnée, elle garde la salle pour ce jour.',
  note: 'Note pour l’équipe',
  save: 'Enregistrer',
  reply: 'Répondre par e-mail',
  subject: (venue, day) => `${venue}, ${day}`,
}

export const enquirySaid: PanelTranslation<typeof english.enquirySaid> = {
  add: '',
  edit: '',
  empty: enquiriesAdminText.empty,
  confirmDelete: '',
  done: { create: '', update: 'Demande d’événement enregistrée', delete: '' },
  failed: { create: '', update: 'La demande d’événement n’a pas pu être enregistrée', delete: '' },
  explains: [],
}
