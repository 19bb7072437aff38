import { and, asc, desc, eq, getTableColumns, gt, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { matchPhone } from '@/features/guests/server/match-phone'
import { nightsToWire } from '@/features/rates/rules/nightly-rates'
import { villas } from '@/features/villas/server/table'
import { toAmount } from '@/kernel/money'
import { type Page, WHOLE } from '@/server/crud/list-page'
import { matchWords } from '@/server/crud/match-words'
import type { BookingOrder } from '../rules/list-order'
import { readReferenceStart } from '../rules/reference'
import type { StaffBooking, StaffBookingQuery } from '../staff-contract'
import { bookings, reservationGroups } from './table'

/** What each order of the list goes by; none has a null. */
export const ORDERS: Record<BookingOrder, SQL> = {
  id: sql`${bookings.id}`,
  guestName: sql`lower(${bookings.guestName})`,
  villaName: sql`lower(concat_ws(' ', ${villas.name}, ${villas.roomNumber}))`,
  checkInDate: sql`${bookings.checkInDate}`,
  checkOutDate: sql`${bookings.checkOutDate}`,
  totalAmount: sql`${bookings.totalCents}`,
  status: sql`${bookings.status}`,
  source: sql`${bookings.source}`,
}

/** A page of the bookings staff asked for. */
export async function listBookings(
  orm: NodePgDatabase,
  query: StaffBookingQuery,
  { limit, offset }: Page,
): Promise<StaffBooking[]> {
  const select = selectBookings(orm)
    .where(conditionsOf(query))
    .orderBy(...orderOf(query.sort ?? '-id'))
  if (limit !== WHOLE.limit) select.limit(limit).offset(offset)
  return (await select).map(toStaffBooking)
}

/** How many bookings a query finds on all pages. */
export async function countBookings(orm: NodePgDatabase, query: StaffBookingQuery): Promise<number> {
  const count = orm.select({ bookings: sql<number>`count(*)::int` }).from(bookings).$dynamic()
  if (looksAtVillas(query)) count.innerJoin(villas, eq(villas.id, bookings.villaId))
  const [found] = await count.where(conditionsOf(query))
  return found?.bookings ?? 0
}

/** One booking as staff see it; undefined when there is none. */
export async function findBooking(orm: NodePgDatabase, id: number): Promise<StaffBooking | undefined> {
  const [row] = await selectBookings(orm).where(eq(bookings.id, id))
  return row && toStaffBooking(row)
}

/** The bookings of a group in the order they were made, cancelled ones too. */
export async function listGroupBookings(orm: NodePgDatabase, groupId: number): Promise<StaffBooking[]> {
  const rows = await selectBookings(orm).where(eq(bookings.groupId, groupId)).orderBy(asc(bookings.id))
  return rows.map(toStaffBooking)
}

// Written out with its table: inside a query of one table alone drizzle leaves its name away, here the inner one's.
const PARTS = sql<StaffBooking['parts']>`(
  select coalesce(json_agg(json_build_object('villaId', part.villa_id, 'villaName', unit.name,
    'roomNumber', unit.room_number, 'checkInDate', part.check_in_date,
    'checkOutDate', part.check_out_date) order by part.check_in_date), '[]')
  from stay_parts part join villas unit on unit.id = part.villa_id where part.booking_id = "bookings"."id")`

/** `key` is what they are ordered by, as text. */
export function selectBookings(orm: NodePgDatabase, order: SQL = ORDERS.id) {
  return orm
    .select({
      ...getTableColumns(bookings),
      villaName: villas.name,
      roomNumber: villas.roomNumber,
      groupReference: reservationGroups.reference,
      parts: PARTS,
      key: sql<string>`${order}::text`,
    })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .leftJoin(reservationGroups, eq(reservationGroups.id, bookings.groupId))
    .$dynamic()
}

export function orderOf(sort: NonNullable<StaffBookingQuery['sort']>): SQL[] {
  const isDescending = sort.startsWith('-')
  const order = ORDERS[sort.replace(/^-/, '') as BookingOrder]
  return [isDescending ? desc(order) : asc(order), isDescending ? desc(bookings.id) : asc(bookings.id)]
}

/** What a query of staff asks of `bookings`, joined with `villas` where they are looked at; undefined for all of them. */
export function conditionsOf({
  start,
  end,
  villaId,
  status,
  source,
  search,
}: StaffBookingQuery): SQL | undefined {
  return and(
    start === undefined ? undefined : gt(bookings.checkOutDate, start),
    end === undefined ? undefined : lte(bookings.checkInDate, end),
    villaId === undefined ? undefined : eq(bookings.villaId, villaId),
    status === undefined ? undefined : eq(bookings.status, status),
    source === undefined ? undefined : eq(bookings.source, source),
    or(numberIn(search), referenceIn(search), matchPhone(search), and(...wordsIn(search))),
  )
}

/** Whether these conditions need `villas`. To join a million bookings with them takes longer than to sum them. */
export function looksAtVillas({ search }: StaffBookingQuery): boolean {
  return search !== undefined
}

/** A search for `12` or `#12` also means the booking of this number. */
function numberIn(search = ''): SQL | undefined {
  const [, digits] = /^\s*#?(\d{1,9})\s*$/.exec(search) ?? []
  return digits === undefined ? undefined : eq(bookings.id, Number(digits))
}

/** The booking's own or its group's. Guests say it with gaps and in small letters, and may know its beginning alone. */
function referenceIn(search = ''): SQL | undefined {
  const start = readReferenceStart(search)
  if (start === null) return undefined
  return or(
    like(bookings.reference, `${start}%`),
    sql`${bookings.groupId} in (
      select ${reservationGroups.id} from ${reservationGroups} where ${reservationGroups.reference} like ${`${start}%`})`,
  )
}

function wordsIn(search: string | undefined): SQL[] {
  return matchWords(search, [
    bookings.guestName,
    bookings.guestEmail,
    bookings.guestPhone,
    bookings.specialRequests,
    villas.name,
    villas.roomNumber,
  ])
}

type BookingRow = Awaited<ReturnType<typeof selectBookings>>[number]

export function toStaffBooking(row: BookingRow): StaffBooking {
  const { idempotencyKey: _sent, idempotencyHash: _hash, key: _key, ...told } = row
  const { senderHash: _sender, mailboxHash: _mailbox, isConfirmedAtOnce: _atOnce, totalCents, ...same } = told
  return {
    ...same,
    totalAmount: toAmount(totalCents),
    nights: nightsToWire(row.nights),
    holdExpiresAt: row.holdExpiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
