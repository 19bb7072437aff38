import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { formatShortDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { BY_GUEST, recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { BOOKINGS_PATH } from '../paths'
import type { BookingEmailKind } from '../rules/email-kinds'
import { type BookingStatus, isEnding } from '../rules/status'
import { judgeStep, type Standing } from '../rules/status-steps'
import type { StaffBooking, StatusChange } from '../staff-contract'
import { assertNoDoubts, type FindStepDoubts } from './ask-before-step'
import { assertFeeSeen, type ChargeEnding } from './booking-money'
import { findBooking } from './list-bookings'
import { queueBookingEmail } from './queue-email'
import { endStayParts } from './split-stay'
import { bookings } from './table'

/** What a guest is written about; arriving and leaving they know of. */
const EMAILS: Partial<Record<BookingStatus, BookingEmailKind>> = {
  confirmed: 'booking-confirmed',
  cancelled: 'booking-cancelled',
}

/**
 * Takes a booking one legal step on, by the property's today, and charges what ending it costs. The trail keeps the step
 * and its reason, nothing of the guest. Throws not-found, step-not-allowed, step-asks, total-differs for another fee than was seen (docs/decisions/product-rules.md).
 */
export async function changeStatus(
  context: Context,
  staff: Pick<Staff, 'id' | 'email'>,
  id: number,
  change: StatusChange,
  chargeEnding: ChargeEnding,
  findDoubts?: FindStepDoubts,
): Promise<StaffBooking> {
  const booking = await context.database.orm.transaction(async (transaction) => {
    const [current] = await transaction.select().from(bookings).where(eq(bookings.id, id)).for('update')
    if (!current) throw new AppError('not-found')
    const { status } = change
    assertLegalStep(context, current, status)
    if (findDoubts) assertNoDoubts(await findDoubts(transaction, current, status), change.asksFirst ?? false)
    await takeStep(transaction, context, staff, current, change)
    if (isEnding(status))
      assertFeeSeen(await chargeEnding(transaction, context, staff, current, status), change.fee, status)
    return await findBooking(transaction, id)
  })
  if (!booking) throw new AppError('not-found')
  context.changed(BOOKINGS_PATH)
  return booking
}

/** The same in a transaction that has locked the booking. */
export async function takeStep(
  transaction: NodePgDatabase,
  context: Pick<Context, 'today'>,
  staff: Pick<Staff, 'id' | 'email'>,
  current: Standing & { id: number },
  { status, reason }: StatusChange,
): Promise<void> {
  const { id } = current
  assertLegalStep(context, current, status)
  await transaction.update(bookings).set({ status, holdExpiresAt: null }).where(eq(bookings.id, id))
  await recordChange(transaction, staff, {
    resource: 'bookings',
    rowId: id,
    action: 'status',
    before: { status: current.status },
    after: { status, ...(reason && { reason }) },
  })
  if (status === 'checked-out') await endStayParts(transaction, id, context.today())
  const email = EMAILS[status]
  if (email) await queueBookingEmail(transaction, email, [id])
  // What staff do themselves they need no mail about.
  if (staff === BY_GUEST && status === 'cancelled')
    await queueBookingEmail(transaction, 'cancel-notice', [id])
}

function assertLegalStep({ today }: Pick<Context, 'today'>, standing: Standing, next: BookingStatus) {
  const answer = judgeStep(standing, next, today())
  if (answer === 'too-early')
    throw new AppError('step-not-allowed', {
      message: `This is possible from the day of arrival, ${formatShortDay(standing.checkInDate)}.`,
    })
  if (answer === 'no-such-step')
    throw new AppError('step-not-allowed', {
      message: `A booking that is ${standing.status} cannot become ${next}.`,
    })
}
