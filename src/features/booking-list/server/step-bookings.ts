import type { ChargeEnding } from '@/features/bookings/server/booking-money'
import { changeStatus } from '@/features/bookings/server/change-status'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { StepBookings, SteppedBookings } from '../staff-contract'

const FAILED = 'Something went wrong on our side. Please look at the booking before you try again.'
const NOT_TRIED = 'Not tried, since something went wrong on our side before.'

/**
 * Confirms or cancels several bookings, each in a transaction of its own: what is refused stays as it was and is told
 * with the reason, and keeps none of the others back. In the order of their ids, each once. A failure of our own ends it:
 * `onFailure` gets it, and what was done until then is told beside what was not. Throws a failure before anything is done.
 */
export async function stepBookings(
  context: Context,
  staff: Pick<Staff, 'id' | 'email'>,
  { status, reason, bookings }: StepBookings,
  chargeEnding: ChargeEnding,
  onFailure: (error: unknown) => void,
): Promise<SteppedBookings> {
  const answer: SteppedBookings = { done: [], refused: [] }
  const wanted = new Map(bookings.map((booking) => [booking.id, booking]))
  let hasFailed = false
  for (const { id, fee } of [...wanted.values()].sort((one, other) => one.id - other.id)) {
    if (hasFailed) {
      answer.refused.push({ id, message: NOT_TRIED })
      continue
    }
    try {
      await changeStatus(context, staff, id, { status, reason, fee }, chargeEnding)
      answer.done.push(id)
    } catch (refusal) {
      const isRefused = refusal instanceof AppError && refusal.status < 500
      if (!isRefused && answer.done.length === 0) throw refusal
      hasFailed = !isRefused
      if (hasFailed) onFailure(refusal)
      answer.refused.push({ id, message: isRefused ? refusal.message : FAILED })
    }
  }
  return answer
}
