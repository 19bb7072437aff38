import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { assertNightsFree } from '@/features/bookings/server/assert-nights-free'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { lockVillas } from '@/features/bookings/server/price-lodging'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { AppError } from '@/kernel/errors'
import { staysOverlap } from '@/kernel/stay'
import type { Context } from '@/server/context'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import type { Staff } from '@/server/http/access'
import { aheadOf } from '../rules/ahead'
import { lockStays, moveRests } from './move-rest'

/** One of the two, and the version that whoever swaps has seen. */
type Seen = { id: number; updatedAt: string | undefined }

/**
 * Exchanges the villas of two guests for all nights that are ahead of each, at what was agreed (docs/decisions/stay-parts.md).
 * Throws not-found, changed-meanwhile, step-not-allowed, villa-unavailable, invalid-input, nights-taken.
 */
export async function swapStays(
  context: Context,
  staff: Pick<Staff, 'id' | 'email'>,
  one: Seen,
  other: Seen,
): Promise<StaffBooking[]> {
  const { orm } = context.database
  const today = context.today()
  // Read one after the other: of a swap that goes on meanwhile they may show half. They are judged once they are locked.
  const [first, second] = [await getStay(context, one.id), await getStay(context, other.id)]
  const swapped = await orm
    .transaction(async (transaction) => {
      await lockVillas(transaction, [first.villaId, second.villaId])
      const locked = await lockStays(transaction, [first, second])
      const [a, b] = [locked.get(first.id), locked.get(second.id)]
      if (!a || !b) throw new AppError('not-found')
      assertUnchanged(a.updatedAt.toISOString(), one.updatedAt)
      assertUnchanged(b.updatedAt.toISOString(), other.updatedAt)
      assertSwappable(a, b, context)
      const moves = [
        { booking: a, villaId: b.villaId },
        { booking: b, villaId: a.villaId },
      ]
      return await moveRests(transaction, staff, moves, today)
    })
    .catch(async (error) => {
      const besides = [first.id, second.id]
      const wanted = [
        { ...aheadOf(first, today), villaId: second.villaId, besides },
        { ...aheadOf(second, today), villaId: first.villaId, besides },
      ] as const
      return await assertNightsFree(orm, error, ...wanted)
    })
  context.changed(BOOKINGS_PATH)
  return swapped
}

async function getStay({ database: { orm } }: Context, id: number): Promise<StaffBooking> {
  const found = await findBooking(orm, id)
  if (!found) throw new AppError('not-found')
  return found
}

type Booked = Parameters<typeof aheadOf>[0] & { villaId: number }

/** Throws invalid-input for two of one villa, and for two that share no night from today on. */
function assertSwappable(one: Booked, other: Booked, { today }: Context) {
  if (one.villaId === other.villaId)
    throw refusal('Both bookings are of the same villa. Please choose another one.')
  if (!staysOverlap(aheadOf(one, today()), aheadOf(other, today())))
    throw refusal('These two stays have no night in common. Please move one of them instead.')
}

function refusal(message: string): AppError {
  return new AppError('invalid-input', { problems: [{ path: 'withId', message }], message })
}
