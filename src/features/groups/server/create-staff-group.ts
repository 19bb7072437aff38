import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import type { GroupEmailKind } from '@/features/bookings/rules/email-kinds'
import { stayToWire } from '@/features/bookings/server/change-booking'
import { queueGroupEmail } from '@/features/bookings/server/queue-email'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { DeskGroup, StaffGroup } from '../staff-contract'
import { findEarlier, hashOf } from './create-group'
import { type Identity, insertGroup } from './insert-group'
import { findGroup } from './read-group'
import { explainTaken } from './refuse-taken'

/** Bills a booking that is just being made to a company, and answers what its trail says of that; billing is above groups. */
export type BillBooking = (
  transaction: NodePgDatabase,
  bookingId: number,
  companyId: number | null,
) => Promise<{ billedTo?: string }>

/** What a guest in charge with an address gets in writing. */
const EMAILS: Record<DeskGroup['status'], GroupEmailKind> = {
  pending: 'group-received',
  confirmed: 'group-confirmed',
}

/**
 * Takes several villas down as one for a guest who called or stands at the desk: all of them or none, at the prices of the
 * rules. The same form sent again under its key books once (docs/decisions/groups.md).
 * Throws invalid-input, villa-unavailable, total-differs, nights-taken, key-reused, booking-ended.
 */
export async function createStaffGroup(
  context: Context,
  staff: Staff,
  wanted: DeskGroup,
  key: string | undefined,
  billBooking: BillBooking,
): Promise<StaffGroup> {
  const { orm } = context.database
  const identity = key === undefined ? undefined : { key, hash: hashOf(wanted) }
  const earlier = identity && (await findEarlier(orm, identity))
  const id = earlier ?? (await takeGroup(context, staff, { wanted, identity, billBooking }))
  const group = await findGroup(orm, id)
  if (!group) throw new AppError('internal')
  return group
}

type Asked = { wanted: DeskGroup; identity: Identity | undefined; billBooking: BillBooking }

async function takeGroup(context: Context, staff: Staff, asked: Asked): Promise<number> {
  const { orm } = context.database
  const { wanted, identity } = asked
  try {
    const id = await orm.transaction((transaction) => takeWithin(transaction, context, staff, asked))
    context.changed(BOOKINGS_PATH)
    return id
  } catch (refusal) {
    // Sent twice at once, the second finds the villas taken by the first.
    const sentBefore = identity && (await findEarlier(orm, identity))
    return sentBefore ?? (await explainTaken(orm, refusal, wanted.parts))
  }
}

async function takeWithin(
  transaction: NodePgDatabase,
  context: Context,
  staff: Staff,
  { wanted, identity, billBooking }: Asked,
): Promise<number> {
  const { status, source } = wanted
  const { id, bookingIds, parts } = await insertGroup(transaction, context, {
    ...wanted,
    guestEmail: wanted.guestEmail || null,
    guestPhone: wanted.guestPhone || null,
    specialRequests: wanted.specialRequests || null,
    userId: staff.id,
    identity,
    // Staff know whom they speak to.
    proof: undefined,
  })
  for (const [place, { part, villa, stay, board, totalCents, nights }] of parts.entries()) {
    const bookingId = bookingIds[place]
    if (bookingId === undefined) throw new AppError('internal')
    const billed = await billBooking(transaction, bookingId, wanted.companyId ?? null)
    await recordChange(transaction, staff, {
      resource: 'bookings',
      rowId: bookingId,
      action: 'create',
      after: {
        status,
        ...stayToWire(
          { villaName: villa.name, roomNumber: villa.roomNumber },
          {
            checkInDate: stay.checkIn,
            checkOutDate: stay.checkOut,
            numberOfGuests: part.numberOfGuests,
            board,
            totalCents,
            nights,
            source,
          },
        ),
        ...billed,
      },
    })
  }
  if (wanted.guestEmail) await queueGroupEmail(transaction, EMAILS[status], id)
  return id
}
