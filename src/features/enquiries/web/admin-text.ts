import type { ResourceWords } from '@/web/admin-kit/resource-words'
import type { EnquiryEmailKind } from '../rules/email-words'

/** The e-mails about enquiries, as staff read of them. */
export const ENQUIRY_MAIL_KINDS: Readonly<Record<string, string>> = {
  'event-enquiry': 'Enquiry from the website',
  'event-enquiry-received': 'Receipt of an enquiry',
} satisfies Record<EnquiryEmailKind, string>

export const enquiriesAdminText = {
  empty: 'No enquiries yet.',
  emptyHelp: 'What visitors ask for on the events page appears here.',
  from: 'From',
  venue: 'Hall',
  date: 'Date',
  guests: 'Guests',
  layout: 'Layout',
  catering: 'Catering',
  villas: 'Villas',
  status: 'Status',
  received: 'Received',
  email: 'Email',
  phone: 'Phone',
  open: (name: string) => `Open the enquiry of ${name}`,
  statusHelp: 'Held and won keep the hall for that day.',
  note: 'Note for the team',
  save: 'Save',
  reply: 'Reply by mail',
  subject: (venue: string, day: string) => `${venue}, ${day}`,
} as const

/** What saving says when it is done. */
export const enquirySaid: ResourceWords = {
  add: '',
  edit: '',
  empty: enquiriesAdminText.empty,
  confirmDelete: '',
  done: { create: '', update: 'Enquiry saved', delete: '' },
  failed: { create: '', update: 'The enquiry could not be saved', delete: '' },
  explains: [],
}
