import type { ResourceWords } from '@/web/admin-kit/resource-words'
import { CONTACT_EMAIL_KIND, CONTACT_RECEIPT_KIND } from '../rules/email-kinds'

/** The emails about messages, as staff read of them. */
export const MESSAGE_MAIL_KINDS: Readonly<Record<string, string>> = {
  [CONTACT_EMAIL_KIND]: 'Message from the website',
  [CONTACT_RECEIPT_KIND]: 'Receipt of a message',
}

export const messagesAdminText = {
  empty: 'No messages here.',
  emptyHelp: 'What visitors write on the contact page appears here.',
  from: 'From',
  subject: 'Subject',
  status: 'Status',
  received: 'Received',
  wroteBack: (text: string) => `Wrote back: ${text}`,
  unread: 'Unread',
  read: 'Read',
  answer: 'Answer',
  isOpen: 'Open',
  isAnswered: 'Answered',
  markAnswered: 'Mark as answered',
  markOpen: 'Mark as open',
  folder: 'Folder',
  inbox: (count: number) => `Inbox (${count})`,
  archive: (count: number) => `Archive (${count})`,
  open: (name: string) => `Read the message of ${name}`,
  markRead: (name: string) => `Mark the message of ${name} as read`,
  markUnread: (name: string) => `Mark the message of ${name} as unread`,
  putAway: (name: string) => `Archive the message of ${name}`,
  takeBack: (name: string) => `Move the message of ${name} to the inbox`,
  reply: 'Reply by mail',
  replyTo: (name: string) => `Reply to ${name} by mail`,
  phone: 'Phone',
  stay: 'Stay in mind',
  email: 'Email',
  keepUnread: 'Keep as unread',
  archiveShort: 'Archive',
  takeBackShort: 'Move to inbox',
} as const

const usual = {
  add: '',
  edit: '',
  empty: messagesAdminText.empty,
  confirmDelete: '',
  failed: {
    create: '',
    update: 'The message could not be changed',
    delete: '',
  },
  explains: [],
} as const

/** What each switch says when it is done. */
export const messageSaid = {
  read: said('Marked as read'),
  unread: said('Marked as unread'),
  archived: said('Message archived'),
  restored: said('Message moved to the inbox'),
  answered: said('Marked as answered'),
  open: said('Marked as open'),
} as const

function said(update: string): ResourceWords {
  return { ...usual, done: { create: '', update, delete: '' } }
}
