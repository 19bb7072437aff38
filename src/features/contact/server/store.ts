import { and, eq, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { queueMail } from '@/server/mail/queue-mail'
import type { ContactRequest } from '../contract'
import { CONTACT_EMAIL_KIND, CONTACT_RECEIPT_KIND } from '../rules/email-kinds'
import { MOST_RECEIPTS } from '../rules/email-words'
import { contactMessages } from './table'

/** Stores a visitor's message, unread, and queues the emails that tell the hotel and the sender; fields left empty are null. */
export async function addMessage(
  orm: NodePgDatabase,
  { phone, checkIn, checkOut, guests, name, email, subject, message }: ContactRequest,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const values = {
      name,
      email,
      subject,
      message,
      phone: phone || null,
      checkIn: checkIn || null,
      checkOut: checkOut || null,
      guests: guests || null,
    }
    const made = await transaction
      .insert(contactMessages)
      .values(values)
      .returning({ id: contactMessages.id })
    const ids = made.map(({ id }) => id)
    await queueMail(transaction, CONTACT_EMAIL_KIND, ids)
    const isFromMailbox = eq(sql`lower(${contactMessages.email})`, email.toLowerCase())
    const isRecent = gt(contactMessages.createdAt, sql`now() - interval '24 hours'`)
    const written = await transaction.$count(contactMessages, and(isFromMailbox, isRecent))
    if (written <= MOST_RECEIPTS) await queueMail(transaction, CONTACT_RECEIPT_KIND, ids)
  })
}
