import { inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ThreadName } from '@/features/message-threads/rules/thread-kinds'
import { findOrigin } from '@/features/message-threads/server/find-thread'
import { readReplyAddress } from '@/features/message-threads/server/reply-address'
import { threadOf, threadOfMail } from '@/features/message-threads/server/reply-to-thread'
import { receivedMails } from '@/features/message-threads/server/table'
import { AppError } from '@/kernel/errors'
import { mails } from '@/server/mail/table'
import { isNamedBy } from './own-mails'
import type { IncomingMail } from './parse-mail'

type Found = { thread: ThreadName; guestEmail: string }

/**
 * The thread a mail belongs to: by the address it was sent to, which only who was written to knows; else by the mail it
 * answers, if it comes from the guest of that thread. Null for one that begins a thread.
 */
export async function findMailThread(
  transaction: NodePgDatabase,
  keys: readonly Buffer[],
  mail: IncomingMail,
): Promise<Found | null> {
  const addressed = readReplyAddress(keys, mail.recipients)
  const found = addressed && (await open(transaction, addressed))
  if (found) return found
  for (const thread of await listAnswered(transaction, mail.answers)) {
    const answered = await open(transaction, thread)
    if (answered && isSameMailbox(answered.guestEmail, mail.fromEmail)) return answered
  }
  return null
}

/** Whether two addresses name one mailbox, as far as that can be told. */
export function isSameMailbox(one: string, other: string | null): boolean {
  return one.trim().toLowerCase() === other?.trim().toLowerCase()
}

/** Null where the thread has been deleted. */
async function open(transaction: NodePgDatabase, thread: ThreadName): Promise<Found | null> {
  try {
    const { guestEmail } = await findOrigin(transaction, thread)
    return { thread, guestEmail }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null
    throw error
  }
}

/** The threads of the mails with these Message-IDs, ours and theirs. */
async function listAnswered(transaction: NodePgDatabase, identifiers: string[]): Promise<ThreadName[]> {
  if (identifiers.length === 0) return []
  const isOwn = isNamedBy(identifiers)
  const sent = isOwn
    ? await transaction.select({ kind: mails.kind, subjectId: mails.subjectId }).from(mails).where(isOwn)
    : []
  const threads: ThreadName[] = []
  for (const mail of sent) {
    const thread = await threadOfMail(transaction, mail)
    if (thread) threads.push(thread)
  }
  const received = await transaction
    .select({ messageId: receivedMails.messageId, enquiryId: receivedMails.enquiryId })
    .from(receivedMails)
    .where(inArray(receivedMails.mailIdentifier, identifiers))
  return [...threads, ...received.map(threadOf)]
}
