import type { z } from 'zod'

/**
 * `undelivered` waits for staff: refused, given up, or interrupted where nobody can tell whether it arrived.
 * `needless`: by the time of sending there was nobody to tell.
 */
export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'undelivered', 'needless'] as const

export type MailStatus = (typeof MAIL_STATUSES)[number]

/** What keeps all mails from going out, whomever they are for. */
export const MAIL_OUTAGES = ['connection', 'sign-in', 'sender'] as const

export type MailOutage = (typeof MAIL_OUTAGES)[number]

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
  /** Set while it waits for the mail server rather than for itself. */
  outage: MailOutage | null
  dueAt: string
  sentAt: string | null
  createdAt: string
}

/** The list of them as an endpoint (endpoint.ts), in types alone: its schemas are the server's. */
export type MailsEndpoint = {
  path: typeof MAILS_PATH
  response: z.ZodType<StaffMail[]>
  querystring: z.ZodType<MailSearch, MailSearch>
}

export type MailSearch = {
  status?: MailStatus | undefined
  subjectId?: number | undefined
  page?: number | undefined
  pageSize?: number | undefined
}
