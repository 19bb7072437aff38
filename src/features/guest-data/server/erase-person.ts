import { and, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookingBilling } from '@/features/billing/server/table'
import { ERASED_GUEST } from '@/features/bookings/rules/erased-guest'
import { bookingNotes, bookings, reservationGroups } from '@/features/bookings/server/table'
import { messageConsents } from '@/features/consents/server/table'
import { contactMessages } from '@/features/contact/server/table'
import { documents } from '@/features/documents/server/table'
import { eventEnquiries } from '@/features/enquiries/server/table'
import { guestLinks } from '@/features/guest-links/server/table'
import { lockGuests } from '@/features/guest-stays/server/link-stays'
import { guestStays } from '@/features/guest-stays/server/table'
import { guestContacts, guests } from '@/features/guests/server/table'
import { mailboxCodes } from '@/features/mailbox-proof/server/table'
import { receivedMails } from '@/features/message-threads/server/table'
import { onlinePayments, paymentLinks, paymentLinkTokens } from '@/features/online-payments/server/table'
import { registrationCards } from '@/features/registration-cards/server/table'
import { reviewLinks, reviews } from '@/features/reviews/server/table'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { queueMail } from '@/server/mail/queue-mail'
import { ERASURE_KIND } from '../rules/email-words'
import { assertErasable } from './assert-erasable'
import { clearFiles } from './clear-files'
import { eraseDocument } from './erase-document'
import { eraseMails } from './erase-mails'
import { eraseTexts } from './erase-texts'
import type { Person } from './find-person'
import { takeNamingPhotos } from './naming-photos'
import { erasePhoneMessages } from './phone-messages'
import { dataCodes, erasures } from './table'

/** Who stands in a published review whose guest was erased. */
const REVIEWER = 'A guest'

/**
 * Erases everything by which a person could be known, for good; stays, amounts and the numbers of documents stay, so that
 * every report comes to the same (docs/decisions/guest-data.md). The hotel is told, unless `isTold` is false. Where staff look at
 * it (`isLookedAt`), texts about others lose the name and the phone too, and photos of tickets that name them go; else they
 * lose the mailbox alone, since anybody may call themselves whatever they like. Answers the references of their bookings.
 * Throws step-not-allowed; not-found where nothing is known of them.
 */
export async function erasePerson(
  context: Context,
  by: Pick<Staff, 'id' | 'email'>,
  find: (transaction: NodePgDatabase) => Promise<Person>,
  { isTold = true, isLookedAt }: { isTold?: boolean; isLookedAt: boolean },
): Promise<string[]> {
  return await context.database.orm.transaction(async (transaction) => {
    await lockGuests(transaction)
    const person = await find(transaction)
    await assertErasable(transaction, person, context.today())
    const { bookingIds, guestId } = person
    const references = await eraseBookings(transaction, person)
    await eraseGroups(transaction, person)
    await erasePapers(transaction, person)
    const files = {
      mails: await eraseMails(transaction, person),
      uploads: isLookedAt ? await takeNamingPhotos(transaction, person) : [],
    }
    await erasePhoneMessages(transaction, person)
    await eraseWritten(transaction, person)
    await eraseProfile(transaction, person)
    const elsewhere = isLookedAt ? person : { emails: person.emails, phones: [], names: [] }
    await eraseTexts(transaction, { marks: person, elsewhere }, bookingIds)
    if (isTold) await tellHotel(transaction, by, references)
    const after = { erased: true, bookings: references }
    await recordChange(transaction, by, { resource: 'guests', rowId: guestId, action: 'delete', after })
    // Before the commit: where a file cannot be cleared away nothing is erased, and it can be tried once more.
    await clearFiles(context, files)
    return references
  })
}

/** Writes down the erasure and mails it, for whoever ever restores an older backup. */
async function tellHotel(
  transaction: NodePgDatabase,
  { email }: Pick<Staff, 'email'>,
  references: string[],
): Promise<void> {
  const [erasure] = await transaction
    .insert(erasures)
    .values({ references, askedByEmail: email })
    .returning({ id: erasures.id })
  if (!erasure) throw new Error('The erasure was not written down')
  await queueMail(transaction, ERASURE_KIND, [erasure.id])
}

