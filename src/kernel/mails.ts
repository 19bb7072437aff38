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

/** What staff can do about each, on the screen and in the log. */
export const OUTAGE_ADVICE: Record<MailOutage, string> = {
  connection:
    'The mail server cannot be reached or takes no mails at the moment. Check that it runs and that SMTP_URL names its host and port.',
  'sign-in': 'The mail server refuses our sign-in. Check the user and the password in SMTP_URL.',
  sender:
    'The mail server does not let us send under our address. Check MAIL_FROM, or without it the general e-mail in Property Facts.',
}

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
