import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookingPayments, cashShifts } from '@/features/payments/server/table'
import { addDays, type Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import type { Shillings } from '@/kernel/shillings'
import { BY_ITSELF } from '@/server/audit/record-change'
import type { CashShift, CashShifts, ShiftReport, Takings } from '../contract'
import { type Cash, expectedCash, NO_CASH, negateCash, subtractCash, toAmounts } from '../rules/cash'
import { cashMovements } from './table'

type ShiftRow = typeof cashShifts.$inferSelect
type Period = { first: Day; last: Day; timeZone: string }

/** A shift with all that came and went in it. Throws not-found. */
export async function readShift(orm: NodePgDatabase, id: number): Promise<ShiftReport> {
  const [row] = await orm.select().from(cashShifts).where(eq(cashShifts.id, id))
  if (!row) throw new AppError('not-found')
  return await describeShift(orm, row)
}

/** The shift that is open now; null where none is. */
export async function readOpenShift(orm: NodePgDatabase): Promise<ShiftReport | null> {
  const [row] = await orm.select().from(cashShifts).where(isNull(cashShifts.closedAt))
  return row ? await describeShift(orm, row) : null
}

/** The shifts opened from one day to another, the newest first, and what was taken in each and outside of all. */
export async function listShifts(orm: NodePgDatabase, period: Period): Promise<CashShifts> {
  const rows = await orm
    .select()
    .from(cashShifts)
    .where(isWithin(sql`${cashShifts.createdAt}`, period))
    .orderBy(desc(cashShifts.id))
  const inShifts = await orm
    .select({ shiftId: bookingPayments.shiftId, ...TAKINGS })
    .from(bookingPayments)
    .innerJoin(cashShifts, eq(cashShifts.id, bookingPayments.shiftId))
    .where(and(IS_TAKEN, isWithin(sql`${cashShifts.createdAt}`, period)))
    .groupBy(bookingPayments.shiftId, bookingPayments.method, bookingPayments.staffEmail)
    .orderBy(desc(bookingPayments.shiftId), asc(bookingPayments.method), asc(bookingPayments.staffEmail))
  const outside = await orm
    .select(TAKINGS)
    .from(bookingPayments)
    .where(
      and(
        IS_TAKEN,
        isNull(bookingPayments.shiftId),
        ne(bookingPayments.staffId, BY_ITSELF.id),
        isCountedWithin(period),
      ),
    )
    .groupBy(bookingPayments.method, bookingPayments.staffEmail)
    .orderBy(asc(bookingPayments.method), asc(bookingPayments.staffEmail))
  const shifts = rows.map(async (row) => (row.closedAt ? describeRow(row) : await describeShift(orm, row)))
  return {
    shifts: await Promise.all(shifts),
    takings: [
      ...inShifts.map(({ shiftId, ...sums }) => ({ shiftId, ...describeTakings(sums) })),
      ...outside.map((sums) => ({ shiftId: null, ...describeTakings(sums) })),
    ],
  }
}

/** Money that another booking of the hotel already had was not taken again. */
const IS_TAKEN = ne(bookingPayments.method, 'moved')

const TAKINGS = {
  method: bookingPayments.method,
  staffEmail: bookingPayments.staffEmail,
  entries: sql<number>`count(*)::int`,
  cents:
    sql<number>`coalesce(sum(${bookingPayments.amountCents}) filter (where ${bookingPayments.shillings} is null), 0)`.mapWith(
      Number,
    ),
  shillings: sql<Shillings>`coalesce(sum(${bookingPayments.shillings}), 0)`.mapWith(
    bookingPayments.shillings,
  ),
  value: sumOf(sql`${bookingPayments.amountCents}`),
}

type TakingsSums = Pick<Takings, 'method' | 'staffEmail' | 'entries'> & Cash & { value: number }

async function describeShift(orm: NodePgDatabase, row: ShiftRow): Promise<ShiftReport> {
  const sums = await orm
    .select(TAKINGS)
    .from(bookingPayments)
    .where(and(IS_TAKEN, eq(bookingPayments.shiftId, row.id)))
    .groupBy(bookingPayments.method, bookingPayments.staffEmail)
    .orderBy(asc(bookingPayments.method), asc(bookingPayments.staffEmail))
  const movements = await orm
    .select()
    .from(cashMovements)
    .where(eq(cashMovements.shiftId, row.id))
    .orderBy(asc(cashMovements.id))
  const entries = [
    ...sums.filter(({ method }) => method === 'cash'),
    ...movements.map(({ kind, amountCents: cents, shillings }) =>
      kind === 'pay-in' ? { cents, shillings } : negateCash({ cents, shillings }),
    ),
  ]
  const expected = expectedCash({ cents: row.floatCents, shillings: row.floatShillings }, entries)
  const shift = describeRow(row)
  return {
    ...shift,
    ...(!row.closedAt && { expected: toAmounts(expected) }),
    takings: sums.map(describeTakings),
    movements: movements.map(({ id, createdAt, kind, amountCents, shillings, reason, staffEmail }) => ({
      id,
      at: createdAt.toISOString(),
      kind,
      cash: toAmounts({ cents: amountCents, shillings }),
      reason,
      staffEmail,
    })),
    count: row.count ?? {},
  }
}

/** Of a shift that is open, what is expected has to be found out. */
function describeRow(row: ShiftRow): CashShift {
  const expected = { cents: row.expectedCents ?? 0, shillings: row.expectedShillings ?? NO_CASH.shillings }
  const counted = { cents: row.countedCents ?? 0, shillings: row.countedShillings ?? NO_CASH.shillings }
  return {
    id: row.id,
    openedAt: row.createdAt.toISOString(),
    openedBy: row.openedByEmail,
    closedAt: row.closedAt?.toISOString() ?? null,
    closedBy: row.closedByEmail,
    float: toAmounts({ cents: row.floatCents, shillings: row.floatShillings }),
    expected: toAmounts(expected),
    counted: row.closedAt && toAmounts(counted),
    difference: row.closedAt && toAmounts(subtractCash(counted, expected)),
    explanation: row.explanation,
  }
}

function describeTakings({ method, staffEmail, entries, cents, shillings, value }: TakingsSums): Takings {
  return { method, staffEmail, entries, given: toAmounts({ cents, shillings }), value: toAmount(value) }
}

function sumOf(what: SQL) {
  return sql<number>`coalesce(sum(${what}), 0)`.mapWith(Number)
}

/** SQL: money counts for one of the business days of a period, or came on one of these days where it has no such day. */
function isCountedWithin({ first, last, timeZone }: Period): SQL {
  const { businessDay, createdAt } = bookingPayments
  return sql`coalesce(${businessDay}, (${createdAt} at time zone ${timeZone})::date) between ${first}::date and ${last}::date
    and ${isWithin(sql`${createdAt}`, { first, last: addDays(last, 1), timeZone })}`
}

/** SQL: an instant lies on one of the days of a period at the property. */
function isWithin(instant: SQL, { first, last, timeZone }: Period): SQL {
  return sql`${instant} >= ${first}::date::timestamp at time zone ${timeZone}
    and ${instant} < (${last}::date + 1)::timestamp at time zone ${timeZone}`
}