async function eraseBookings(transaction: NodePgDatabase, { bookingIds }: Person): Promise<string[]> {
  if (bookingIds.length === 0) return []
  const rows = await transaction
    .update(bookings)
    .set({
      guestName: ERASED_GUEST,
      guestEmail: null,
      guestPhone: null,
      specialRequests: null,
      arrivalTime: null,
      senderHash: null,
      mailboxHash: null,
      idempotencyKey: null,
      idempotencyHash: null,
    })
    .where(inArray(bookings.id, bookingIds))
    .returning({ reference: bookings.reference })
  // A trigger has just opened them again for whoever the guest is now: nobody.
  await transaction.delete(guestStays).where(inArray(guestStays.bookingId, bookingIds))
  for (const table of [bookingNotes, guestLinks, mailboxCodes, dataCodes, registrationCards])
    await transaction.delete(table).where(inArray(table.bookingId, bookingIds))
  return rows.map(({ reference }) => reference).toSorted()
}

async function eraseGroups(transaction: NodePgDatabase, { groupIds }: Person): Promise<void> {
  if (groupIds.length === 0) return
  await transaction
    .update(reservationGroups)
    .set({
      guestName: ERASED_GUEST,
      guestEmail: null,
      guestPhone: null,
      idempotencyKey: null,
      idempotencyHash: null,
    })
    .where(inArray(reservationGroups.id, groupIds))
}

/** What was issued, paid and said about the stays: who it was for goes, what it came to stays. */
async function erasePapers(transaction: NodePgDatabase, person: Person): Promise<void> {
  const { bookingIds } = person
  if (bookingIds.length === 0) return
  await transaction
    .update(bookingBilling)
    .set({ name: ERASED_GUEST, address: null, taxNumber: null })
    .where(and(inArray(bookingBilling.bookingId, bookingIds), sql`${bookingBilling.companyId} is null`))
  const papers = await transaction.select().from(documents).where(inArray(documents.bookingId, bookingIds))
  for (const { id, content, companyId } of papers)
    await transaction
      .update(documents)
      .set({ content: eraseDocument(content, person, companyId !== null) })
      .where(eq(documents.id, id))
  await transaction
    .update(onlinePayments)
    .set({ account: null, redirectUrl: null, nextAskAt: null })
    .where(inArray(onlinePayments.bookingId, bookingIds))
  const links = transaction
    .select({ id: paymentLinks.id })
    .from(paymentLinks)
    .where(inArray(paymentLinks.bookingId, bookingIds))
  await transaction.delete(paymentLinkTokens).where(inArray(paymentLinkTokens.linkId, links))
  const told = await transaction
    .update(reviews)
    .set({ firstName: REVIEWER, words: null, answer: null })
    .where(inArray(reviews.bookingId, bookingIds))
    .returning({ id: reviews.id })
  if (told.length > 0)
    await transaction.delete(reviewLinks).where(
      inArray(
        reviewLinks.reviewId,
        told.map(({ id }) => id),
      ),
    )
}

/** Messages and enquiries, and with them what either side wrote on them. */
async function eraseWritten(
  transaction: NodePgDatabase,
  { messageIds, enquiryIds, emails }: Person,
): Promise<void> {
  if (messageIds.length > 0)
    await transaction.delete(contactMessages).where(inArray(contactMessages.id, messageIds))
  if (enquiryIds.length > 0)
    await transaction.delete(eventEnquiries).where(inArray(eventEnquiries.id, enquiryIds))
  // What they wrote in a thread with somebody else.
  if (emails.length > 0)
    await transaction.delete(receivedMails).where(inArray(sql`lower(${receivedMails.fromEmail})`, emails))
}

/** A profile that is somebody else's too loses the mailbox alone. */
async function eraseProfile(transaction: NodePgDatabase, { guestId, emails }: Person): Promise<void> {
  if (guestId !== null) await transaction.delete(guests).where(eq(guests.id, guestId))
  if (emails.length === 0) return
  await transaction.delete(messageConsents).where(inArray(messageConsents.email, emails))
  await transaction
    .delete(guestContacts)
    .where(and(eq(guestContacts.kind, 'email'), inArray(guestContacts.value, emails)))
}
