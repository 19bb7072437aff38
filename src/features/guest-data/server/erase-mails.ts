import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { documents } from '@/features/documents/server/table'
import { guestMessages } from '@/features/guest-messages/server/table'
import { messageReplies } from '@/features/message-threads/server/table'
import { onlinePayments, paymentLinks } from '@/features/online-payments/server/table'
import { reviews } from '@/features/reviews/server/table'
import { mails } from '@/server/mail/table'
import { kindsOf, type MailSubject } from '../rules/mail-subjects'
import type { Person } from './find-person'

/**
 * Forgets whom mails about a person went to and what the mail server said of it; those that wait go no more. Before the
 * rows they speak of go. Answers the names of the mails, by which they lie in the outbox.
 */
export async function eraseMails(transaction: NodePgDatabase, person: Person): Promise<string[]> {
  const about = await aboutPerson(transaction, person)
  const rows = await transaction
    .update(mails)
    .set({
      recipient: null,
      error: null,
      outage: null,
      status: sql`case when ${mails.status} = 'queued' then 'needless' else ${mails.status} end`,
    })
    .where(about)
    .returning({ id: mails.id, kind: mails.kind })
  return rows.map(({ id, kind }) => `${kind}-${id}`)
}

/** Which mails tell of a person: those about their rows, and those to their mailbox. */
export async function aboutPerson(orm: NodePgDatabase, person: Person): Promise<SQL | undefined> {
  const { bookingIds, groupIds, messageIds, enquiryIds, emails } = person
  const ofBookings = async (
    table:
      | typeof documents
      | typeof onlinePayments
      | typeof paymentLinks
      | typeof reviews
      | typeof guestMessages,
  ) =>
    (await orm.select({ id: table.id }).from(table).where(inArray(table.bookingId, bookingIds))).map(
      ({ id }) => id,
    )
  const replies = await orm
    .select({ id: messageReplies.id })
    .from(messageReplies)
    .where(or(inArray(messageReplies.messageId, messageIds), inArray(messageReplies.enquiryId, enquiryIds)))
  const subjects: Record<Exclude<MailSubject, 'nobody'>, number[]> = {
    booking: bookingIds,
    group: groupIds,
    message: messageIds,
    enquiry: enquiryIds,
    reply: replies.map(({ id }) => id),
    document: await ofBookings(documents),
    'online-payment': await ofBookings(onlinePayments),
    'payment-link': await ofBookings(paymentLinks),
    review: await ofBookings(reviews),
    'guest-message': await ofBookings(guestMessages),
  }
  const byRow = Object.entries(subjects)
    .filter(([, ids]) => ids.length > 0)
    .map(([subject, ids]) =>
      and(inArray(mails.kind, kindsOf(subject as MailSubject)), inArray(mails.subjectId, ids)),
    )
  const byMailbox = emails.map((email) => eq(sql`lower(${mails.recipient})`, email))
  return or(...byRow, ...byMailbox, sql`false`)
}
