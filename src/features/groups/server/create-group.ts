import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { holdsNights } from '@/features/bookings/rules/status'
import { askProof } from '@/features/bookings/server/create-booking'
import { queueGroupEmail } from '@/features/bookings/server/queue-email'
import { refuseEndedBooking } from '@/features/bookings/server/refuse-ended-booking'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { planToWire } from '@/features/rates/rules/nightly-rates'
import { planOf } from '@/features/rates/rules/rate-plan'
import { AppError } from '@/kernel/errors'
import { toAmount, toCents } from '@/kernel/money'
import type { Context } from '@/server/context'
import type { GroupReceipt, GroupRequest } from '../contract'
import type { GroupSelling, SoldPart } from './group-selling'
import { type Identity, insertGroup, type NewGroup } from './insert-group'
import { stayOfPart, totalOf } from './price-parts'
import { explainTaken } from './refuse-taken'

/**
 * Books several villas for a visitor as one: pending, all of them or none. With a key, the same request sent again gets
 * the first receipt back while some villa of it holds its nights.
 * Throws invalid-input, villa-unavailable, total-differs, nights-taken, too-many-unproven, too-many-for-mailbox, key-reused,
 * booking-ended, extra-not-left.
 */
export async function createGroup(
  context: Context,
  request: GroupRequest,
  { key, address }: { key: string | undefined; address: string },
  selling: GroupSelling,
): Promise<GroupReceipt> {
  const { orm } = context.database
  const identity = key === undefined ? undefined : { key, hash: hashOf(request) }
  const proof = askProof(context, address)
  try {
    const id = await orm
      .transaction((transaction) => bookWithin(transaction, context, { request, identity, proof }, selling))
      .catch((error) => explainTaken(orm, error, request.parts))
    context.changed(BOOKINGS_PATH)
    return await readReceipt(context, id, request, selling)
  } catch (refusal) {
    // Only what is refused can have been booked before.
    const earlier = identity && (await findEarlier(orm, identity))
    if (earlier !== undefined) return await readReceipt(context, earlier, request, selling)
    throw refusal
  }
}

/** The group that was made under a key; undefined for none. Throws key-reused, booking-ended. */
export async function findEarlier(orm: NodePgDatabase, { key, hash }: Identity): Promise<number | undefined> {
  const [group] = await orm.select().from(reservationGroups).where(eq(reservationGroups.idempotencyKey, key))
  if (!group) return undefined
  if (group.idempotencyHash !== hash) throw new AppError('key-reused')
  const parts = await orm.select().from(bookings).where(eq(bookings.groupId, group.id))
  const [first] = parts
  if (first && !parts.some(({ status }) => holdsNights(status)))
    await refuseEndedBooking(orm, { ...first, reference: group.reference })
  return group.id
}

/** What tells two requests under one key apart. */
export function hashOf(request: object): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}

async function bookWithin(
  transaction: NodePgDatabase,
  context: Context,
  { request, identity, proof }: { request: GroupRequest } & Pick<NewGroup, 'identity' | 'proof'>,
  { sellExtras }: GroupSelling,
): Promise<number> {
  const { guestPhone, specialRequests, ...asked } = request
  const { id, bookingIds } = await insertGroup(transaction, context, {
    ...asked,
    guestPhone: guestPhone || null,
    specialRequests: specialRequests || null,
    source: 'website',
    status: 'pending',
    userId: null,
    identity,
    proof,
  })
  await sellExtras(transaction, soldParts(request.parts, bookingIds))
  await queueGroupEmail(transaction, 'group-received', id)
  // Of a group whose mailbox is to be proved the hotel hears when it is.
  if (!proof) await queueGroupEmail(transaction, 'new-group', id)
  return id
}

function soldParts(parts: GroupRequest['parts'], bookingIds: readonly number[]): SoldPart[] {
  return parts.flatMap((part, place) => {
    const bookingId = bookingIds[place]
    if (bookingId === undefined || !part.extras?.items.length) return []
    const booked = { bookingId, ...stayOfPart(part), guests: part.numberOfGuests }
    return { place, booked, wish: part.extras }
  })
}

/** The first answer, whatever staff have done with the villas since; of the hold it says what is true by now. */
async function readReceipt(
  context: Context,
  id: number,
  request: GroupRequest,
  { offerDeposit }: GroupSelling,
): Promise<GroupReceipt> {
  const { orm } = context.database
  const [group] = await orm.select().from(reservationGroups).where(eq(reservationGroups.id, id))
  if (!group) throw new AppError('internal')
  const parts = await orm.select().from(bookings).where(eq(bookings.groupId, id)).orderBy(asc(bookings.id))
  const deposit = await offerDeposit(context, id)
  // They were refused at any other amount than was sent.
  const extrasOf = (place: number) => request.parts[place]?.extras?.amount
  const extras = request.parts.reduce((sum, part) => sum + toCents(part.extras?.amount ?? '0.00'), 0)
  const plan = planOf(parts[0]?.nights ?? null)
  const held = parts.find(({ holdExpiresAt }) => holdExpiresAt !== null)
  return {
    reference: group.reference,
    status: 'pending',
    totalAmount: toAmount(totalOf(parts)),
    holdExpiresAt: held?.holdExpiresAt?.toISOString() ?? null,
    mailboxProof: held?.mailboxProof ?? 'not-asked',
    ...(plan && { ratePlan: planToWire(plan) }),
    ...(extras > 0 && { extrasAmount: toAmount(extras) }),
    ...(deposit && { deposit }),
    parts: parts.map(({ id, reference, villaId, checkInDate, checkOutDate, totalCents }, place) => ({
      id,
      reference,
      villaId,
      checkInDate,
      checkOutDate,
      totalAmount: toAmount(totalCents),
      ...(extrasOf(place) && { extrasAmount: extrasOf(place) }),
    })),
  }
}
