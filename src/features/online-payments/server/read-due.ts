import { eq, sum } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { readLedger } from '@/features/payments/server/store'
import { bookingPayments } from '@/features/payments/server/table'
import { readPropertyFacts } from '@/features/property/server/store'
import { dayIn } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { type Cents, toCents } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import { depositDue, depositOf } from '../rules/deposit'
import type { PaymentPurpose } from '../rules/purposes'
import { onlinePayments, type PaymentLinkRow } from './table'

/** The link by which a payment is begun; null on the guest's own page. */
export type PayingLink = Pick<PaymentLinkRow, 'id' | 'amountCents'> | null

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
  )
  const money = { paid: toCents(paid), due: toCents(due) }
  return { due: money.due, deposit: depositDue(deposit, money) }
}

/**
 * The cents that a payment asks for now, nothing or less where none are due. By a link for a fixed amount that is what has
 * not come by it yet, and never more than is due for the booking. Throws not-found.
 */
export async function readAsked(
  orm: NodePgDatabase,
  { bookingId, purpose, link }: { bookingId: number; purpose: PaymentPurpose; link: PayingLink },
): Promise<Cents> {
  const { due, deposit } = await readDue(orm, bookingId)
  if (purpose === 'deposit') return deposit
  if (purpose === 'balance' || link === null) return due
  return Math.min(due, (link.amountCents ?? 0) - (await readCameBy(orm, link.id)))
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
