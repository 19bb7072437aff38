import type { MailStatus } from '@/kernel/mails'
import { wordsFor } from '@/web/admin-kit/resource-words'
import { REPLY_EMAIL_KIND } from '../rules/email-words'

/** The mails with answers, as staff read of them. */
export const REPLY_MAIL_KINDS: Readonly<Record<string, string>> = { [REPLY_EMAIL_KIND]: 'Answer of staff' }

export const templatesText = wordsFor('template', {
  empty: 'No templates yet. Add an answer that you write again and again.',
})

export const templateFields = {
  name: 'Name',
  text: 'Text',
  textHelp:
    'Filled in for each guest: {guest}, {arrival}, {departure}, {villa}, {link} to our calendar, {hotel}.',
} as const

export const threadText = {
  loading: 'Loading the answers',
  failed: 'The answers could not be loaded.',
  tryAgain: 'Try again',
  answers: 'Answers',
  began: 'Came by mail',
  other: 'From another address than the guest’s. Your answer goes to the guest’s address alone.',
  automatic: 'Written by a program, such as a notice of absence.',
  noText: 'No text.',
  quoted: 'Show what it quotes of earlier mails',
  shortened: 'It is too long or too odd to be shown whole: look in the mailbox.',
  attachments: 'Attachments, which are not kept here: look in the mailbox.',
  none: 'Not answered by mail yet.',
  mail: {
    queued: 'on its way',
    sending: 'on its way',
    sent: 'sent',
    undelivered: 'not delivered: see Mails',
    needless: 'not sent',
  } satisfies Record<MailStatus, string>,
  template: 'Template',
  noTemplate: 'No template',
  templateHelp: 'Takes the place of the text below.',
  inEnglish: (name: string) => `${name} (in English: not translated)`,
  villa: 'Villa for the text',
  noVilla: 'No villa',
  subject: 'Subject',
  re: (subject: string) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`),
  text: 'Answer',
  textHelp: (email: string, isMailRead: boolean) =>
    isMailRead
      ? `Goes to ${email}. An answer to it appears here.`
      : `Goes to ${email}. An answer to it comes to the hotel's address.`,
  open: (fields: string) => `Please write something for ${fields}`,
  missing: 'Please write an answer',
  send: 'Send answer',
  sending: 'Sending...',
  sent: 'Answer sent',
  notSent: 'The answer was not sent',
  sendAgain: 'Please check your connection and try again. What you wrote is still here.',
  whatsapp: 'Write on WhatsApp',
  book: 'Make a booking',
} as const
