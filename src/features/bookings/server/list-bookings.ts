import { and, asc, desc, eq, getTableColumns, gt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { villas } from '@/features/villas/server/table'
import { toAmount } from '@/kernel/money'
import { matchWords } from '@/server/match-words'
import { tellNights } from '../rules/agreed-nights'
import type { BookingOrder } from '../rules/orders'
import { FREEING_STATUSES } from '../rules/status'
import type { BookingSummary, StaffBooking, StaffBookingQuery } from '../staff-contract'
import { bookings } from './table'

const USUAL_PAGE = 50

const ORDERS: Record<BookingOrder, SQL> = {
  id: sql`${bookings.id}`,
  guestName: sql`lower(${bookings.guestName})`,
  villaName: sql`lower(concat_ws(' ', ${villas.name}, ${villas.roomNumber}))`,
  checkInDate: sql`${bookings.checkInDate}`,
  checkOutDate: sql`${bookings.checkOutDate}`,
  totalAmount: sql`${bookings.totalCents}`,
  status: sql`${bookings.status}`,
  source: sql`${bookings.source}`,
}

/** The bookings staff asked for, all of them when no page is named, and how many there are on all pages. */
export async function listBookings(
  orm: NodePgDatabase,
  query: StaffBookingQuery,
): Promise<{ items: StaffBooking[]; total: number }> {
  const where = conditionsOf(query)
  const select = selectBookings(orm)
    .where(where)
    .orderBy(...orderOf(query.sort ?? '-id'))
  const isWhole = query.page === undefined && query.pageSize === undefined
  const size = query.pageSize ?? USUAL_PAGE
  if (!isWhole) select.limit(size).offset(((query.page ?? 1) - 1) * size)
  const items = (await select).map(toStaffBooking)
  if (isWhole) return { items, total: items.length }
  return { items, total: (await summarizeBookings(orm, query)).bookings }
}

/** The same as amountOwed in rules/ledger.ts, which says when a total is owed. */
const isOwed = notInArray(bookings.status, [...FREEING_STATUSES])

/** How many bookings a query finds on all pages, their nights, their amount and what of it is owed. */
export async function summarizeBookings(
  orm: NodePgDatabase,
  query: StaffBookingQuery,
): Promise<BookingSummary> {
  const [sums] = await orm
    .select({
      bookings: sql<number>`count(*)::int`,
      nights: sql<number>`coalesce(sum(${bookings.checkOutDate} - ${bookings.checkInDate}), 0)::int`,
      cents: sql<number>`coalesce(sum(${bookings.totalCents}), 0)::bigint`,
      owed: sql<number>`coalesce(sum(${bookings.totalCents}) filter (where ${isOwed}), 0)::bigint`,
    })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(conditionsOf(query))
  return {
    bookings: sums?.bookings ?? 0,
    nights: sums?.nights ?? 0,
    amount: toAmount(Number(sums?.cents ?? 0)),
    owed: toAmount(Number(sums?.owed ?? 0)),
  }
}

/** One booking as staff see it; undefined when there is none. */
export async function findBooking(orm: NodePgDatabase, id: number): Promise<StaffBooking | undefined> {
  const [row] = await selectBookings(orm).where(eq(bookings.id, id))
  return row && toStaffBooking(row)
}

function selectBookings(orm: NodePgDatabase) {
  return orm
    .select({ ...getTableColumns(bookings), villaName: villas.name, roomNumber: villas.roomNumber })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .$dynamic()
}

function orderOf(sort: NonNullable<StaffBookingQuery['sort']>): SQL[] {
  const isDescending = sort.startsWith('-')
  const order = ORDERS[sort.replace(/^-/, '') as BookingOrder]
  return [isDescending ? desc(order) : asc(order), isDescending ? desc(bookings.id) : asc(bookings.id)]
}

function conditionsOf({ start, end, villaId, status, source, search }: StaffBookingQuery): SQL | undefined {
  return and(
    start === undefined ? undefined : gt(bookings.checkOutDate, start),
    end === undefined ? undefined : lte(bookings.checkInDate, end),
    villaId === undefined ? undefined : eq(bookings.villaId, villaId),
    status === undefined ? undefined : eq(bookings.status, status),
    source === undefined ? undefined : eq(bookings.source, source),
    or(numberIn(search), and(...wordsIn(search))),
  )
}

/** A search for `12` or `#12` also means the booking of this number. */
function numberIn(search = ''): SQL | undefined {
  const [, digits] = /^\s*#?(\d{1,9})\s*$/.exec(search) ?? []
  return digits === undefined ? undefined : eq(bookings.id, Number(digits))
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

function toStaffBooking(row: BookingRow): StaffBooking {
  const { idempotencyKey: _key, idempotencyHash: _hash, totalCents, ...same } = row
  return {
    ...same,
    totalAmount: toAmount(totalCents),
    nights: tellNights(row.nights),
    holdExpiresAt: row.holdExpiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
