import { asc, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookingBilling } from '@/features/billing/server/table'
import { bookingNotes, bookings, reservationGroups } from '@/features/bookings/server/table'
import { listGuestDocuments, readDocument } from '@/features/documents/server/list-documents'
import { onlinePayments } from '@/features/online-payments/server/table'
import { readLedger } from '@/features/payments/server/store'
import { reviews } from '@/features/reviews/server/table'
import { villas } from '@/features/villas/server/table'
import { toAmount } from '@/kernel/money'

/** Each booking with what was charged, paid, issued and said about it. */
export async function collectBookings(orm: NodePgDatabase, ids: number[]) {
  const rows = await orm
    .select({ booking: bookings, villa: villas.name, room: villas.roomNumber })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(inArray(bookings.id, ids))
    .orderBy(asc(bookings.checkInDate), asc(bookings.id))
  const told = []
  for (const { booking, villa, room } of rows)
    told.push({
      reference: booking.reference,
      villa,
      room,
      checkIn: booking.checkInDate,
      checkOut: booking.checkOutDate,
      status: booking.status,
      name: booking.guestName,
      email: booking.guestEmail,
      phone: booking.guestPhone,
      guests: booking.numberOfGuests,
      agesOfChildren: booking.childAges,
      cot: booking.wantsCot,
      meals: booking.board,
      requests: booking.specialRequests,
      arrivalTime: booking.arrivalTime,
      meansToPayBy: booking.paymentMethod,
      meansToPay: booking.paymentTime,
      bookedBy: booking.source,
      bookedAt: booking.createdAt,
      mailboxProved: booking.mailboxProof,
      priceOfNights: toAmount(booking.totalCents),
      nights: booking.nights?.map(({ day, cents }) => ({ night: day, amount: toAmount(cents) })) ?? [],
      ...(await collectMoney(orm, booking.id)),
      billedTo: await collectBilling(orm, booking.id),
      documents: await collectDocuments(orm, booking.id),
      review: await collectReview(orm, booking.id),
    })
  return told
}

export async function collectGroups(orm: NodePgDatabase, ids: number[]) {
  return await orm
    .select({
      reference: reservationGroups.reference,
      name: reservationGroups.guestName,
      email: reservationGroups.guestEmail,
      phone: reservationGroups.guestPhone,
      bookedAt: reservationGroups.createdAt,
    })
    .from(reservationGroups)
    .where(inArray(reservationGroups.id, ids))
    .orderBy(asc(reservationGroups.id))
}

/** What staff noted about the bookings. */
export async function collectNotes(orm: NodePgDatabase, bookingIds: number[]) {
  return await orm
    .select({
      booking: bookings.reference,
      note: bookingNotes.text,
      by: bookingNotes.staffEmail,
      at: bookingNotes.createdAt,
    })
    .from(bookingNotes)
    .innerJoin(bookings, eq(bookings.id, bookingNotes.bookingId))
    .where(inArray(bookingNotes.bookingId, bookingIds))
    .orderBy(asc(bookingNotes.id))
}

async function collectMoney(orm: NodePgDatabase, bookingId: number) {
  const ledger = await readLedger(orm, bookingId)
  const online = await orm
    .select({
      at: onlinePayments.createdAt,
      provider: onlinePayments.provider,
      state: onlinePayments.state,
      cents: onlinePayments.amountCents,
      account: onlinePayments.account,
      confirmation: onlinePayments.confirmation,
    })
    .from(onlinePayments)
    .where(eq(onlinePayments.bookingId, bookingId))
    .orderBy(asc(onlinePayments.id))
  return {
    owed: ledger.owed,
    paid: ledger.paid,
    due: ledger.due,
    charges: ledger.charges.map(({ chargedOn, description, quantity, amount }) => ({
      chargedOn,
      description,
      quantity,
      amount,
    })),
    payments: ledger.payments.map(({ at, method, amount, shillings, reference, reason }) => ({
      at,
      method,
      amount,
      shillings,
      reference,
      reason,
    })),
    onlinePayments: online.map(({ cents, ...same }) => ({ ...same, amount: toAmount(cents) })),
  }
}

async function collectBilling(orm: NodePgDatabase, bookingId: number) {
  const [billing] = await orm
    .select({
      name: bookingBilling.name,
      address: bookingBilling.address,
      taxNumber: bookingBilling.taxNumber,
      companyId: bookingBilling.companyId,
    })
    .from(bookingBilling)
    .where(eq(bookingBilling.bookingId, bookingId))
  if (!billing) return null
  const { companyId, ...own } = billing
  return companyId === null ? own : 'a company'
}

async function collectDocuments(orm: NodePgDatabase, bookingId: number) {
  const listed = await listGuestDocuments(orm, bookingId)
  const told = []
  for (const { id, kind, number, issuedOn, total } of listed) {
    const { billTo, lines } = (await readDocument(orm, id)).content
    told.push({ number, kind, issuedOn, total, billedTo: billTo, lines })
  }
  return told
}

async function collectReview(orm: NodePgDatabase, bookingId: number) {
  const [review] = await orm.select().from(reviews).where(eq(reviews.bookingId, bookingId))
  if (!review?.submittedAt) return null
  const { firstName, overall, cleanliness, quiet, breakfast, welcome, words, answer } = review
  return {
    ...{ firstName, overall, cleanliness, quiet, breakfast, welcome, words, answer },
    sentAt: review.submittedAt,
    publishedAt: review.publishedAt,
  }
}
