import { asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { contactsOf, findGuest } from '@/features/guests/server/find-guest'
import { guestContacts, guests } from '@/features/guests/server/table'
import { passIdDocument } from '@/features/id-documents/server/store'
import type { Context } from '@/server/context'
import { guestStays } from './table'

type BookedGuest = { name: string; email: string | null; phone: string | null; isByGuest: boolean }

const MOST_AT_ONCE = 200
/** Of two processes that meet a new person at once, the second finds whom the first made. */
const LINK_LOCK = 'guests of stays'

/** Finds whose stays those are that nobody was found for yet, the oldest first; makes a profile for whoever is new. */
export async function linkStays({ database: { orm } }: Pick<Context, 'database'>): Promise<number> {
  const [open] = await orm
    .select({ id: guestStays.bookingId })
    .from(guestStays)
    .where(isNull(guestStays.guestId))
    .limit(1)
  if (!open) return 0
  return await orm.transaction(async (transaction) => {
    await lockGuests(transaction)
    const rows = await transaction
      .select({
        id: bookings.id,
        name: bookings.guestName,
        email: bookings.guestEmail,
        phone: bookings.guestPhone,
        source: bookings.source,
      })
      .from(guestStays)
      .innerJoin(bookings, eq(bookings.id, guestStays.bookingId))
      .where(isNull(guestStays.guestId))
      .orderBy(asc(guestStays.bookingId))
      .limit(MOST_AT_ONCE)
      // A trigger empties the row of a booking whose e-mail changes meanwhile: it waits, and does so afterwards.
      .for('update', { of: guestStays })
    for (const { id, source, ...booked } of rows) {
      const guestId = await knowGuest(transaction, { ...booked, isByGuest: source === 'website' })
      await transaction.update(guestStays).set({ guestId }).where(eq(guestStays.bookingId, id))
    }
    return rows.length
  })
}

/** Whoever links or merges waits here for whoever is at it. */
export async function lockGuests(transaction: NodePgDatabase): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${LINK_LOCK}, 0))`)
}

/**
 * The person known by e-mail or phone, by both from now on; a new one where nobody is. What was typed on the website finds
 * a person and adds nothing: anybody can type a stranger's number there, and would have their own e-mail stand beside it.
 */
async function knowGuest(
  transaction: NodePgDatabase,
  { name, email, phone, isByGuest }: BookedGuest,
): Promise<number> {
  const contacts = contactsOf(email, phone)
  const known = await findGuest(transaction, contacts)
  const [made] = known ? [known] : await transaction.insert(guests).values({ name }).returning()
  if (!made) throw new Error('The profile was not made')
  const added = isByGuest ? (known ? [] : contactsOf(email, null)) : contacts
  if (added.length > 0)
    await transaction
      .insert(guestContacts)
      .values(added.map((contact) => ({ guestId: made.id, ...contact })))
      .onConflictDoNothing({ target: [guestContacts.kind, guestContacts.value] })
  return made.id
}

/** Makes one profile of two: stays, contacts, notes and the ID document of `from` become those of `into`. In its transaction. */
export async function joinGuests(
  transaction: NodePgDatabase,
  into: typeof guests.$inferSelect,
  from: typeof guests.$inferSelect,
): Promise<void> {
  await transaction.update(guestStays).set({ guestId: into.id }).where(eq(guestStays.guestId, from.id))
  await transaction.update(guestContacts).set({ guestId: into.id }).where(eq(guestContacts.guestId, from.id))
  await passIdDocument(transaction, into.id, from.id)
  await transaction
    .update(guests)
    .set({
      preferences: joinLines(into.preferences, from.preferences),
      notes: joinLines(into.notes, from.notes),
      isDoNotHost: into.isDoNotHost || from.isDoNotHost,
      doNotHostReason: joinLines(into.doNotHostReason, from.doNotHostReason),
    })
    .where(eq(guests.id, into.id))
  await transaction.delete(guests).where(inArray(guests.id, [from.id]))
}

function joinLines(one: string | null, other: string | null): string | null {
  return [one, other].filter(Boolean).join('\n') || null
}
