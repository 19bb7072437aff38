import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lockBooking } from '@/features/booking-prices/server/write-price'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { isStayOpen } from '@/features/bookings/rules/stay-changes'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { assertPriced, assertTotal, getVillaOrThrow } from '@/features/bookings/server/price-lodging'
import { queueBookingEmailOnce } from '@/features/bookings/server/queue-email'
import { bookings } from '@/features/bookings/server/table'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { readBalance } from '@/features/payments/server/read-balance'
import type { NightlyRate } from '@/features/rates/rules/nightly-rates'
import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { planOf, termsOf } from '@/features/rates/rules/rate-plan'
import { getPlanOrThrow } from '@/features/rates/server/rate-plans'
import { AppError } from '@/kernel/errors'
import { formatPrice, toAmount } from '@/kernel/money'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import type { Staff } from '@/server/http/access'
import { priceOnPlan } from '../rules/price-on-plan'
import type { NewPlan } from '../staff-contract'

/**
 * Puts the nights ahead of a booking on another plan, at the prices of today. The same plan once more, at the price it has,
 * changes nothing. Throws not-found, changed-meanwhile, step-not-allowed, invalid-input, total-differs.
 */
export async function setPlan(
  context: Context,
  staff: Pick<Staff, 'id' | 'email'>,
  id: number,
  wanted: NewPlan,
): Promise<StaffBooking> {
  const booking = await context.database.orm.transaction((transaction) =>
    setWithin(transaction, context, staff, id, wanted),
  )
  if (!booking) throw new AppError('not-found')
  context.changed(BOOKINGS_PATH)
  return booking
}

async function setWithin(
  transaction: NodePgDatabase,
  { today }: Context,
  staff: Pick<Staff, 'id' | 'email'>,
  id: number,
  { ratePlanId, totalAmount, updatedAt }: NewPlan,
): Promise<StaffBooking | undefined> {
  const row = await lockBooking(transaction, id)
  if (!isStayOpen(row.status))
    throw new AppError('step-not-allowed', { message: `A booking that is ${row.status} keeps its plan.` })
  const villa = assertPriced(await getVillaOrThrow(transaction, row.villaId))
  const stay = { checkIn: row.checkInDate, checkOut: row.checkOutDate }
  const plan = await getPlanOrThrow(transaction, ratePlanId, { stay, categoryId: villa.categoryId })
  const booked = { ...stay, ...row, guests: row.numberOfGuests }
  const priced = priceOnPlan(villa, booked, plan, today())
  if ('problem' in priced) throw refuse(priced.problem)
  const { nights, totalCents } = priced
  // Sent again after its answer was lost: the booking is newer than the form, on this plan.
  if (JSON.stringify(nights.map(pricedBy)) === JSON.stringify(row.nights?.map(pricedBy)))
    return await findBooking(transaction, id)
  assertUnchanged(row.updatedAt.toISOString(), updatedAt ?? undefined)
  assertTotal(totalCents, totalAmount)
  const { owed } = await readBalance(transaction, id)
  const left = owed - row.totalCents + totalCents
  if (totalCents < row.totalCents && left < 0)
    throw refuse(
      `Other discounts would leave the guest ${formatPrice(-left)} below nothing. Please take them back first.`,
    )
  await transaction.update(bookings).set({ nights, totalCents }).where(eq(bookings.id, id))
  await recordChange(transaction, staff, {
    resource: 'bookings',
    rowId: id,
    action: 'update',
    before: {
      totalAmount: toAmount(row.totalCents),
      ratePlan: planOf(row.nights)?.name ?? PLAN_WORDS.flexible,
    },
    after: { totalAmount: toAmount(totalCents), ratePlan: plan?.name ?? PLAN_WORDS.flexible },
  })
  // Another price or other terms: either way the guest has it in writing.
  if (row.guestEmail) await queueBookingEmailOnce(transaction, 'booking-changed', id)
  return await findBooking(transaction, id)
}

/** Of a night what another plan would change. */
function pricedBy({ day, cents, plan }: NightlyRate) {
  return [day, cents, plan && termsOf(plan)]
}

function refuse(message: string): AppError {
  return new AppError('invalid-input', { problems: [{ path: 'ratePlanId', message }] })
}
