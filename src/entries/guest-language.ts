import { asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type BookingEmailKind, GROUP_EMAIL_KINDS } from '@/features/bookings/rules/email-kinds'
import { bookings } from '@/features/bookings/server/table'
import { CONTACT_RECEIPT_KIND } from '@/features/contact/rules/email-kinds'
import { contactMessages } from '@/features/contact/server/table'
import { DOCUMENT_EMAIL_KINDS } from '@/features/documents/rules/email-words'
import { documents } from '@/features/documents/server/table'
import { ENQUIRY_EMAIL_KINDS } from '@/features/enquiries/rules/email-words'
import { eventEnquiries } from '@/features/enquiries/server/table'
import { DATA_CODE_KIND } from '@/features/guest-data/rules/email-words'
import { GUEST_MESSAGE_KIND } from '@/features/guest-messages/rules/email-words'
import { guestMessages } from '@/features/guest-messages/server/table'
import { paymentLinks } from '@/features/online-payments/server/table'
import { PAYMENT_LINK_EMAIL_KIND } from '@/features/payment-links/rules/email-words'
import { REVIEW_EMAIL_KIND } from '@/features/reviews/rules/email-words'
import { reviews } from '@/features/reviews/server/table'
import { DEFAULT_LANGUAGE, type Language } from '@/kernel/language'
import { speak } from '@/server/http/speak-language'
import { loadLanguage } from './load-language'

/** The language of a mail's subject, by its id; undefined where there is none of that id any more. */
type FindLanguage = (orm: NodePgDatabase, id: number) => Promise<Language | undefined>

const TO_GUESTS: readonly BookingEmailKind[] = [
  'request-received',
  'request-lapsed',
  'booking-confirmed',
  'booking-changed',
  'booking-cancelled',
  'booking-undone',
  'change-receipt',
  'booking-link',
]
const GROUPS_TO_GUESTS = GROUP_EMAIL_KINDS.filter((kind) => kind !== 'new-group')

const ofBooking: FindLanguage = async (orm, id) =>
  (await orm.select({ language: bookings.language }).from(bookings).where(eq(bookings.id, id)))[0]?.language

/** Whoever is in charge booked all of it. */
const ofGroup: FindLanguage = async (orm, id) => {
  const { language, groupId } = bookings
  const asked = orm
    .select({ language })
    .from(bookings)
    .where(eq(groupId, id))
    .orderBy(asc(bookings.id))
    .limit(1)
  return (await asked)[0]?.language
}

const ofDocument: FindLanguage = async (orm, id) => {
  const asked = orm.select({ booking: documents.bookingId }).from(documents)
  const [found] = await asked.where(eq(documents.id, id))
  return found?.booking ? await ofBooking(orm, found.booking) : undefined
}

const ofReview: FindLanguage = async (orm, id) => {
  const [found] = await orm.select({ booking: reviews.bookingId }).from(reviews).where(eq(reviews.id, id))
  return found && (await ofBooking(orm, found.booking))
}

const ofGuestMessage: FindLanguage = async (orm, id) => {
  const asked = orm.select({ booking: guestMessages.bookingId }).from(guestMessages)
  const [found] = await asked.where(eq(guestMessages.id, id))
  return found && (await ofBooking(orm, found.booking))
}

const ofPaymentLink: FindLanguage = async (orm, id) => {
  const asked = orm.select({ booking: paymentLinks.bookingId }).from(paymentLinks)
  const [found] = await asked.where(eq(paymentLinks.id, id))
  return found && (await ofBooking(orm, found.booking))
}

const ofMessage: FindLanguage = async (orm, id) => {
  const { language } = contactMessages
  return (await orm.select({ language }).from(contactMessages).where(eq(contactMessages.id, id)))[0]?.language
}

const ofEnquiry: FindLanguage = async (orm, id) => {
  const { language } = eventEnquiries
  return (await orm.select({ language }).from(eventEnquiries).where(eq(eventEnquiries.id, id)))[0]?.language
}

/** How the language of each kind of mail to guests is found; all others are in English. */
const FINDERS: Readonly<Record<string, FindLanguage>> = {
  ...Object.fromEntries(TO_GUESTS.map((kind) => [kind, ofBooking])),
  ...Object.fromEntries(GROUPS_TO_GUESTS.map((kind) => [kind, ofGroup])),
  [DATA_CODE_KIND]: ofBooking,
  [DOCUMENT_EMAIL_KINDS.guest]: ofDocument,
  [REVIEW_EMAIL_KIND]: ofReview,
  [GUEST_MESSAGE_KIND]: ofGuestMessage,
  [PAYMENT_LINK_EMAIL_KIND]: ofPaymentLink,
  [CONTACT_RECEIPT_KIND]: ofMessage,
  [ENQUIRY_EMAIL_KINDS[1]]: ofEnquiry,
}

/** Writes what one kind of mail, or of message to a phone, says about the row of this id. */
type Composer<More extends unknown[], Written> = (id: number, ...more: More) => Promise<Written>

/**
 * The same mails and messages, those to guests in the language they booked or wrote in where it is still `offered`, since
 * their links need its pages, all others in English, whose request ever had them sent (docs/decisions/languages.md).
 */
export function inGuestLanguage<More extends unknown[], Written>(
  orm: NodePgDatabase,
  offered: readonly Language[],
  composers: Readonly<Record<string, Composer<More, Written>>>,
): Record<string, Composer<More, Written>> {
  return Object.fromEntries(
    Object.entries(composers).map(([kind, compose]): [string, Composer<More, Written>] => {
      const find = FINDERS[kind]
      const spoken: Composer<More, Written> = async (id, ...more) => {
        const wanted = await find?.(orm, id)
        const language = wanted && offered.includes(wanted) ? wanted : DEFAULT_LANGUAGE
        await loadLanguage(language)
        return await speak(language, () => compose(id, ...more))
      }
      return [kind, spoken]
    }),
  )
}
