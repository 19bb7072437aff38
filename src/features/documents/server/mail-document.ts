import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { companies } from '@/features/companies/server/table'
import { readPropertyFacts } from '@/features/property/server/store'
import { formatDay, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { formatPrice, toCents } from '@/kernel/money'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { type Email, type Part, toHtml, toText } from '@/server/mail/email'
import { queueMail } from '@/server/mail/queue-mail'
import type { EmailComposer } from '@/server/mail/send-mails'
import type { MAIL_RECIPIENTS, WholeDocument } from '../contract'
import { DOCUMENT_EMAIL_KINDS as KINDS, DOCUMENT_EMAIL_WORDS as words } from '../rules/email-words'
import { DOCUMENT_WORDS } from '../text'
import { readDocument } from './list-documents'

type Recipient = (typeof MAIL_RECIPIENTS)[number]

/**
 * Queues a mail with a document to the guest of its booking or to the company it is billed to, and answers its address.
 * Throws not-found, invalid-input where there is no address.
 */
export async function mailDocument(
  orm: NodePgDatabase,
  staff: Staff,
  id: number,
  to: Recipient,
): Promise<string> {
  return await orm.transaction(async (transaction) => {
    const document = await readDocument(transaction, id)
    const address = await findAddress(transaction, document, to)
    if (address === null)
      throw new AppError('invalid-input', {
        problems: [{ path: 'to', message: `There is no e-mail address of the ${to}.` }],
      })
    await queueMail(transaction, KINDS[to], [id])
    const after = { number: document.number, mailedTo: to }
    await recordChange(transaction, staff, { resource: 'documents', rowId: id, action: 'update', after })
    return address
  })
}

/** The mails with documents, by the kinds under which they are queued. */
export function documentEmails({
  database: { orm },
  root,
}: Pick<Context, 'database' | 'root'>): Record<(typeof KINDS)[Recipient], EmailComposer> {
  const compose = (to: Recipient) => async (id: number) => {
    const document = await readDocument(orm, id)
    const address = await findAddress(orm, document, to)
    return address === null ? null : await composeEmail(orm, document, address, root)
  }
  return { 'document-to-guest': compose('guest'), 'document-to-company': compose('company') }
}

/** The company's address is the one of today: it may have been mended since the document was issued. */
async function findAddress(
  orm: NodePgDatabase,
  document: WholeDocument,
  to: Recipient,
): Promise<string | null> {
  if (to === 'guest') return document.content.stay.guestEmail
  if (document.companyId === null) return null
  const [company] = await orm
    .select({ email: companies.email })
    .from(companies)
    .where(eq(companies.id, document.companyId))
  return company?.email ?? null
}

async function composeEmail(
  orm: NodePgDatabase,
  document: WholeDocument,
  to: string,
  root: string,
): Promise<Email> {
  const { name, infoEmail } = await readPropertyFacts(orm)
  const { kind, number, issuedOn, dueOn, content } = document
  const called = `${DOCUMENT_WORDS.kinds[kind]} ${number}`
  const subject = words.subject(called, name)
  const rows: [string, string][] = [
    [DOCUMENT_WORDS.issued, formatDay(toDay(issuedOn))],
    [DOCUMENT_WORDS.booking, content.stay.reference],
    [DOCUMENT_WORDS.total, formatPrice(toCents(content.total))],
  ]
  if (dueOn) rows.push([DOCUMENT_WORDS.payBy, formatDay(toDay(dueOn))])
  const parts: Part[] = [
    { kind: 'paragraph', text: words.intro(called) },
    { kind: 'rows', rows },
    { kind: 'paragraph', text: words.closing(name) },
  ]
  const { printDocument } = await import('./print-document')
  const file = await printDocument(document, join(root, 'assets/fonts/print'))
  return {
    ...{ to, replyTo: infoEmail, subject, text: toText(parts), html: toHtml(subject, parts) },
    attachments: [
      {
        filename: `${number}.pdf`,
        content: file.toString('base64'),
        contentType: 'application/pdf',
        encoding: 'base64',
      },
    ],
  }
}
