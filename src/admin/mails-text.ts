import type { MailStatus } from '@/kernel/mails'

/** Words of the list of mails. */
export const mailsText = {
  what: 'Mail',
  to: 'To',
  status: 'Status',
  written: 'Queued',
  why: 'What the mail server said',
  empty: 'No mails yet.',
  emptyHelp: 'Every request and every step that a guest hears of is listed here.',
  sendAgain: (kind: string, number: number) => `Send again: ${kind}, booking ${number}`,
  sentAgain: 'The mail goes out again in a moment',
  failed: 'The mail could not be sent again',
  failedHelp: 'Please look at the list once more.',
  about: (kind: string, number: number) => `${kind}, booking ${number}`,
} as const

export const MAIL_KINDS: Readonly<Record<string, string>> = {
  'request-received': 'Request received',
  'new-request': 'New request, to staff',
  'request-lapsed': 'Request lapsed',
  'booking-confirmed': 'Booking confirmed',
  'booking-cancelled': 'Booking cancelled',
}

export const MAIL_STATUS_LABELS: Record<MailStatus, string> = {
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  undelivered: 'Not delivered',
  needless: 'Not needed',
}
