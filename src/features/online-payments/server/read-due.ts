import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { readLedger } from '@/features/payments/server/store'
import { readPropertyFacts } from '@/features/property/server/store'
import { dayIn } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { type Cents, toCents } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import { depositDue, depositOf } from '../rules/deposit'

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
