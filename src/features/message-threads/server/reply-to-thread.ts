import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { CONTACT_RECEIPT_KIND } from '@/features/contact/rules/email-kinds'
import { ENQUIRY_EMAIL_KINDS } from '@/features/enquiries/rules/email-words'
import type { Context } from '@/server/context'
import type { EmailComposer } from '@/server/mail/send-mails'
import { loadKeys } from '@/server/secrets/secret-key'
import { REPLY_EMAIL_KIND } from '../rules/email-words'
import type { ThreadKind, ThreadName } from '../rules/thread-kinds'
import { makeReplyAddress } from './reply-address'
import { messageReplies } from './table'

/** Mails to the guest of a thread whose subject is what began it. */
const RECEIPTS: Readonly<Record<string, ThreadKind>> = {
  [CONTACT_RECEIPT_KIND]: 'message',
  [ENQUIRY_EMAIL_KINDS[1]]: 'enquiry',
}

/** The same mails, each with the address of its thread to answer to, where mail is read (docs/decisions/incoming-mail.md). */
export function answeredInThread(
  { database: { orm }, settings }: Pick<Context, 'database' | 'settings'>,
  composers: Readonly<Record<string, EmailComposer>>,
): Record<string, EmailComposer> {
  const address = settings.INCOMING_MAIL_ADDRESS
  if (address === undefined) return { ...composers }
  return Object.fromEntries(
    Object.entries(composers).map(([kind, compose]): [string, EmailComposer] => [
      kind,
      async (subjectId, queuedAt) => {
        const email = await compose(subjectId, queuedAt)
        const thread = email && (await threadOfMail(orm, { kind, subjectId }))
        if (!thread) return email
        return { ...email, replyTo: makeReplyAddress(await loadKeys(settings), address, thread) }
      },
    ]),
  )
}

/** The thread to whose guest a mail goes; null for any other mail. */
export async function threadOfMail(
  orm: NodePgDatabase,
  { kind, subjectId }: { kind: string; subjectId: number },
): Promise<ThreadName | null> {
  const began = RECEIPTS[kind]
  if (began) return { kind: began, id: subjectId }
  if (kind !== REPLY_EMAIL_KIND) return null
  const [reply] = await orm.select().from(messageReplies).where(eq(messageReplies.id, subjectId))
  return reply ? threadOf(reply) : null
}

/** The thread of a row that belongs to one. */
export function threadOf(row: { messageId: number | null; enquiryId: number | null }): ThreadName {
  const { messageId, enquiryId } = row
  return messageId === null ? { kind: 'enquiry', id: enquiryId ?? 0 } : { kind: 'message', id: messageId }
}
