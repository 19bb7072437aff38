import { and, eq, gt, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { listBookedNights } from '@/features/bookings/server/store'
import { events } from '@/features/events/server/table'
import { listShownVillas } from '@/features/villas/server/store'
import { addDays, type Day } from '@/kernel/days'
import { isShownOn } from '@/server/db/shown-days'
import { queueMail } from '@/server/mail/queue-mail'
import type { EnquiryRequest, VenueDay } from '../contract'
import { stayAround } from '../rules/around-event'
import { type EnquiryEmailKind, MOST_RECEIPTS } from '../rules/email-words'
import { HOLDING_STATUSES } from '../rules/enquiry-status'
import type { VenueId } from '../rules/venues'
import { eventEnquiries as table } from './table'

/** An event that visitors do not see takes a hall all the same. */
const UNSEEN_EVENT = 'An event'

/** What a visitor may know of a day in a venue: whether it is taken, what else is on, and which villas are free. */
export async function readVenueDay(
  orm: NodePgDatabase,
  venue: VenueId,
  date: Day,
  today: Day,
): Promise<VenueDay> {
  const stay = stayAround(date)
  const isHeld = and(
    eq(table.venue, venue),
    eq(table.eventDate, date),
    inArray(table.status, [...HOLDING_STATUSES]),
  )
  const isOn = and(
    eq(events.isActive, true),
    lte(events.startDate, date),
    or(gte(events.endDate, date), eq(events.startDate, date)),
  )
  const held = await orm.$count(table, isHeld)
  const isShown = sql<boolean>`${isShownOn(events, today)}`
  const others = await orm
    .select({ title: events.title, isShown })
    .from(events)
    .where(isOn)
    .orderBy(events.id)
  const villas = (await listShownVillas(orm, today)).filter(({ isAvailable }) => isAvailable)
  const booked = await listBookedNights(orm, { start: stay.checkIn, end: addDays(stay.checkOut, -1) })
  const taken = new Set(booked.map(({ villaId }) => villaId))
  return {
    isTaken: held > 0,
    events: others.map(({ title, isShown: isSeen }) => (isSeen ? title : UNSEEN_EVENT)),
    ...stay,
    freeVillas: villas.filter(({ id }) => !taken.has(id)).length,
    villas: villas.length,
  }
}

/** Stores an enquiry, new, and queues the mails to the hotel and to who asked; fields left empty are null. */
export async function addEnquiry(
  orm: NodePgDatabase,
  { website: _trap, phone, message, eventDate, ...asked }: EnquiryRequest & { eventDate: Day },
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const made = await transaction
      .insert(table)
      .values({ ...asked, eventDate, phone: phone || null, message: message || null })
      .returning({ id: table.id })
    const ids = made.map(({ id }) => id)
    await queue(transaction, 'event-enquiry', ids)
    const isFromMailbox = eq(sql`lower(${table.email})`, asked.email.toLowerCase())
    const isRecent = gt(table.createdAt, sql`now() - interval '24 hours'`)
    const sent = await transaction.$count(table, and(isFromMailbox, isRecent))
    if (sent <= MOST_RECEIPTS) await queue(transaction, 'event-enquiry-received', ids)
  })
}

async function queue(transaction: NodePgDatabase, kind: EnquiryEmailKind, ids: number[]): Promise<void> {
  await queueMail(transaction, kind, ids)
}
