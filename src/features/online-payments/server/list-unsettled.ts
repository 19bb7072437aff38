import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { listOverpaid, OWED_CENTS } from '@/features/payments/server/read-balance'
import { bookingPayments, openBalances } from '@/features/payments/server/table'
import { toAmount } from '@/kernel/money'
import { auditEntries } from '@/server/audit/table'
import type { MoneyWay } from '../rules/tell-ways'
import { findUnsettled, type ShortOrder } from '../rules/unsettled-money'
import type { UnsettledBooking } from '../staff-contract'
import { onlinePayments } from './table'

/** What is the matter, without what can be done about it at once. */
export type Unsettled = Omit<UnsettledBooking, 'refundable' | 'onItsWayBack'>

/**
 * Bookings whose money staff have to look at, those whose money moved last first; of one booking where one is named.
 * The database finds those that may be, `findUnsettled` decides.
 */
export async function listUnsettled(orm: NodePgDatabase, bookingId?: number): Promise<Unsettled[]> {
  const shortOrders = await readShortOrders(orm, bookingId)
  const chargeBacks = await readChargeBacks(orm, bookingId)
  const named = bookingId === undefined ? await listOverpaid(orm) : [bookingId]
  const wanted = [...new Set([...named, ...shortOrders.keys(), ...chargeBacks.keys()])]
  const held = orm
    .select({
      bookingId: bookingPayments.bookingId,
      cents: sql<string>`sum(${bookingPayments.amountCents})`.as('cents'),
      lastAt: sql<string>`max(${bookingPayments.createdAt})`.as('last_at'),
      lastId: sql<number>`max(${bookingPayments.id})`.as('last_id'),
    })
    .from(bookingPayments)
    .where(inArray(bookingPayments.bookingId, wanted))
    .groupBy(bookingPayments.bookingId)
    .having(
      or(
        sql`sum(${bookingPayments.amountCents}) <> 0`,
        inArray(bookingPayments.bookingId, [...chargeBacks.keys()]),
      ),
    )
    .as('held')
  const { id, reference, guestName, checkInDate, status } = bookings
  const candidates = await orm
    .select({
      bookingId: id,
      ...{ reference, guestName, checkInDate, status },
      owed: OWED_CENTS,
      held: held.cents,
      at: held.lastAt,
    })
    .from(bookings)
    .innerJoin(held, eq(held.bookingId, bookings.id))
    .where(
      or(gt(held.cents, OWED_CENTS), inArray(bookings.id, [...shortOrders.keys(), ...chargeBacks.keys()])),
    )
    .orderBy(desc(held.lastId))
  const ids = candidates.map((one) => one.bookingId)
  const lapsed = await findLapsed(orm, ids)
  const ways = await readWays(orm, ids)
  return candidates.flatMap(({ owed, held, at, status, ...booking }) => {
    const found = findUnsettled({
      status,
      hasLapsed: lapsed.has(booking.bookingId),
      due: Number(owed) - Number(held),
      shortOrders: shortOrders.get(booking.bookingId) ?? [],
      chargeBacks: chargeBacks.get(booking.bookingId) ?? [],
    })
    if (!found) return []
    const told = { reason: found.reason, amount: toAmount(found.cents), at: new Date(at).toISOString() }
    return [{ ...booking, ...told, ways: ways.get(booking.bookingId) ?? [] }]
  })
}

const NOT_REVERSED = sql`not exists (
  select from ${bookingPayments} reversal where reversal.reverses_id = "booking_payments"."id")`

/** Orders for which less came than was asked for, by their bookings; what was given back since is settled. */
function readShortOrders(orm: NodePgDatabase, bookingId: number | undefined) {
  const isShort = lt(bookingPayments.amountCents, onlinePayments.amountCents)
  return readOrders(orm, bookingId, and(eq(onlinePayments.state, 'paid'), isShort, NOT_REVERSED))
}

/** Payments of which the payer's bank took the money back, as orders for which nothing came. */
async function readChargeBacks(orm: NodePgDatabase, bookingId: number | undefined) {
  const orders = await readOrders(orm, bookingId, eq(onlinePayments.state, 'charged-back'))
  const lost = ({ came, ...order }: ShortOrder): ShortOrder => ({ ...order, asked: came, came: 0 })
  return new Map([...orders].map(([id, all]) => [id, all.map(lost)]))
}

/** Those of bookings whose guests still owe something: of others nothing is missing, however it came. */
async function readOrders(
  orm: NodePgDatabase,
  bookingId: number | undefined,
  which: SQL | undefined,
): Promise<Map<number, ShortOrder[]>> {
  const rows = await orm
    .select({
      bookingId: onlinePayments.bookingId,
      asked: onlinePayments.amountCents,
      came: bookingPayments.amountCents,
      paidSince: sql<string>`(
        select coalesce(sum(later.amount_cents), 0) from ${bookingPayments} later
        where later.booking_id = "booking_payments"."booking_id" and later.id > "booking_payments"."id"
          and later.amount_cents > 0)`,
    })
    .from(openBalances)
    .innerJoin(onlinePayments, eq(onlinePayments.bookingId, openBalances.bookingId))
    .innerJoin(bookingPayments, eq(bookingPayments.id, onlinePayments.paymentId))
    .where(
      and(
        gt(openBalances.dueCents, 0),
        which,
        bookingId === undefined ? undefined : eq(onlinePayments.bookingId, bookingId),
      ),
    )
  const orders = new Map<number, ShortOrder[]>()
  for (const { bookingId, paidSince, ...order } of rows)
    orders.set(bookingId, [...(orders.get(bookingId) ?? []), { ...order, paidSince: Number(paidSince) }])
  return orders
}

/** Those of the bookings whose last step was that they lapsed. */
async function findLapsed(orm: NodePgDatabase, ids: readonly number[]): Promise<Set<number>> {
  const { rowId, resource, action, after } = auditEntries
  const rows = await orm
    .selectDistinctOn([rowId], { rowId, reason: sql<string | null>`${after} ->> 'reason'` })
    .from(auditEntries)
    .where(and(eq(resource, 'bookings'), inArray(rowId, [...ids]), isNotNull(rowId), eq(action, 'status')))
    .orderBy(asc(rowId), desc(auditEntries.id))
  return new Set(rows.flatMap(({ rowId, reason }) => (reason === 'lapsed' && rowId !== null ? [rowId] : [])))
}

async function readWays(orm: NodePgDatabase, ids: readonly number[]): Promise<Map<number, MoneyWay[]>> {
  const { bookingId, method, amountCents, reversesId } = bookingPayments
  const rows = await orm
    .selectDistinct({ bookingId, method, provider: onlinePayments.provider })
    .from(bookingPayments)
    .leftJoin(onlinePayments, eq(onlinePayments.paymentId, bookingPayments.id))
    .where(and(inArray(bookingId, [...ids]), gt(amountCents, 0), isNull(reversesId), NOT_REVERSED))
    .orderBy(asc(bookingId), asc(method), asc(onlinePayments.provider))
  const ways = new Map<number, MoneyWay[]>()
  for (const { bookingId, ...way } of rows) ways.set(bookingId, [...(ways.get(bookingId) ?? []), way])
  return ways
}
