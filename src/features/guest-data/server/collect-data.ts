import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { messageConsents } from '@/features/consents/server/table'
import { contactMessages } from '@/features/contact/server/table'
import { eventEnquiries } from '@/features/enquiries/server/table'
import { guests } from '@/features/guests/server/table'
import { copyIdDocuments } from '@/features/id-documents/server/store'
import { messageReplies, receivedMails } from '@/features/message-threads/server/table'
import { readPropertyFacts } from '@/features/property/server/store'
import { copyCards } from '@/features/registration-cards/server/store-cards'
import { auditEntries } from '@/server/audit/table'
import type { Context } from '@/server/context'
import { mails } from '@/server/mail/table'
import type { PersonData } from '../contract'
import { collectBookings, collectGroups, collectNotes } from './collect-stays'
import { aboutPerson } from './erase-mails'
import type { Person } from './find-person'
import { collectPhoneConsents, collectPhoneMessages } from './phone-messages'

/**
 * Everything that is held about a person. What staff noted for each other comes along where staff hand the copy out: they
 * look first at whom else it speaks of (docs/decisions/guest-data.md).
 */
export async function collectData(
  context: Pick<Context, 'database' | 'settings' | 'now'>,
  person: Person,
  { withNotes }: { withNotes: boolean },
): Promise<PersonData> {
  const { database, now } = context
  const { orm } = database
  const { names, emails, phones, bookingIds, groupIds } = person
  return {
    madeAt: now().toISOString(),
    hotel: (await readPropertyFacts(orm)).name,
    person: { names, emails, phones },
    bookings: await collectBookings(orm, bookingIds),
    groups: await collectGroups(orm, groupIds),
    messages: await collectMessages(orm, person),
    enquiries: await collectEnquiries(orm, person),
    mails: await collectMails(orm, person),
    consents: await collectConsents(orm, person),
    phoneMessages: await collectPhoneMessages(orm, person),
    phoneConsents: await collectPhoneConsents(orm, person),
    idDocuments: await copyIdDocuments(context, person.guestId),
    registrationCards: await copyCards(context, person.bookingIds),
    ...(withNotes && {
      notes: [
        ...(await collectProfile(orm, person)),
        ...(await collectNotes(orm, bookingIds)),
        ...(await collectTrail(orm, person)),
      ],
    }),
  }
}

async function collectMessages(orm: NodePgDatabase, { messageIds }: Person) {
  const rows = await orm
    .select()
    .from(contactMessages)
    .where(inArray(contactMessages.id, messageIds))
    .orderBy(asc(contactMessages.id))
  return await Promise.all(
    rows.map(
      async ({ id, isArchived: _archived, status: _status, createdAt, updatedAt: _changed, ...said }) => ({
        sentAt: createdAt,
        ...said,
        answers: await collectReplies(orm, eq(messageReplies.messageId, id)),
        writtenBack: await collectReceived(orm, eq(receivedMails.messageId, id)),
      }),
    ),
  )
}

async function collectEnquiries(orm: NodePgDatabase, { enquiryIds }: Person) {
  const rows = await orm
    .select()
    .from(eventEnquiries)
    .where(inArray(eventEnquiries.id, enquiryIds))
    .orderBy(asc(eventEnquiries.id))
  return await Promise.all(
    rows.map(async ({ id, note: _note, createdAt, updatedAt: _changed, ...said }) => ({
      sentAt: createdAt,
      ...said,
      answers: await collectReplies(orm, eq(messageReplies.enquiryId, id)),
      writtenBack: await collectReceived(orm, eq(receivedMails.enquiryId, id)),
    })),
  )
}

async function collectReplies(orm: NodePgDatabase, of: ReturnType<typeof eq>) {
  return await orm
    .select({ sentAt: messageReplies.createdAt, subject: messageReplies.subject, text: messageReplies.text })
    .from(messageReplies)
    .where(of)
    .orderBy(asc(messageReplies.id))
}

async function collectReceived(orm: NodePgDatabase, of: ReturnType<typeof eq>) {
  return await orm
    .select({
      receivedAt: receivedMails.createdAt,
      name: receivedMails.fromName,
      from: receivedMails.fromEmail,
      subject: receivedMails.subject,
      text: receivedMails.text,
      quoted: receivedMails.quoted,
      namesOfFiles: receivedMails.attachments,
    })
    .from(receivedMails)
    .where(of)
    .orderBy(asc(receivedMails.id))
}

async function collectMails(orm: NodePgDatabase, person: Person) {
  return await orm
    .select({
      kind: mails.kind,
      to: mails.recipient,
      status: mails.status,
      queuedAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(await aboutPerson(orm, person))
    .orderBy(asc(mails.id))
}

async function collectConsents(orm: NodePgDatabase, { emails }: Person) {
  return await orm
    .select({
      saidAt: messageConsents.createdAt,
      mailbox: messageConsents.email,
      about: messageConsents.purpose,
      sentence: messageConsents.wording,
      version: messageConsents.wordingVersion,
      agreed: messageConsents.isOn,
      where: messageConsents.source,
    })
    .from(messageConsents)
    .where(inArray(messageConsents.email, emails))
    .orderBy(asc(messageConsents.id))
}

async function collectProfile(orm: NodePgDatabase, { guestId }: Person) {
  if (guestId === null) return []
  return await orm
    .select({
      name: guests.name,
      preferences: guests.preferences,
      notes: guests.notes,
      mustNotBeHosted: guests.isDoNotHost,
      why: guests.doNotHostReason,
      since: guests.createdAt,
    })
    .from(guests)
    .where(eq(guests.id, guestId))
}

async function collectTrail(orm: NodePgDatabase, { guestId, bookingIds }: Person) {
  const ofBookings = and(eq(auditEntries.resource, 'bookings'), inArray(auditEntries.rowId, bookingIds))
  const ofProfile = and(eq(auditEntries.resource, 'guests'), eq(auditEntries.rowId, guestId ?? 0))
  return await orm
    .select({
      at: auditEntries.createdAt,
      by: auditEntries.staffEmail,
      what: auditEntries.action,
      before: auditEntries.before,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .where(or(ofBookings, ofProfile))
    .orderBy(asc(auditEntries.id))
}
