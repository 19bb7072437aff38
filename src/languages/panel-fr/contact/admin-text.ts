import { CONTACT_EMAIL_KIND, CONTACT_RECEIPT_KIND } from '@/features/contact/rules/email-kinds'
import type * as english from '@/features/contact/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import type { ResourceWords } from '@/web/admin-kit/resource-words'

export const MESSAGE_MAIL_KINDS: PanelTranslation<typeof english.MESSAGE_MAIL_KINDS> = {
  [CONTACT_EMAIL_KIND]: 'Message du site web',
  [CONTACT_RECEIPT_KIND]: 'Accusé de réception d’un message',
}

export const messagesAdminText: PanelTranslation<typeof english.messagesAdminText> = {
  empty: 'Aucun message ici.',
  emptyHelp: 'Ce que les visiteurs écrivent sur la page de contact apparaît ici.',
  from: 'De',
  subject: 'Objet',
  status: 'Statut',
  received: 'Reçu le',
  wroteBack: (text) => `A répondu : ${text}`,
  unread: 'Non lu',
  read: 'Lu',
  answer: 'Réponse',
  isOpen: 'À répondre',
  isAnswered: 'Répondu',
  markAnswered: 'Marquer comme répondu',
  markOpen: 'Marquer à répondre',
  folder: 'Dossier',
  inbox: (count) => `Reçus (${count})`,
  archive: (count) => `Archives (${count})`,
  open: (name) => `Lire le message de ${name}`,
  markRead: (name) => `Marquer comme lu le message de ${name}`,
  markUnread: (name) => `Marquer comme non lu le message de ${name}`,
  putAway: (name) => `Archiver le message de ${name}`,
  takeBack: (name) => `Remettre le message de ${name} dans les messages reçus`,
  reply: 'Répondre par e-mail',
  replyTo: (name) => `Répondre à ${name} par e-mail`,
  phone: 'Téléphone',
  stay: 'Séjour envisagé',
  email: 'E-mail',
  keepUnread: 'Garder non lu',
  archiveShort: 'Archiver',
  takeBackShort: 'Remettre aux reçus',
}

const usual = {
  add: '',
  edit: '',
  empty: messagesAdminText.empty,
  confirmDelete: '',
  failed: { create: '', update: 'Le message n’a pas pu être modifié', delete: '' },
  explains: [],
} as const

export const messageSaid: PanelTranslation<typeof english.messageSaid> = {
  read: said('Marqué comme lu'),
  unread: said('Marqué comme non lu'),
  archived: said('Message archivé'),
  restored: said('Message remis dans les messages reçus'),
  answered: said('Marqué comme répondu'),
  open: said('Marqué à répondre'),
}

function said(update: string): ResourceWords {
  return { ...usual, done: { create: '', update, delete: '' } }
}
