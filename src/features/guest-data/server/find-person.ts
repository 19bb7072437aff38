import { eq, inArray, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { contactMessages } from '@/features/contact/server/table'
import { eventEnquiries } from '@/features/enquiries/server/table'
import { guestStays } from '@/features/guest-stays/server/table'
import { guestContacts, guests } from '@/features/guests/server/table'
import { normalizePhone } from '@/server/normalize-phone'

/**
 * By what somebody is known, and every row that is about them. Names and phones are those of the profile, its stays and
 * groups: under a message or an enquiry anybody can write another's mailbox.
 */
export type Person = {
  /** In small letters. */
  emails: string[]
  /** As they were typed, in whatever form. */
  phones: string[]
  names: string[]
  /** Null where there is no profile, or one that is another mailbox's as well. */
  guestId: number | null
  bookingIds: number[]
  groupIds: number[]
  messageIds: number[]
  enquiryIds: number[]
}

/**
 * Whoever reads a mailbox: what was booked, asked and written with it. A profile that also holds stays of another mailbox
 * is somebody else's as far as anybody has proved, and stays out (docs/decisions/guest-data.md).
 */
export async function findPersonOfMailbox(orm: NodePgDatabase, mailbox: string): Promise<Person> {
  const email = mailbox.trim().toLowerCase()
  const own = await orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(sql`lower(btrim(${bookings.guestEmail}))`, email))
  const bookingIds = own.map(({ id }) => id)
  const [profile] = await orm
    .select({ id: guestContacts.guestId })
    .from(guestContacts)
    .where(sql`${guestContacts.kind} = 'email' and ${guestContacts.value} = ${email}`)
  const guestId = profile && (await isOnlyOf(orm, profile.id, email, bookingIds)) ? profile.id : null
  return await gather(orm, { emails: [email], phones: [], names: [], guestId, bookingIds }, false)
}

/** The person of a profile: everything by each of its e-mails and phones. Undefined where there is no such profile. */
export async function findPersonOfProfile(orm: NodePgDatabase, guestId: number): Promise<Person | undefined> {
  const [guest] = await orm.select({ name: guests.name }).from(guests).where(eq(guests.id, guestId))
  if (!guest) return undefined
  const contacts = await orm.select().from(guestContacts).where(eq(guestContacts.guestId, guestId))
  const emails = contacts.flatMap(({ kind, value }) => (kind === 'email' ? value : []))
  const phones = contacts.flatMap(({ kind, value }) => (kind === 'phone' ? value : []))
  const stays = await orm
    .select({ id: guestStays.bookingId })
    .from(guestStays)
    .where(eq(guestStays.guestId, guestId))
  const bookingIds = stays.map(({ id }) => id)
  if (emails.length > 0) {
    const byMail = await orm
      .select({ id: bookings.id })
      .from(bookings)
      .where(inArray(sql`lower(btrim(${bookings.guestEmail}))`, emails))
    for (const { id } of byMail) if (!bookingIds.includes(id)) bookingIds.push(id)
  }
  return await gather(orm, { emails, phones, names: [guest.name], guestId, bookingIds }, true)
}

async function isOnlyOf(
  orm: NodePgDatabase,
  guestId: number,
  email: string,
  bookingIds: readonly number[],
): Promise<boolean> {
  const contacts = await orm.select().from(guestContacts).where(eq(guestContacts.guestId, guestId))
  const stays = await orm
    .select({ id: guestStays.bookingId })
    .from(guestStays)
    .where(eq(guestStays.guestId, guestId))
  return (
    contacts.every(({ kind, value }) => kind !== 'email' || value === email) &&
    stays.every(({ id }) => bookingIds.includes(id))
  )
}

type Start = Pick<Person, 'emails' | 'phones' | 'names' | 'guestId' | 'bookingIds'>

/**
 * Adds the groups, messages and enquiries of the same mailboxes, and with `byPhone` groups without a mailbox of the same
 * phones, which a guest may write as they like.
 */
async function gather(orm: NodePgDatabase, start: Start, byPhone: boolean): Promise<Person> {
  const booked =
    start.bookingIds.length === 0
      ? []
      : await orm
          .select({ name: bookings.guestName, phone: bookings.guestPhone, email: bookings.guestEmail })
          .from(bookings)
          .where(inArray(bookings.id, start.bookingIds))
  const emails = unique([
    ...start.emails,
    ...booked.flatMap(({ email }) => email?.trim().toLowerCase() ?? []),
  ])
  const isOfPerson = ofPerson(
    emails,
    byPhone ? unique([...start.phones, ...booked.flatMap(({ phone }) => phone ?? [])]) : [],
  )
  const groups = await orm
    .select({
      id: reservationGroups.id,
      name: reservationGroups.guestName,
      email: reservationGroups.guestEmail,
      phone: reservationGroups.guestPhone,
    })
    .from(reservationGroups)
    .where(or(byMail(reservationGroups.guestEmail, emails), sql`${reservationGroups.guestEmail} is null`))
  const messages = await orm
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(byMail(contactMessages.email, emails))
  const enquiries = await orm
    .select({ id: eventEnquiries.id })
    .from(eventEnquiries)
    .where(byMail(eventEnquiries.email, emails))
  const ownGroups = groups.filter(isOfPerson)
  const known = [...booked, ...ownGroups]
  return {
    emails,
    phones: unique([...start.phones, ...known.flatMap(({ phone }) => phone ?? [])]),
    names: unique([...start.names, ...known.map(({ name }) => name)]),
    guestId: start.guestId,
    bookingIds: start.bookingIds.toSorted((a, b) => a - b),
    groupIds: ownGroups.map(({ id }) => id),
    messageIds: messages.map(({ id }) => id),
    enquiryIds: enquiries.map(({ id }) => id),
  }
}

/** Whether a row's e-mail is the person's, or, of one without, its phone in whatever form. */
function ofPerson(emails: readonly string[], phones: readonly string[]) {
  const numbers = phones.map((phone) => normalizePhone(phone) ?? phone)
  return ({ email, phone }: { email: string | null; phone: string | null }) =>
    email === null
      ? phone !== null && numbers.includes(normalizePhone(phone) ?? phone)
      : emails.includes(email.trim().toLowerCase())
}

function byMail(column: Parameters<typeof inArray>[0], emails: readonly string[]) {
  return emails.length > 0 ? inArray(sql`lower(btrim(${column}))`, [...emails]) : sql`false`
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
}
