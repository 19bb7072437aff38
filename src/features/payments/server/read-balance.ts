import { eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { FREEING_STATUSES } from '@/features/bookings/rules/status'
import { bookings } from '@/features/bookings/server/table'
import { folioCharges } from '@/features/charges/server/table'
import { AppError } from '@/kernel/errors'
import type { Cents } from '@/kernel/money'
import { balance } from '../rules/ledger'
import { bookingPayments, openBalances } from './table'

// Written out with their tables: inside a query of one table alone drizzle leaves its name away, here the inner one's.
const CHARGED = sql<string>`(
  select coalesce(sum(charge.amount_cents), 0) from ${folioCharges} charge where charge.booking_id = "bookings"."id")`
const PAID = sql<string>`(
  select coalesce(sum(payment.amount_cents), 0) from ${bookingPayments} payment
  where payment.booking_id = "bookings"."id")`

const FREEING = sql.raw(FREEING_STATUSES.map((status) => `'${status}'`).join(', '))

/** SQL: what a row of `bookings` owes in cents, as `balance` has it (rules/ledger.ts). */
export const OWED_CENTS = sql<string>`(
  case when "bookings"."status" in (${FREEING}) then 0 else "bookings"."total_cents" end + ${CHARGED})`

/** The bookings that hold more than they owe. */
export async function listOverpaid(orm: NodePgDatabase): Promise<number[]> {
  const rows = await orm
    .select({ id: openBalances.bookingId })
    .from(openBalances)
    // As its index has it, without a parameter.
    .where(sql`${openBalances.dueCents} < 0`)
  return rows.map(({ id }) => id)
}

export type Balance = { owed: Cents; paid: Cents; due: Cents }

/** What a booking owes, what of it is paid and what is due, in cents; for one with hundreds of entries as soon. Throws not-found. */
export async function readBalance(orm: NodePgDatabase, bookingId: number): Promise<Balance> {
  const [row] = await orm
    .select({ status: bookings.status, total: bookings.totalCents, charged: CHARGED, paid: PAID })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  if (!row) throw new AppError('not-found')
  return balance(row, [{ amountCents: Number(row.charged) }], [{ amountCents: Number(row.paid) }])
}

/** The same of many bookings, by their ids; one that is not there is left out. */
export async function readBalances(
  orm: NodePgDatabase,
  bookingIds: readonly number[],
): Promise<Map<number, Balance>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await orm
    .select({
      id: bookings.id,
      status: bookings.status,
      total: bookings.totalCents,
      charged: CHARGED,
      paid: PAID,
    })
    .from(bookings)
    .where(inArray(bookings.id, [...bookingIds]))
  return new Map(
    rows.map(({ id, charged, paid, ...row }) => [
      id,
      balance(row, [{ amountCents: Number(charged) }], [{ amountCents: Number(paid) }]),
    ]),
  )
}

/** The same once nobody else writes money of this booking any more: none goes by a balance of before. */
export async function lockBalance(transaction: NodePgDatabase, bookingId: number): Promise<Balance> {
  await transaction.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId)).for('update')
  return await readBalance(transaction, bookingId)
}
