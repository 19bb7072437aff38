import { and, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { billNewBooking } from '@/features/billing/server/set-billing'
import { blocks } from '@/features/blocks/server/table'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { assertNightsFree } from '@/features/bookings/server/assert-nights-free'
import { lockVillas } from '@/features/bookings/server/price-lodging'
import { queueGroupEmail } from '@/features/bookings/server/queue-email'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { planOf } from '@/features/rates/rules/rate-plan'
import { AppError } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { GroupHold, RoomingList } from '../staff-contract'
import { lockOpenHold } from './end-hold'
import { getHoldOrThrow } from './read-holds'
import { groupHolds, heldVillas } from './table'

/**
 * Makes bookings of held villas, of one or of all, at the price that was agreed: all that are named or none. They are one
 * group, which the guest in charge is told of. Throws not-found, step-not-allowed, invalid-input, already-there, and
 * nights-taken where a process of a version without holds has given the nights away.
 */
export async function bookHeld(
  context: Context,
  staff: Staff,
  id: number,
  list: RoomingList,
): Promise<GroupHold> {
  const { orm } = context.database
  const nights: Nights[] = []
  const work = orm.transaction(async (transaction) => {
    const row = await lockOpenHold(transaction, id)
    const wanted = new Map(list.rooms.map((room) => [room.heldVillaId, room.guestName]))
    const rooms = await transaction
      .select()
      .from(heldVillas)
      .where(and(eq(heldVillas.holdId, id), inArray(heldVillas.id, [...wanted.keys()])))
      .orderBy(heldVillas.id)
    if (rooms.length !== list.rooms.length) throw new AppError('not-found')
    if (rooms.some(({ bookingId }) => bookingId !== null))
      throw new AppError('already-there', {
        message: 'One of these villas has a booking already. Please look at the hold once more.',
      })
    const villaIds = rooms.map(({ villaId }) => villaId)
    const stay = { checkIn: row.checkInDate, checkOut: row.checkOutDate }
    nights.push(...villaIds.map((villaId) => ({ ...stay, villaId })))
    await lockVillas(transaction, villaIds)
    // Nobody else gets the nights in between: whoever wants them waits for the villa.
    await transaction.delete(blocks).where(and(eq(blocks.holdId, id), inArray(blocks.villaId, villaIds)))
    const group = row.groupId === null ? null : await reachGroup(transaction, row.groupId, list)
    const { groupId, guestEmail } = group ?? (await makeGroup(transaction, staff, id, list))
    for (const room of rooms)
      await bookRoom(transaction, staff, { row, room, list, groupId, guestName: wanted.get(room.id) })
    if (guestEmail) await queueGroupEmail(transaction, 'group-confirmed', groupId)
    return await getHoldOrThrow(transaction, id)
  })
  const hold = await work.catch((error: unknown) => assertNightsFree(orm, error, ...nights))
  context.changed(BOOKINGS_PATH)
  return hold
}

type Nights = Stay & { villaId: number }

/** Mails about a group go to the address it has, whoever sent the list. */
type Group = { groupId: number; guestEmail: string | null }

/** The group of the lists before; where nobody gave it an e-mail address yet, it takes over that of this list. */
async function reachGroup(
  transaction: NodePgDatabase,
  groupId: number,
  list: RoomingList,
): Promise<Group | null> {
  const isGroup = eq(reservationGroups.id, groupId)
  const [group] = await transaction.select().from(reservationGroups).where(isGroup).for('update')
  if (!group) return null
  const guestEmail = group.guestEmail || list.guestEmail || null
  if (guestEmail !== group.guestEmail)
    await transaction.update(reservationGroups).set({ guestEmail }).where(isGroup)
  return { groupId, guestEmail }
}

async function makeGroup(
  transaction: NodePgDatabase,
  staff: Staff,
  holdId: number,
  { guestName, guestEmail, guestPhone }: RoomingList,
): Promise<Group> {
  const [group] = await transaction
    .insert(reservationGroups)
    .values({ guestName, guestEmail: guestEmail || null, guestPhone: guestPhone || null, userId: staff.id })
    .returning({ groupId: reservationGroups.id, guestEmail: reservationGroups.guestEmail })
  if (!group) throw new AppError('internal')
  await transaction.update(groupHolds).set({ groupId: group.groupId }).where(eq(groupHolds.id, holdId))
  return group
}

type Room = {
  row: typeof groupHolds.$inferSelect
  room: typeof heldVillas.$inferSelect
  list: RoomingList
  groupId: number
  guestName: string | undefined
}

async function bookRoom(
  transaction: NodePgDatabase,
  staff: Staff,
  { row, room, list, groupId, guestName }: Room,
): Promise<void> {
  const { checkInDate, checkOutDate, board } = row
  const { villaId, numberOfGuests, totalCents, nights } = room
  const [made] = await transaction
    .insert(bookings)
    .values({
      ...{ villaId, groupId, checkInDate, checkOutDate, board, numberOfGuests, totalCents, nights },
      guestName: guestName || list.guestName,
      guestEmail: list.guestEmail || null,
      guestPhone: list.guestPhone || null,
      ...{ status: 'confirmed', source: 'phone', userId: staff.id },
    })
    .returning({ id: bookings.id })
  if (!made) throw new AppError('internal')
  const companyId = list.companyId === undefined ? row.companyId : list.companyId
  const billed = await billNewBooking(transaction, made.id, companyId)
  await transaction.update(heldVillas).set({ bookingId: made.id }).where(eq(heldVillas.id, room.id))
  await recordChange(transaction, staff, {
    resource: 'bookings',
    rowId: made.id,
    action: 'create',
    after: {
      ...{ status: 'confirmed', checkInDate, checkOutDate, numberOfGuests },
      ...{ totalAmount: toAmount(totalCents), ratePlan: planOf(nights)?.name },
      ...billed,
      reason: `Held for ${row.name}`,
    },
  })
}
