import { desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { guestContacts, guests } from '@/features/guests/server/table'
import { readBalances } from '@/features/payments/server/read-balance'
import { villas } from '@/features/villas/server/table'
import { AppError } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import type { Page } from '@/server/crud/list-page'
import { normalizePhone } from '@/server/normalize-phone'
import type { Guest, GuestProfile } from '../staff-contract'
import { guestStays } from './table'

const MOST_STAYS = 200

const CONTACTS = sql<Guest['contacts']>`(
  select coalesce(json_agg(json_build_object('kind', contact.kind, 'value', contact.value)
    order by contact.kind, contact.id), '[]')
  from guest_contacts contact where contact.guest_id = "guests"."id")`
const STAYS = sql<number>`(
  select count(*)::int from guest_stays stay where stay.guest_id = "guests"."id")`

/** A page of persons, those changed last first, and how many there are. */
export async function listGuests(
  orm: NodePgDatabase,
  search: string | undefined,
  { limit, offset }: Page,
): Promise<{ guests: Guest[]; total: number }> {
  const where = matchGuests(orm, search)
  const rows = await selectGuests(orm)
    .where(where)
    .orderBy(desc(guests.updatedAt), desc(guests.id))
    .limit(limit)
    .offset(offset)
  return { guests: rows.map(toGuest), total: await orm.$count(guests, where) }
}

/** A few persons for a field that searches as it is typed, by the indexes alone. */
export async function findGuests(orm: NodePgDatabase, typed: string, most: number): Promise<Guest[]> {
  const pattern = `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`
  const number = normalizePhone(typed)
  const { rows } = await orm.execute<{ id: number }>(sql`
    (select id from guests where name ilike ${pattern} limit ${most})
    union (select guest_id from guest_contacts where value ilike ${pattern} limit ${most})
    union (select guest_id from guest_contacts where kind = 'phone' and value = ${number})`)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const found = await selectGuests(orm)
    .where(inArray(guests.id, ids))
    .orderBy(desc(guests.updatedAt))
    .limit(most)
  return found.map(toGuest)
}

/** One person; undefined where there is none. */
export async function findGuestById(orm: NodePgDatabase, id: number): Promise<Guest | undefined> {
  const [row] = await selectGuests(orm).where(eq(guests.id, id))
  return row && toGuest(row)
}

/** One person with their stays and what is due of them. Throws not-found. */
export async function readProfile(orm: NodePgDatabase, id: number): Promise<GuestProfile> {
  const guest = await findGuestById(orm, id)
  if (!guest) throw new AppError('not-found')
  const rows = await orm
    .select({
      bookingId: bookings.id,
      reference: bookings.reference,
      villaName: villas.name,
      roomNumber: villas.roomNumber,
      checkInDate: bookings.checkInDate,
      checkOutDate: bookings.checkOutDate,
      status: bookings.status,
    })
    .from(guestStays)
    .innerJoin(bookings, eq(bookings.id, guestStays.bookingId))
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(eq(guestStays.guestId, id))
    .orderBy(desc(bookings.checkInDate), desc(bookings.id))
    .limit(MOST_STAYS)
  const balances = await readBalances(
    orm,
    rows.map(({ bookingId }) => bookingId),
  )
  const dueOf = (bookingId: number) => balances.get(bookingId)?.due ?? 0
  return {
    ...guest,
    history: rows.map((row) => ({ ...row, due: toAmount(dueOf(row.bookingId)) })),
    due: toAmount(rows.reduce((sum, { bookingId }) => sum + dueOf(bookingId), 0)),
  }
}

function selectGuests(orm: NodePgDatabase) {
  return orm.select({ guest: guests, contacts: CONTACTS, stays: STAYS }).from(guests).$dynamic()
}

/** Words of the name or of an e-mail, or a number in whatever form. */
function matchGuests(orm: NodePgDatabase, search = ''): SQL | undefined {
  const typed = search.trim()
  if (typed === '') return undefined
  const pattern = `%${typed.replace(/[\\%_]/g, '\\$&')}%`
  const number = normalizePhone(typed)
  const known = orm
    .select({ id: guestContacts.guestId })
    .from(guestContacts)
    .where(
      or(ilike(guestContacts.value, pattern), number === null ? undefined : eq(guestContacts.value, number)),
    )
  return or(ilike(guests.name, pattern), inArray(guests.id, known))
}

function toGuest({
  guest: { createdAt: _made, updatedAt, ...same },
  ...counted
}: Awaited<ReturnType<typeof selectGuests>>[number]): Guest {
  return { ...same, ...counted, updatedAt: updatedAt.toISOString() }
}
