import { asc, eq, sum } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { readLedger } from '@/features/payments/server/store'
import { bookingPayments } from '@/features/payments/server/table'
import { readPropertyFacts } from '@/features/property/server/store'
import { planOf } from '@/features/rates/rules/rate-plan'
import { dayIn } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { type Cents, toCents } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import { depositDue, depositOf } from '../rules/deposit'
import type { PaymentPurpose } from '../rules/purposes'
import { onlinePayments, type PaymentLinkRow } from './table'

/** The link by which a payment is begun; null on the guest's own page. */
export type PayingLink = Pick<PaymentLinkRow, 'id' | 'amountCents' | 'groupId'> | null

/** What is still to be paid of a booking's deposit, in cents. */
export type DueDeposit = { bookingId: number; cents: Cents }

/** What is due for a booking in cents, below nothing where money is held, and what of its deposit. Throws not-found. */
export async function readDue(
  orm: NodePgDatabase,
  bookingId: number,
): Promise<{ due: Cents; deposit: Cents }> {
  const [booking] = await orm.select().from(bookings).where(eq(bookings.id, bookingId))
  if (!booking) throw new AppError('not-found')
  const { depositRules, timeZone } = await readPropertyFacts(orm)
  const { due, paid } = await readLedger(orm, bookingId)
  const { checkInDate: checkIn, checkOutDate: checkOut, totalCents, nights } = booking
  const deposit = depositOf(
    {
      checkIn,
      bookedOn: dayIn(timeZone, booking.createdAt),
      totalCents,
      firstNightCents: nights?.[0]?.cents ?? null,
      nights: countNights({ checkIn, checkOut }),
    },
    depositRules,
    planOf(nights),
  )
  const money = { paid: toCents(paid), due: toCents(due) }
  return { due: money.due, deposit: depositDue(deposit, money) }
}

/**
 * The cents that a payment asks for now, nothing or less where none are due. By a link for a fixed amount that is what has
 * not come by it yet, and never more than is due for the booking; by one to a group the deposits of all of its bookings.
 * Throws not-found.
 */
export async function readAsked(
  orm: NodePgDatabase,
  { bookingId, purpose, link }: { bookingId: number; purpose: PaymentPurpose; link: PayingLink },
): Promise<Cents> {
  if (link && link.groupId !== null) return sumDeposits(await readGroupDeposits(orm, link.groupId))
  const { due, deposit } = await readDue(orm, bookingId)
  if (purpose === 'deposit') return deposit
  if (purpose === 'balance' || link === null) return due
  return Math.min(due, (link.amountCents ?? 0) - (await readCameBy(orm, link.id)))
}

/** What of its deposit is still to be paid for each booking of a group, in the order of their ids. */
export async function readGroupDeposits(orm: NodePgDatabase, groupId: number): Promise<DueDeposit[]> {
  const parts = await orm
    .select({ bookingId: bookings.id })
    .from(bookings)
    .where(eq(bookings.groupId, groupId))
    .orderBy(asc(bookings.id))
  const deposits: DueDeposit[] = []
  for (const { bookingId } of parts)
    deposits.push({ bookingId, cents: (await readDue(orm, bookingId)).deposit })
  return deposits
}

export function sumDeposits(deposits: readonly DueDeposit[]): Cents {
  return deposits.reduce((sum, { cents }) => sum + cents, 0)
}

/** The cents that came by a link. What went back later was paid all the same: the link asks for it no more. */
export async function readCameBy(orm: NodePgDatabase, linkId: number): Promise<Cents> {
  const [row] = await orm
    .select({ came: sum(bookingPayments.amountCents).mapWith(Number) })
    .from(onlinePayments)
    .innerJoin(bookingPayments, eq(bookingPayments.id, onlinePayments.paymentId))
    .where(eq(onlinePayments.linkId, linkId))
  return row?.came ?? 0
}
