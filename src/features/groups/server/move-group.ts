import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { isStayOpen, judgeStayChange } from '@/features/bookings/rules/stay-changes'
import { assertNightsFree } from '@/features/bookings/server/assert-nights-free'
import type { RepriceExtras } from '@/features/bookings/server/booking-extras'
import { stayToWire } from '@/features/bookings/server/change-booking'
import {
  assertPriced,
  getVillaOrThrow,
  lockVillas,
  priceLodging,
} from '@/features/bookings/server/price-lodging'
import { queueGroupEmail } from '@/features/bookings/server/queue-email'
import { bookings } from '@/features/bookings/server/table'
import { rateOf } from '@/features/rates/rules/pricing'
import { holdPlan } from '@/features/rates/rules/rate-plan'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { addDays } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Stay } from '@/kernel/stay'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { GroupMove, StaffGroup } from '../staff-contract'
import { assertTotalSeen } from './price-parts'
import { findGroup } from './read-group'
import { lockGroup } from './step-group'

type Row = Awaited<ReturnType<typeof lockGroup>>[number]
type Wanted = Stay & { id: number; villaId: number }

/**
 * Moves every booking of a group that is not over by the same number of days, all of them or none, at the prices of the
 * new nights, with one e-mail. Throws not-found, step-not-allowed, invalid-input, total-differs, nights-taken, extra-not-left.
 */
export async function moveGroup(
  context: Context,
  staff: Pick<Staff, 'id' | 'email'>,
  id: number,
  move: GroupMove,
  repriceExtras: RepriceExtras,
): Promise<StaffGroup> {
  const { orm } = context.database
  let last: Wanted | undefined
  const group = await orm
    .transaction((transaction) =>
      moveWithin(transaction, context, staff, {
        ...{ id, move, repriceExtras },
        onMove: (wanted) => (last = wanted),
      }),
    )
    .catch((error) => {
      if (last) return assertNightsFree(orm, error, last)
      throw error
    })
  if (!group) throw new AppError('not-found')
  context.changed(BOOKINGS_PATH)
  return group
}

type Moving = { id: number; move: GroupMove; repriceExtras: RepriceExtras; onMove: (wanted: Wanted) => void }

async function moveWithin(
  transaction: NodePgDatabase,
  { today }: Context,
  staff: Pick<Staff, 'id' | 'email'>,
  { id, move, repriceExtras, onMove }: Moving,
): Promise<StaffGroup | undefined> {
  // Villas before bookings, as every writer of stays takes them.
  const seen = await findGroup(transaction, id)
  if (!seen) throw new AppError('not-found')
  await lockVillas(
    transaction,
    seen.bookings.map(({ villaId }) => villaId),
  )
  const rows = await lockGroup(transaction, id)
  if (rows.some((row) => !seen.bookings.some((one) => one.id === row.id && one.villaId === row.villaId)))
    throw new AppError('changed-meanwhile')
  const parts: Awaited<ReturnType<typeof planMove>>[] = []
  for (const row of rows)
    if (isStayOpen(row.status)) parts.push(await planMove(transaction, row, move, today()))
  if (parts.length === 0)
    throw new AppError('step-not-allowed', { message: 'No booking of this group can be moved any more.' })
  assertTotalSeen(parts, move.totalAmount)
  for (const { row, villa, stay, totalCents, nights } of inOrder(parts, move.days)) {
    const values = { checkInDate: stay.checkIn, checkOutDate: stay.checkOut, totalCents, nights }
    onMove({ ...stay, id: row.id, villaId: row.villaId })
    await transaction.update(bookings).set(values).where(eq(bookings.id, row.id))
    const guests = row.numberOfGuests
    await repriceExtras(transaction, { bookingId: row.id, ...stay, guests, guestsBefore: guests })
    const unit = { villaName: villa.name, roomNumber: villa.roomNumber }
    await recordChange(transaction, staff, {
      resource: 'bookings',
      rowId: row.id,
      action: 'update',
      before: stayToWire(unit, row),
      after: stayToWire(unit, { ...row, ...values }),
    })
  }
  if (seen.guestEmail) await queueGroupEmail(transaction, 'group-changed', id)
  return await findGroup(transaction, id)
}

/** Where one booking goes and what it costs there. Throws invalid-input, which names its villa. */
async function planMove(
  transaction: NodePgDatabase,
  row: Row,
  { days }: GroupMove,
  today: Row['checkInDate'],
) {
  const villa = assertPriced(await getVillaOrThrow(transaction, row.villaId))
  const before = {
    villaId: row.villaId,
    checkIn: row.checkInDate,
    checkOut: row.checkOutDate,
    guests: row.numberOfGuests,
    board: row.board,
  }
  const stay = { checkIn: addDays(row.checkInDate, days), checkOut: addDays(row.checkOutDate, days) }
  const [problem] = judgeStayChange(
    row.status,
    before,
    { ...before, ...stay },
    { today, maxGuests: villa.maxGuests, rate: rateOf(villa) },
  )
  if (problem)
    throw new AppError('invalid-input', {
      message: `${unitNameOf(villa)}: ${problem.message} Nothing was moved.`,
      problems: [{ path: 'days', message: problem.message }],
    })
  const plan = holdPlan(row.nights, { stay, categoryId: villa.categoryId })
  const lodging = { ...stay, guests: row.numberOfGuests, childAges: row.childAges, board: row.board, plan }
  return { row, villa, stay, ...priceLodging(villa, lodging) }
}

/** A villa that the group has twice makes room for itself: the stay that goes ahead moves first. */
function inOrder<Part extends { stay: Stay }>(parts: readonly Part[], days: number): Part[] {
  return parts.toSorted(({ stay: one }, { stay: other }) =>
    one.checkIn < other.checkIn === days > 0 ? 1 : -1,
  )
}
