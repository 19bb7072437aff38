/**
 * `undelivered` waits for staff: refused, given up, or interrupted where nobody can tell whether it arrived.
 * `needless`: by the time of sending there was nobody to tell.
 */
export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'undelivered', 'needless'] as const

export type MailStatus = (typeof MAIL_STATUSES)[number]

/** Where staff see what became of mails. */
export const MAILS_PATH = '/api/admin/mails'

/** A mail as staff see it; what it says is written when it is sent. Instants are ISO 8601. */
export type StaffMail = {
  id: number
  kind: string
  /** The row it speaks of, in the table that its kind is about. */
  subjectId: number
  status: MailStatus
  attempts: number
  recipient: string | null
  error: string | null
  dueAt: string
  sentAt: string | null
  createdAt: string
}
