import type { ChargeEnding } from '@/features/bookings/server/booking-money'
import { changeStatus } from '@/features/bookings/server/change-status'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { StepBookings, SteppedBookings } from '../staff-contract'

/**
 * Confirms or cancels several bookings, each in a transaction of its own: what is refused stays as it was and is told
 * with the reason, and keeps none of the others back. In the order of their ids, each once.
 */
export async function stepBookings(
  context: Context,
  staff: Pick<Staff, 'id' | 'email'>,
  { status, reason, bookings }: StepBookings,
  chargeEnding: ChargeEnding,
): Promise<SteppedBookings> {
  const answer: SteppedBookings = { done: [], refused: [] }
  const wanted = new Map(bookings.map((booking) => [booking.id, booking]))
  for (const { id, fee } of [...wanted.values()].sort((one, other) => one.id - other.id)) {
    try {
      await changeStatus(context, staff, id, { status, reason, fee }, chargeEnding)
      answer.done.push(id)
    } catch (refusal) {
      if (!(refusal instanceof AppError) || refusal.status >= 500) throw refusal
      answer.refused.push({ id, message: refusal.message })
    }
  }
  return answer
}
