import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Ending } from '@/features/bookings/rules/status'
import type { ChargeEnding } from '@/features/bookings/server/booking-money'
import type { bookings } from '@/features/bookings/server/table'
import { postCharge } from '@/features/charges/server/post-charge'
import { readCharges } from '@/features/charges/server/read-charges'
import { readExtras } from '@/features/extras/server/read-extras'
import { findPropertyFacts } from '@/features/property/server/store'
import { planOf } from '@/features/rates/rules/rate-plan'
import { toDay } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import type { Context } from '@/server/context'
import { endingFee, firstNightOf } from '../rules/ending-fee'
import { isFreeToCancel } from '../rules/free-cancellation'
import { withPlan } from '../rules/plan-cancelling'
import { ENDING_WORDS } from '../text'

type Booked = Pick<
  typeof bookings.$inferSelect,
  'status' | 'totalCents' | 'nights' | 'checkInDate' | 'checkOutDate'
>

/** What ending a booking costs its guest at this moment, in cents; nothing while the hotel has no terms. */
export async function readEndingFee(
  orm: NodePgDatabase,
  { now }: Pick<Context, 'now'>,
  booking: Booked,
  ending: Ending,
): Promise<Cents> {
  const facts = await findPropertyFacts(orm)
  if (!facts) return 0
  const terms = withPlan(facts, planOf(booking.nights))
  const checkIn = toDay(booking.checkInDate)
  const nightCount = countNights({ checkIn, checkOut: toDay(booking.checkOutDate) })
  const total = booking.totalCents
  const firstNight = firstNightOf(total, booking.nights, nightCount)
  const isFree = isFreeToCancel(checkIn, terms, now())
  return endingFee({ status: booking.status, total, firstNight }, ending, terms, isFree)
}

/**
 * Charges the fee, and ends a discount on nights that are not owed any more: with them it would be money the hotel owes
 * and never had (docs/decisions/folio.md).
 */
export const chargeEnding: ChargeEnding = async (transaction, context, by, booking, ending) => {
  const fee = await readEndingFee(transaction, context, booking, ending)
  const entry = { bookingId: booking.id, chargedOn: context.today(), department: 'accommodation' } as const
  if (fee > 0)
    await postCharge(transaction, by, { ...entry, description: ENDING_WORDS.fees[ending], amountCents: fee })
  const credit = -(await sumCharges(transaction, booking.id))
  if (credit > 0)
    await postCharge(transaction, by, {
      ...entry,
      description: ENDING_WORDS.discountEnded,
      amountCents: credit,
    })
  return fee
}

/**
 * What a booking comes to once it has ended at a fee, in cents: what it is charged besides its extras, which end with it,
 * and never less than nothing.
 */
export async function owedOnceEnded(orm: NodePgDatabase, bookingId: number, fee: Cents): Promise<Cents> {
  const extras = (await readExtras(orm, bookingId)).reduce((sum, { charge }) => sum + charge.amountCents, 0)
  return Math.max(0, (await sumCharges(orm, bookingId)) - extras + fee)
}

async function sumCharges(orm: NodePgDatabase, bookingId: number): Promise<Cents> {
  const charges = await readCharges(orm, bookingId)
  return charges.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
