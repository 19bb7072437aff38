import { and, asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { greetByName } from '@/features/booking-emails/rules/greeting'
import { REPLY_WORDS } from '@/features/contact/rules/reply-words'
import { greetSender } from '@/features/contact/server/greet-sender'
import { contactMessages } from '@/features/contact/server/table'
import { stayAround } from '@/features/enquiries/rules/around-event'
import { venueOf } from '@/features/enquiries/rules/venues'
import { eventEnquiries } from '@/features/enquiries/server/table'
import { formatDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { DEFAULT_LANGUAGE, type Language } from '@/kernel/language'
import type { Context } from '@/server/context'
import { translateRows } from '@/server/crud/content-translations'
import { speak } from '@/server/http/speak-language'
import { mails } from '@/server/mail/table'
import { normalizePhone } from '@/server/normalize-phone'
import { REPLY_EMAIL_KIND } from '../rules/email-words'
import type { ThreadName } from '../rules/thread-kinds'
import type { MessageThread } from '../staff-contract'
import * as contract from '../staff-contract'
import { messageReplies, messageTemplates, receivedMails } from './table'

type Origin = Pick<
  MessageThread,
  'guestName' | 'guestEmail' | 'guestPhone' | 'subject' | 'checkIn' | 'checkOut' | 'guests' | 'language'
>

/** What a message or an enquiry was answered, what came back, and what is needed to answer it. Throws not-found. */
export async function findThread(
  context: Pick<Context, 'database' | 'settings' | 'loadLanguage'>,
  name: ThreadName,
): Promise<MessageThread> {
  const { database, settings } = context
  const { orm } = database
  const origin = await findOrigin(orm, name)
  const greeting = greetByName(origin.guestName)
  return {
    ...name,
    ...origin,
    phoneNumber: origin.guestPhone === null ? null : normalizePhone(origin.guestPhone),
    greeting,
    told: await tellGuest(context, { ...origin, name: greeting }),
    templates: await listTemplates(orm, origin.language),
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    replies: await listReplies(orm, name),
    received: await listReceived(orm, name),
    isMailRead: settings.INCOMING_MAIL_ADDRESS !== undefined,
  }
}

type Addressed = Pick<Origin, 'checkIn' | 'checkOut' | 'language'> & { name: string | null }

/** What an answer says of its receiver, in their language. */
async function tellGuest(
  context: Pick<Context, 'loadLanguage'>,
  { name, language, checkIn, checkOut }: Addressed,
): Promise<MessageThread['told']> {
  const dear = await greetSender(context, { name, language })
  return speak(language, () => ({
    dear,
    guest: name ?? REPLY_WORDS.guest,
    arrival: checkIn && formatDay(checkIn),
    departure: checkOut && formatDay(checkOut),
  }))
}

/** The templates as somebody of this language reads them; what is not translated is English. */
async function listTemplates(orm: NodePgDatabase, language: Language): Promise<MessageThread['templates']> {
  const { id, name, text } = messageTemplates
  const english = await orm.select({ id, name, text }).from(messageTemplates).orderBy(asc(id))
  const { translated: fields } = contract.messageTemplates
  const told = await speak(language, () => translateRows(orm, { table: messageTemplates, fields }, english))
  return told.map((one, place) => ({
    ...one,
    language: one.text === english[place]?.text ? DEFAULT_LANGUAGE : language,
  }))
}

/** Who began the thread and with what. Throws not-found. */
export async function findOrigin(orm: NodePgDatabase, { kind, id }: ThreadName): Promise<Origin> {
  if (kind === 'enquiry') {
    const [enquiry] = await orm.select().from(eventEnquiries).where(eq(eventEnquiries.id, id))
    if (!enquiry) throw new AppError('not-found')
    const { name, email, phone, venue, eventDate, language } = enquiry
    const subject = `${venueOf(venue).name}, ${formatDay(eventDate)}`
    return {
      ...{ guestName: name, guestEmail: email, guestPhone: phone, subject, guests: null, language },
      ...stayAround(eventDate),
    }
  }
  const [message] = await orm.select().from(contactMessages).where(eq(contactMessages.id, id))
  if (!message) throw new AppError('not-found')
  const { name, email, phone, subject, checkIn, checkOut, guests, language } = message
  return {
    ...{ guestName: name, guestEmail: email, guestPhone: phone, subject, checkIn, checkOut },
    language,
    // `6+` is six at least.
    guests: guests === null ? null : Number.parseInt(guests, 10),
  }
}

async function listReplies(orm: NodePgDatabase, { kind, id }: ThreadName): Promise<MessageThread['replies']> {
  const rows = await orm
    .select({ reply: messageReplies, mailStatus: mails.status })
    .from(messageReplies)
    .leftJoin(mails, and(eq(mails.subjectId, messageReplies.id), eq(mails.kind, REPLY_EMAIL_KIND)))
    .where(eq(kind === 'message' ? messageReplies.messageId : messageReplies.enquiryId, id))
    .orderBy(asc(messageReplies.id))
  return rows.map(({ reply: { id, createdAt, staffEmail, subject, text }, mailStatus }) => ({
    ...{ id, staffEmail, subject, text, mailStatus },
    at: createdAt.toISOString(),
  }))
}

async function listReceived(
  orm: NodePgDatabase,
  { kind, id }: ThreadName,
): Promise<MessageThread['received']> {
  const rows = await orm
    .select()
    .from(receivedMails)
    .where(eq(kind === 'message' ? receivedMails.messageId : receivedMails.enquiryId, id))
    .orderBy(asc(receivedMails.id))
  return rows.map((row) => ({
    ...{ id: row.id, at: row.createdAt.toISOString(), fromName: row.fromName, fromEmail: row.fromEmail },
    ...{ isFromOther: row.isFromOther, isAutomatic: row.isAutomatic, isShortened: row.isShortened },
    ...{ subject: row.subject, text: row.text, quoted: row.quoted, attachments: row.attachments },
  }))
}
