import { changeBooking } from '@/features/bookings/server/change-booking'
import { changeStatus } from '@/features/bookings/server/change-status'
import { findBooking } from '@/features/bookings/server/list-bookings'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import type { PropertyFacts } from '@/features/property/contract'
import { readPropertyFacts } from '@/features/property/server/store'
import { placeOf } from '@/features/villas/rules/villa-groups'
import { type BookedVilla, findBookedVilla } from '@/features/villas/server/store'
import { formatDay, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { BY_GUEST } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { GuestBooking, GuestChange, GuestGroup } from '../contract'
import { freeCancellationEnd, guestRights } from '../rules/guest-rights'
import { areLinksOver, LINK_END_WORDS } from '../rules/link-end'
import { findLinkedBooking } from './guest-links'
import { readGuestGroup } from './read-guest-group'
import { writeStayFile } from './write-stay-file'

type Linked = {
  booking: StaffBooking
  villa: BookedVilla
  facts: PropertyFacts
  group: GuestGroup | null
}

/** The booking behind a private link. Throws not-found. */
export async function readGuestBooking(context: Context, token: string): Promise<GuestBooking> {
  return toGuestBooking(context, await findLinked(context, token))
}

/** Changes party or requests while the stay is ahead. Throws not-found, step-not-allowed, invalid-input. */
export async function changeByGuest(
  context: Context,
  token: string,
  change: GuestChange,
): Promise<GuestBooking> {
  const linked = await findLinked(context, token)
  if (!rightsIn(context, linked).canChange)
    throw new AppError('step-not-allowed', {
      message: 'This booking can no longer be changed here. Please call us.',
    })
  const { numberOfGuests, specialRequests } = change
  const booking = await changeBooking(context, BY_GUEST, linked.booking.id, {
    ...(numberOfGuests !== undefined && { numberOfGuests }),
    ...(specialRequests !== undefined && { specialRequests }),
  })
  return toGuestBooking(context, { ...linked, booking })
}

/** Cancels while that is free; its nights are free for others at once. Throws not-found, step-not-allowed. */
export async function cancelByGuest(context: Context, token: string): Promise<GuestBooking> {
  const linked = await findLinked(context, token)
  if (!rightsIn(context, linked).canCancel)
    throw new AppError('step-not-allowed', {
      message: 'This booking can no longer be cancelled here. Please call us.',
    })
  const step = { status: 'cancelled', reason: 'by the guest' } as const
  const booking = await changeStatus(context, BY_GUEST, linked.booking.id, step)
  return toGuestBooking(context, { ...linked, booking })
}

/** The stay as an .ics file. Throws not-found. */
export async function writeGuestStayFile(context: Context, token: string): Promise<string> {
  const { booking, villa, facts } = await findLinked(context, token)
  return writeStayFile({
    stay: { checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) },
    uid: `booking-${booking.id}@${new URL(context.settings.SITE_URL ?? 'http://localhost').hostname}`,
    sequence: booking.revision,
    status: booking.status,
    summary: `${facts.name}: ${villa.name}`,
    description: [
      `Booking ${booking.reference}`,
      placeOf(villa),
      `Check-in ${formatDay(toDay(booking.checkInDate))} from ${facts.checkInTime}`,
      `Check-out ${formatDay(toDay(booking.checkOutDate))} until ${facts.checkOutTime}`,
      facts.phones.join(', '),
    ].join('\n'),
    location: facts.address,
    madeAt: new Date(booking.updatedAt),
  })
}

async function findLinked(context: Context, token: string): Promise<Linked> {
  const { orm } = context.database
  const id = await findLinkedBooking(orm, token)
  const booking = id === undefined ? undefined : await findBooking(orm, id)
  if (booking && areLinksOver(toDay(booking.checkOutDate), context.today()))
    throw new AppError('not-found', { message: `${LINK_END_WORDS} Please call us, and we look into it.` })
  const villa = booking && (await findBookedVilla(orm, booking.villaId))
  if (!booking || !villa) throw new AppError('not-found')
  const group = await readGuestGroup(context, token, booking)
  return { booking, villa, facts: await readPropertyFacts(orm), group }
}

function rightsIn({ now, today }: Context, { booking, facts }: Linked) {
  const standing = { status: booking.status, checkInDate: toDay(booking.checkInDate) }
  return guestRights(standing, { now: now(), today: today(), hotel: facts })
}

function toGuestBooking(context: Context, linked: Linked): GuestBooking {
  const { booking, villa, facts } = linked
  return {
    id: booking.id,
    reference: booking.reference,
    status: booking.status,
    villaName: villa.name,
    place: placeOf(villa),
    maxGuests: villa.maxGuests,
    checkInDate: booking.checkInDate,
    checkOutDate: booking.checkOutDate,
    numberOfGuests: booking.numberOfGuests,
    childAges: booking.childAges,
    wantsCot: booking.wantsCot,
    board: booking.board,
    nights: booking.nights,
    totalAmount: booking.totalAmount,
    guestName: booking.guestName,
    specialRequests: booking.specialRequests,
    paymentMethod: booking.paymentMethod,
    paymentTime: booking.paymentTime,
    holdExpiresAt: booking.holdExpiresAt,
    ...rightsIn(context, linked),
    freeUntil: freeCancellationEnd(toDay(booking.checkInDate), facts).toISOString(),
    group: linked.group,
  }
}
