import { and, asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookingNotes, bookings } from '@/features/bookings/server/table'
import type { BookingEvent, BookingNote } from '@/features/bookings/staff-contract'
import { AppError } from '@/kernel/errors'
import { BY_ITSELF, recordChange } from '@/server/audit/record-change'
import { auditEntries } from '@/server/audit/table'
import type { Staff } from '@/server/http/access'

/** What staff wrote about a booking, oldest first. Throws not-found. */
export async function listNotes(orm: NodePgDatabase, bookingId: number): Promise<BookingNote[]> {
  await getBookingOrThrow(orm, bookingId)
  const notes = await orm
    .select()
    .from(bookingNotes)
    .where(eq(bookingNotes.bookingId, bookingId))
    .orderBy(asc(bookingNotes.id))
  return notes.map(toNote)
}

/**
 * Adds a note; nobody changes or takes back one that stands. What it says may be about the guest, so the audit trail
 * only knows that there is one. Throws not-found.
 */
export async function addNote(
  orm: NodePgDatabase,
  staff: Staff,
  bookingId: number,
  text: string,
): Promise<BookingNote> {
  return await orm.transaction(async (transaction) => {
    await getBookingOrThrow(transaction, bookingId)
    const [note] = await transaction
      .insert(bookingNotes)
      .values({ bookingId, staffId: staff.id, staffEmail: staff.email, text })
      .returning()
    if (!note) throw new AppError('not-found')
    const told = { rowId: note.id, after: { bookingId } }
    await recordChange(transaction, staff, { resource: 'booking-notes', action: 'create', ...told })
    return toNote(note)
  })
}

/** What staff did with a booking, oldest first, from the audit trail. Throws not-found. */
export async function listEvents(orm: NodePgDatabase, bookingId: number): Promise<BookingEvent[]> {
  await getBookingOrThrow(orm, bookingId)
  const entries = await orm
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.resource, 'bookings'), eq(auditEntries.rowId, bookingId)))
    .orderBy(asc(auditEntries.id))
  return entries.map(({ id, createdAt, staffId, staffEmail, action, before, after }) => ({
    id,
    at: createdAt.toISOString(),
    staffEmail,
    isByStaff: staffId !== BY_ITSELF.id,
    action,
    before,
    after,
  }))
}

async function getBookingOrThrow(orm: NodePgDatabase, id: number): Promise<void> {
  if ((await orm.$count(bookings, eq(bookings.id, id))) === 0) throw new AppError('not-found')
}

function toNote({ id, createdAt, staffEmail, text }: typeof bookingNotes.$inferSelect): BookingNote {
  return { id, at: createdAt.toISOString(), staffEmail, text }
}
