import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { folioCharges } from '@/features/charges/server/table'
import type { ApprovalKind } from '@/features/money-approvals/rules/approvals'
import { readMoneyLimits } from '@/features/property/server/store'
import { letOffBy } from '@/features/rates/rules/set-price'
import { AppError } from '@/kernel/errors'
import { type Cents, formatPrice } from '@/kernel/money'
import { mayDo } from '@/kernel/roles'
import type { Staff } from '@/server/http/access'
import { bookingPayments } from './table'

type Wanted = { bookingId: number; kind: ApprovalKind; amountCents: Cents }

/**
 * Whether an amount given back or let off needs an admin's approval: with what this clerk gave of the same booking before
 * it goes beyond the limit, so that many small ones are no way round it (docs/decisions/folio.md). Of a price the amount is
 * all that it lets the guest off (docs/decisions/staff-prices.md).
 */
export async function needsApproval(
  transaction: NodePgDatabase,
  staff: Staff,
  { bookingId, kind, amountCents }: Wanted,
): Promise<boolean> {
  if (mayDo(staff.permissions, 'refunds')) return false
  const limit = (await readMoneyLimits(transaction))[kind === 'refund' ? 'refund' : 'discount']
  if (limit === null) return false
  const before = await (kind === 'refund' ? sumGivenBack : sumLetOff)(transaction, staff, bookingId)
  // A lower price is counted whole, with what it was lowered by before.
  const byPrice = kind === 'discount' ? await readLetOffByPrice(transaction, bookingId) : 0
  return before + byPrice + amountCents > limit * 100
}

/** How much less the nights cost than by the price list, whoever set their price. */
async function readLetOffByPrice(orm: NodePgDatabase, bookingId: number): Promise<Cents> {
  const [row] = await orm.select({ nights: bookings.nights }).from(bookings).where(eq(bookings.id, bookingId))
  return Math.max(0, letOffBy(row?.nights ?? []))
}

/** Throws not-allowed where taking an entry back would go beyond the limit: it gives away as much as a refund or a discount. */
export async function assertMayTakeBack(
  transaction: NodePgDatabase,
  staff: Staff,
  wanted: Wanted,
): Promise<void> {
  if (wanted.amountCents <= 0 || !(await needsApproval(transaction, staff, wanted))) return
  const amount = formatPrice(wanted.amountCents)
  throw new AppError('not-allowed', {
    message: `${amount} is more than reception may take back by itself. Please ask an admin to do it.`,
  })
}

async function sumGivenBack(orm: NodePgDatabase, { id }: Staff, bookingId: number): Promise<Cents> {
  const [sum] = await orm
    .select({ cents: sql<string>`coalesce(-sum(${bookingPayments.amountCents}), 0)` })
    .from(bookingPayments)
    .where(
      and(
        eq(bookingPayments.bookingId, bookingId),
        eq(bookingPayments.staffId, id),
        lt(bookingPayments.amountCents, 0),
        isNull(bookingPayments.movedBookingId),
        sql`not exists (select from ${bookingPayments} reversal where reversal.reverses_id = "booking_payments"."id")`,
      ),
    )
  return Number(sum?.cents ?? 0)
}

async function sumLetOff(orm: NodePgDatabase, { id }: Staff, bookingId: number): Promise<Cents> {
  const [sum] = await orm
    .select({ cents: sql<string>`coalesce(-sum(${folioCharges.amountCents}), 0)` })
    .from(folioCharges)
    .where(
      and(
        eq(folioCharges.bookingId, bookingId),
        eq(folioCharges.staffId, id),
        lt(folioCharges.amountCents, 0),
        sql`not exists (select from ${folioCharges} correction where correction.corrects_id = "folio_charges"."id")`,
      ),
    )
  return Number(sum?.cents ?? 0)
}
