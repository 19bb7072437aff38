import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isStayOpen } from '@/features/bookings/rules/stay-changes'
import { queueBookingEmailOnce } from '@/features/bookings/server/queue-email'
import { bookings } from '@/features/bookings/server/table'
import { revenueByNight } from '@/features/rates/rules/night-revenue'
import type { NightlyRate } from '@/features/rates/rules/nightly-rates'
import { judgePrice, letOffBy, setPrice, sumNights, type WantedPrice } from '@/features/rates/rules/set-price'
import { findBookedVilla } from '@/features/villas/server/store'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { type Cents, formatPrice, toAmount } from '@/kernel/money'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'

type Row = typeof bookings.$inferSelect

/** A price that fits, with what the guest pays less by it than by the price list. */
export type PlannedPrice = { nights: NightlyRate[]; totalCents: Cents; letOffCents: Cents; isSame: boolean }

/**
 * What a booking that the transaction has locked costs at the price staff want. `owedCents` is what it owes in all.
 * Throws step-not-allowed for a stay that is over, invalid-input where the price cannot be set.
 */
export async function planPrice(
  transaction: NodePgDatabase,
  row: Row,
  { wanted, owedCents, today }: { wanted: WantedPrice; owedCents: Cents; today: Day },
): Promise<PlannedPrice> {
  if (!isStayOpen(row.status))
    throw new AppError('step-not-allowed', { message: `A booking that is ${row.status} keeps its price.` })
  const before = nightsOfRow(row)
  const problem = judgePrice(before, wanted, today)
  if (problem) throw refuse(problem)
  const villa = await findBookedVilla(transaction, row.villaId)
  const nights = setPrice(before, wanted, { today, taxes: villa?.taxesOnTop })
  const totalCents = sumNights(nights)
  const left = owedCents - row.totalCents + totalCents
  if (totalCents < row.totalCents && left < 0)
    throw refuse(
      `Other discounts would leave the guest ${formatPrice(-left)} below nothing. Please take them back first.`,
    )
  const isSame = JSON.stringify(before.map(priceOf)) === JSON.stringify(nights.map(priceOf))
  return { nights, totalCents, letOffCents: letOffBy(nights), isSame }
}

/** Gives a booking its planned price, with the trail and the mail that tell of it, in the transaction that locked it. */
export async function writePrice(
  transaction: NodePgDatabase,
  staff: Pick<Staff, 'id' | 'email'>,
  row: Row,
  { nights, totalCents }: PlannedPrice,
  { kind, reason }: Pick<WantedPrice, 'kind'> & { reason: string },
): Promise<void> {
  await transaction.update(bookings).set({ nights, totalCents }).where(eq(bookings.id, row.id))
  await recordChange(transaction, staff, {
    resource: 'bookings',
    rowId: row.id,
    action: 'update',
    before: { totalAmount: toAmount(row.totalCents) },
    after: { totalAmount: toAmount(totalCents), priceKind: kind, reason },
  })
  if (row.guestEmail && totalCents !== row.totalCents)
    await queueBookingEmailOnce(transaction, 'booking-changed', row.id)
}

/** Locks a booking whose price is to be set. Throws not-found. */
export async function lockBooking(transaction: NodePgDatabase, id: number): Promise<Row> {
  const [row] = await transaction.select().from(bookings).where(eq(bookings.id, id)).for('update')
  if (!row) throw new AppError('not-found')
  return row
}

/** As agreed; of a booking whose total alone is known the same for each night. */
function nightsOfRow(row: Row): NightlyRate[] {
  if (row.nights) return row.nights
  const stay = { checkIn: row.checkInDate, checkOut: row.checkOutDate }
  return revenueByNight({ ...stay, total: row.totalCents, nights: null }).map(({ night, cents }) => ({
    day: night,
    cents,
  }))
}

function priceOf({ cents, listed }: NightlyRate) {
  return [cents, listed]
}

function refuse(message: string): AppError {
  return new AppError('invalid-input', { problems: [{ path: 'priceValue', message }] })
}
