import { findBooking, listGroupBookings } from '@/features/bookings/server/list-bookings'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import type { GroupReceipt } from '@/features/groups/contract'
import type { OfferGroupDeposit } from '@/features/groups/server/group-selling'
import { GROUP_MARK, guestPagePath } from '@/features/guest-links/paths'
import { areLinksOver } from '@/features/guest-links/rules/link-end'
import { findGroupSecret, findLinkedBooking } from '@/features/guest-links/server/guest-links'
import { providersFor } from '@/features/online-payments/server/open-for'
import { readGroupDeposits, sumDeposits } from '@/features/online-payments/server/read-due'
import { PAY_WORDS } from '@/features/online-payments/text'
import { readBalance } from '@/features/payments/server/read-balance'
import { readPropertyFacts, readToldFacts } from '@/features/property/server/store'
import { writeGroupFile } from '@/features/stay-files/server/write-group-file'
import { findBookedVilla } from '@/features/villas/server/store'
import { toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import type { Context } from '@/server/context'
import { readUntranslated } from '@/server/crud/content-translations'
import type { GuestGroup } from '../contract'

/**
 * The group of a booking as its private link shows it: a link to the whole group names the other villas with the way to
 * each, a link to one villa says nothing of the others.
 */
export async function readGuestGroup(
  { database: { orm }, settings }: Pick<Context, 'database' | 'settings'>,
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
      imageUrl: (await readUntranslated(() => findBookedVilla(orm, other.villaId)))?.mainImageUrl ?? null,
      guestName: other.guestName,
      checkInDate: other.checkInDate,
      checkOutDate: other.checkOutDate,
      totalAmount: other.totalAmount,
      owedAmount: toAmount((await readBalance(orm, other.id)).owed),
      path: guestPagePath(`${secret}${GROUP_MARK}${other.reference}`),
    })
  const deposit =
    secret === undefined || providersFor(settings).length === 0
      ? 0
      : sumDeposits(await readGroupDeposits(orm, groupId))
  return {
    reference: groupReference,
    isInCharge: secret !== undefined,
    depositAmount: deposit > 0 ? toAmount(deposit) : null,
    others,
  }
}

/** The way to pay the deposit of a whole group, for a link to all of it. Throws not-found, step-not-allowed where nothing is asked for. */
export async function offerDepositOfGroup(
  context: Context,
  token: string,
  offerDeposit: OfferGroupDeposit,
): Promise<NonNullable<GroupReceipt['deposit']>> {
  const booking = await findLinkedGroup(context, token)
  const deposit = await offerDeposit(context, booking.groupId)
  if (!deposit) throw new AppError('step-not-allowed', { message: PAY_WORDS.nothingDue })
  return deposit
}

/** A booking of the group that a link to all of it leads to. Throws not-found. */
async function findLinkedGroup(
  { database: { orm }, today }: Pick<Context, 'database' | 'today'>,
  token: string,
): Promise<StaffBooking & { groupId: number }> {
  const secret = await findGroupSecret(orm, token)
  const id = secret === undefined ? undefined : await findLinkedBooking(orm, secret)
  const booking = id === undefined ? undefined : await findBooking(orm, id)
  const { linkDays } = await readPropertyFacts(orm)
  if (!booking?.groupId || areLinksOver(toDay(booking.checkOutDate), today(), linkDays))
    throw new AppError('not-found')
  return { ...booking, groupId: booking.groupId }
}

/** Every stay of a group as an .ics file, for a link to the whole group. Throws not-found. */
export async function writeGuestGroupFile(context: Context, token: string): Promise<string> {
  const { orm } = context.database
  const { groupId } = await findLinkedGroup(context, token)
  return await writeGroupFile(await listGroupBookings(orm, groupId), {
    facts: await readToldFacts(orm),
    host: new URL(context.settings.SITE_URL ?? 'http://localhost').hostname,
  })
}
