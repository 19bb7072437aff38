import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readPropertyFacts } from '@/features/property/server/store'
import type { Context } from '@/server/context'
import { toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { REPLY_EMAIL_KIND } from '../rules/email-words'
import type { ThreadName } from '../rules/thread-kinds'
import { findOrigin } from './find-thread'
import { threadOf } from './reply-to-thread'
import { messageReplies, receivedMails } from './table'

/** The mail that carries an answer of staff: what they wrote and nothing else; what the visitor answers goes to the hotel's address (reply-to-thread.ts puts another one there). */
export function replyEmails({
  database: { orm },
}: Pick<Context, 'database'>): Record<typeof REPLY_EMAIL_KIND, EmailComposer> {
  return {
    [REPLY_EMAIL_KIND]: async (id) => {
      const [reply] = await orm.select().from(messageReplies).where(eq(messageReplies.id, id))
      if (!reply) return null
      const { subject, text } = reply
      const thread = threadOf(reply)
      const { guestEmail } = await findOrigin(orm, thread)
      const answered = await findAnswered(orm, thread, guestEmail)
      const { infoEmail } = await readPropertyFacts(orm)
      const parts = text.split(/\n{2,}/).map((part) => ({ kind: 'paragraph', text: part }) as const)
      return {
        to: guestEmail,
        replyTo: infoEmail,
        ...(answered !== null && { inReplyTo: answered }),
        subject,
        text: toText(parts),
        html: toHtml(subject, parts),
      }
    },
  }
}

/** The Message-ID of the guest's newest mail, under which their mail program shows the answer. */
async function findAnswered(
  orm: NodePgDatabase,
  { kind, id }: ThreadName,
  guestEmail: string,
): Promise<string | null> {
  const [newest] = await orm
    .select({ identifier: receivedMails.mailIdentifier })
    .from(receivedMails)
    .where(
      and(
        eq(kind === 'message' ? receivedMails.messageId : receivedMails.enquiryId, id),
        eq(sql`lower(${receivedMails.fromEmail})`, guestEmail.toLowerCase()),
        isNotNull(receivedMails.mailIdentifier),
      ),
    )
    .orderBy(desc(receivedMails.id))
    .limit(1)
  return newest?.identifier ?? null
}
