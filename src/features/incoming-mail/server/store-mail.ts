import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { contactMessages } from '@/features/contact/server/table'
import { eventEnquiries } from '@/features/enquiries/server/table'
import type { ThreadName } from '@/features/message-threads/rules/thread-kinds'
import { receivedMails } from '@/features/message-threads/server/table'
import { BY_GUEST, recordChange } from '@/server/audit/record-change'
import { FLOOD_LIMITS } from '../rules/flood-limits'
import type { MailOutcome } from '../rules/mail-outcomes'
import { incomingText as words } from '../text'
import { findMailThread, isSameMailbox } from './find-mail-thread'
import type { IncomingMail } from './parse-mail'
import { recordBounce } from './record-bounce'

const LOCK = 'incoming-mail'

/**
 * Puts a mail where it belongs, in a transaction of the caller: into the thread it answers, which waits for staff again;
 * else, as a message of its own, into the inbox. A mail that comes twice is stored once. What programs write begins no
 * message and is never answered.
 */
export async function storeMail(
  transaction: NodePgDatabase,
  keys: readonly Buffer[],
  mail: IncomingMail,
): Promise<MailOutcome> {
  // One at a time, so that of the same mail by two ways one finds the other, and limits are kept.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`)
  if (mail.bounce) return await recordBounce(transaction, mail, mail.bounce)
  const isKnown = eq(receivedMails.contentHash, mail.contentHash)
  if ((await transaction.$count(receivedMails, isKnown)) > 0) return 'known'
  const found = await findMailThread(transaction, keys, mail)
  if (!found) return await beginThread(transaction, mail)
  if (await isFlooded(transaction, found.thread)) return 'too-many'
  const isFromOther = !isSameMailbox(found.guestEmail, mail.fromEmail)
  await insertMail(transaction, found.thread, mail, { isFromOther, text: mail.text })
  if (!mail.isAutomatic) await reopen(transaction, found.thread)
  return 'stored'
}

async function beginThread(transaction: NodePgDatabase, mail: IncomingMail): Promise<MailOutcome> {
  const { fromEmail, fromName, subject, text } = mail
  if (mail.isAutomatic || fromEmail === null) return 'left-out'
  if (await isFloodedBy(transaction, fromEmail)) return 'too-many'
  const [message] = await transaction
    .insert(contactMessages)
    .values({
      name: fromName ?? fromEmail.slice(0, fromEmail.lastIndexOf('@')),
      email: fromEmail,
      subject: subject || words.noSubject,
      message: text || words.noText,
    })
    .returning({ id: contactMessages.id })
  if (!message) throw new Error('The message was not stored')
  const thread = { kind: 'message', id: message.id } as const
  await insertMail(transaction, thread, mail, { isFromOther: false, text: null })
  return 'begun'
}

async function insertMail(
  transaction: NodePgDatabase,
  { kind, id }: ThreadName,
  mail: IncomingMail,
  own: { isFromOther: boolean; text: string | null },
): Promise<void> {
  const { contentHash, identifier, fromName, fromEmail, subject, quoted, attachments } = mail
  const [stored] = await transaction
    .insert(receivedMails)
    .values({
      ...own,
      ...{ contentHash, mailIdentifier: identifier, fromName, subject, quoted, attachments },
      messageId: kind === 'message' ? id : null,
      enquiryId: kind === 'enquiry' ? id : null,
      fromEmail: fromEmail ?? words.noSender,
      isAutomatic: mail.isAutomatic,
      isShortened: mail.isShortened,
    })
    .returning({ id: receivedMails.id })
  if (!stored) throw new Error('The mail was not stored')
  // What it says is about the guest: the trail only knows that there is one.
  await recordChange(transaction, BY_GUEST, {
    resource: 'received-mails',
    rowId: stored.id,
    action: 'create',
    after: { [kind]: id },
  })
}

/** The guest waits for an answer again. */
async function reopen(transaction: NodePgDatabase, { kind, id }: ThreadName): Promise<void> {
  if (kind === 'message')
    await transaction
      .update(contactMessages)
      .set({ status: 'unread', isArchived: false, answeredAt: null })
      .where(eq(contactMessages.id, id))
  else
    await transaction
      .update(eventEnquiries)
      .set({ status: 'new' })
      .where(and(eq(eventEnquiries.id, id), eq(eventEnquiries.status, 'answered')))
}

async function isFlooded(transaction: NodePgDatabase, { kind, id }: ThreadName): Promise<boolean> {
  const inThread = eq(kind === 'message' ? receivedMails.messageId : receivedMails.enquiryId, id)
  const written = await transaction.$count(receivedMails, and(inThread, isSince('24 hours')))
  return written >= FLOOD_LIMITS.inThread
}

async function isFloodedBy(transaction: NodePgDatabase, fromEmail: string): Promise<boolean> {
  const begun = isNull(receivedMails.text)
  const bySender = eq(sql`lower(${receivedMails.fromEmail})`, fromEmail.toLowerCase())
  const ofSender = await transaction.$count(receivedMails, and(begun, bySender, isSince('24 hours')))
  if (ofSender >= FLOOD_LIMITS.begunBySender) return true
  return (await transaction.$count(receivedMails, and(begun, isSince('1 hour')))) >= FLOOD_LIMITS.begun
}

function isSince(span: string): SQL {
  return gt(receivedMails.createdAt, sql`now() - ${span}::interval`)
}
