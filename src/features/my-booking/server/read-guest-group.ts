import { findBooking, listGroupBookings } from '@/features/bookings/server/list-bookings'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { GROUP_MARK, guestPagePath } from '@/features/guest-links/paths'
import { areLinksOver } from '@/features/guest-links/rules/link-end'
import { findGroupSecret, findLinkedBooking } from '@/features/guest-links/server/guest-links'
import { readBalance } from '@/features/payments/server/read-balance'
import { readPropertyFacts } from '@/features/property/server/store'
import { findBookedVilla } from '@/features/villas/server/store'
import { toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import type { Context } from '@/server/context'
import type { GuestGroup } from '../contract'
import { writeGroupFile } from './write-group-file'

/**
 * The group of a booking as its private link shows it: a link to the whole group names the other villas with the way to
 * each, a link to one villa says nothing of the others.
 */
export async function readGuestGroup(
  { database: { orm } }: Pick<Context, 'database'>,
  token: string,
  { id, groupId, groupReference }: Pick<StaffBooking, 'id' | 'groupId' | 'groupReference'>,
): Promise<GuestGroup | null> {
  if (groupId === null || groupReference === null) return null
  const secret = await findGroupSecret(orm, token)
  const bookings = secret === undefined ? [] : await listGroupBookings(orm, groupId)
  const others: GuestGroup['others'] = []
  for (const other of bookings.filter((one) => one.id !== id))
    others.push({
      reference: other.reference,
      status: other.status,
      villaName: other.villaName,
      roomNumber: other.roomNumber,
      imageUrl: (await findBookedVilla(orm, other.villaId))?.mainImageUrl ?? null,
      guestName: other.guestName,
      checkInDate: other.checkInDate,
      checkOutDate: other.checkOutDate,
      totalAmount: other.totalAmount,
      owedAmount: toAmount((await readBalance(orm, other.id)).owed),
      path: guestPagePath(`${secret}${GROUP_MARK}${other.reference}`),
    })
  return { reference: groupReference, isInCharge: secret !== undefined, others }
}

/** Every stay of a group as an .ics file, for a link to the whole group. Throws not-found. */
export async function writeGuestGroupFile(context: Context, token: string): Promise<string> {
  const { orm } = context.database
  const secret = await findGroupSecret(orm, token)
  const id = secret === undefined ? undefined : await findLinkedBooking(orm, secret)
  const booking = id === undefined ? undefined : await findBooking(orm, id)
  const facts = await readPropertyFacts(orm)
  if (!booking?.groupId || areLinksOver(toDay(booking.checkOutDate), context.today(), facts.linkDays))
    throw new AppError('not-found')
  return writeGroupFile(await listGroupBookings(orm, booking.groupId), {
    facts,
    host: new URL(context.settings.SITE_URL ?? 'http://localhost').hostname,
  })
}
