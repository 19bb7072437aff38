import type { MailStatus } from '@/kernel/mails'

/** Words for what became of a mail, wherever staff see it. */
export const mailText = {
  sentAgain: 'The mail goes out again in a moment',
  failed: 'The mail could not be sent again',
  failedHelp: 'Please look at the list once more.',
} as const

export const MAIL_STATUS_LABELS: Record<MailStatus, string> = {
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  undelivered: 'Not delivered',
  needless: 'Not needed',
}
