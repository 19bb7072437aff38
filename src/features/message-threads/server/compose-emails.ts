import { eq } from 'drizzle-orm'
import { readPropertyFacts } from '@/features/property/server/store'
import type { Context } from '@/server/context'
import { toHtml, toText } from '@/server/mail/email'
import type { EmailComposer } from '@/server/mail/send-mails'
import { REPLY_EMAIL_KIND } from '../rules/email-words'
import { findOrigin } from './find-thread'
import { messageReplies } from './table'

/** The mail that carries an answer of staff: what they wrote and nothing else; what the visitor answers goes to the hotel. */
export function replyEmails({
  database: { orm },
}: Pick<Context, 'database'>): Record<typeof REPLY_EMAIL_KIND, EmailComposer> {
  return {
    [REPLY_EMAIL_KIND]: async (id) => {
      const [reply] = await orm.select().from(messageReplies).where(eq(messageReplies.id, id))
      if (!reply) return null
      const { messageId, enquiryId, subject, text } = reply
      const { guestEmail } = await findOrigin(
        orm,
        messageId === null ? { kind: 'enquiry', id: enquiryId ?? 0 } : { kind: 'message', id: messageId },
      )
      const { infoEmail } = await readPropertyFacts(orm)
      const parts = text.split(/\n{2,}/).map((part) => ({ kind: 'paragraph', text: part }) as const)
      return {
        to: guestEmail,
        replyTo: infoEmail,
        subject,
        text: toText(parts),
        html: toHtml(subject, parts),
      }
    },
  }
}
