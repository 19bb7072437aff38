import { and, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { contactMessages } from '@/features/contact/server/table'
import { eventEnquiries } from '@/features/enquiries/server/table'
import { isSame } from '@/features/payments/server/match-key'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import { queueMail } from '@/server/mail/queue-mail'
import { REPLY_EMAIL_KIND } from '../rules/email-words'
import type { ThreadName } from '../rules/thread-kinds'
import type { NewReply } from '../staff-contract'
import { findOrigin } from './find-thread'
import { messageReplies } from './table'

/**
 * Stores an answer, queues its mail and counts the thread as answered, all or nothing; the same one sent again under its
 * key is one answer. Throws not-found, key-reused for another answer under a key.
 */
export async function addReply(
  orm: NodePgDatabase,
  staff: Staff,
  thread: ThreadName,
  { subject, text }: NewReply,
  key: string | undefined,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    await findOrigin(transaction, thread)
    const answer = {
      messageId: thread.kind === 'message' ? thread.id : null,
      enquiryId: thread.kind === 'enquiry' ? thread.id : null,
      staffId: staff.id,
      subject,
      text,
    }
    const [made] = await transaction
      .insert(messageReplies)
      .values({ ...answer, staffEmail: staff.email, idempotencyKey: key ?? null })
      .onConflictDoNothing({
        target: messageReplies.idempotencyKey,
        where: sql`${messageReplies.idempotencyKey} is not null`,
      })
      .returning({ id: messageReplies.id })
    if (!made) return assertSameAnswer(transaction, key, answer)
    await markAnswered(transaction, thread)
    await queueMail(transaction, REPLY_EMAIL_KIND, [made.id])
    // What it says is about the guest: the trail only knows that there is one.
    await recordChange(transaction, staff, {
      resource: 'message-replies',
      rowId: made.id,
      action: 'create',
      after: { [thread.kind]: thread.id },
    })
  })
}

/** Throws key-reused. */
async function assertSameAnswer(
  transaction: NodePgDatabase,
  key: string | undefined,
  answer: Partial<typeof messageReplies.$inferSelect>,
): Promise<void> {
  const [earlier] = await transaction
    .select()
    .from(messageReplies)
    .where(eq(messageReplies.idempotencyKey, key ?? ''))
  isSame(earlier, answer, 'answer')
}

async function markAnswered(transaction: NodePgDatabase, { kind, id }: ThreadName): Promise<void> {
  if (kind === 'message')
    await transaction
      .update(contactMessages)
      .set({ status: 'read', answeredAt: sql`now()` })
      .where(eq(contactMessages.id, id))
  else
    await transaction
      .update(eventEnquiries)
      .set({ status: 'answered' })
      .where(and(eq(eventEnquiries.id, id), eq(eventEnquiries.status, 'new')))
}
