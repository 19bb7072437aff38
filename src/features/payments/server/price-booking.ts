import { and, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lockBooking, planPrice, writePrice } from '@/features/booking-prices/server/write-price'
import type { NewPrice } from '@/features/booking-prices/staff-contract'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { assertTotal } from '@/features/bookings/server/price-lodging'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { askApproval } from '@/features/money-approvals/server/ask-approval'
import { moneyApprovals } from '@/features/money-approvals/server/table'
import { readPrice, type WantedPrice } from '@/features/rates/rules/set-price'
import { AppError } from '@/kernel/errors'
import type { Cents } from '@/kernel/money'
import type { Context } from '@/server/context'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import type { Staff } from '@/server/http/access'
import { needsApproval } from './money-limits'
import { readBalance } from './read-balance'

/** What else might be the reason to go back to it. */
const TO_LIST_PRICE = 'Back to the price list'

export type Priced = { booking: StaffBooking; isWaiting: boolean }

/**
 * Gives the nights ahead of a booking another price, or asks an admin for it where it lets the guest off more than the
 * limit. The same price once more changes nothing. Throws not-found, changed-meanwhile, step-not-allowed, invalid-input,
 * total-differs for another total than was shown.
 */
export async function priceBooking(
  context: Context,
  staff: Staff,
  bookingId: number,
  wanted: NewPrice,
): Promise<Priced> {
  const priced = await context.database.orm.transaction((transaction) =>
    priceWithin(transaction, context, staff, bookingId, wanted),
  )
  if (!priced.isWaiting) context.changed(BOOKINGS_PATH)
  return priced
}

async function priceWithin(
  transaction: NodePgDatabase,
  { today }: Context,
  staff: Staff,
  bookingId: number,
  { priceReason, totalAmount, updatedAt, ...typed }: NewPrice,
): Promise<Priced> {
  const row = await lockBooking(transaction, bookingId)
  const wanted = readPrice(typed)
  if (!wanted) throw new AppError('invalid-input')
  const { owed } = await readBalance(transaction, bookingId)
  const planned = await planPrice(transaction, row, { wanted, owedCents: owed, today: today() })
  const reason = priceReason || TO_LIST_PRICE
  const { letOffCents: amountCents } = planned
  const asked = { bookingId, amountCents, wanted, reason }
  // Sent again after its answer was lost: the booking is newer than the form, by this price.
  if (planned.isSame) return await answer(transaction, bookingId, false)
  if (await isAsked(transaction, asked)) return await answer(transaction, bookingId, true)
  assertUnchanged(row.updatedAt.toISOString(), updatedAt ?? undefined)
  assertTotal(planned.totalCents, totalAmount)
  const isLower = planned.totalCents < row.totalCents && amountCents > 0
  const isWaiting =
    isLower && (await needsApproval(transaction, staff, { bookingId, kind: 'price', amountCents }))
  if (isWaiting) await askForPrice(transaction, staff, asked)
  else await writePrice(transaction, staff, row, planned, { kind: wanted.kind, reason })
  return await answer(transaction, bookingId, isWaiting)
}

type Asked = { bookingId: number; amountCents: Cents; wanted: WantedPrice; reason: string }

/** Asks the admins for a price that lets the guest off more than the limit, in a transaction that has locked the booking. */
export async function askForPrice(
  transaction: NodePgDatabase,
  staff: Staff,
  { bookingId, amountCents, wanted, reason }: Asked,
): Promise<void> {
  await askApproval(transaction, staff, {
    bookingId,
    kind: 'price',
    amountCents,
    reason,
    priceKind: wanted.kind,
    priceValue: wanted.value,
  })
}

/** True where the very same waits for an admin already. */
async function isAsked(
  transaction: NodePgDatabase,
  { bookingId, amountCents, wanted, reason }: Asked,
): Promise<boolean> {
  const waiting = await transaction
    .select()
    .from(moneyApprovals)
    .where(and(eq(moneyApprovals.bookingId, bookingId), isNull(moneyApprovals.decision)))
  return waiting.some(
    (one) =>
      one.priceKind === wanted.kind &&
      one.priceValue === wanted.value &&
      one.amountCents === amountCents &&
      one.reason === reason,
  )
}

async function answer(transaction: NodePgDatabase, id: number, isWaiting: boolean): Promise<Priced> {
  const booking = await findBooking(transaction, id)
  if (!booking) throw new AppError('not-found')
  return { booking, isWaiting }
}
