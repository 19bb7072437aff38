import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ArrivalTime } from '@/features/bookings/rules/arrival-time'
import { MOST_REQUESTS, MOST_UNPROVEN } from '@/features/bookings/rules/mailbox-proof'
import type { PaymentMethod, PaymentTime } from '@/features/bookings/rules/payment-choice'
import type { BookingSource } from '@/features/bookings/rules/sources'
import { type AskedProof, explainRefusal } from '@/features/bookings/server/insert-booking'
import { lockVillas } from '@/features/bookings/server/price-lodging'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { readHold } from '@/features/property/server/store'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import { hashMailbox, hashSender } from '@/server/hash-sender'
import type { GroupPart } from '../contract'
import type { AskedPlan } from './choose-plan'
import { assertTotalSeen, type PricedPart, priceParts } from './price-parts'
import { assertPartsFree } from './refuse-taken'

/** The key a request came under and what it said. */
export type Identity = { key: string; hash: string }

export type NewGroup = AskedPlan & {
  parts: readonly GroupPart[]
  guestName: string
  guestEmail: string | null
  guestPhone: string | null
  specialRequests: string | null
  arrivalTime?: ArrivalTime | null | undefined
  paymentMethod?: PaymentMethod | null | undefined
  paymentTime?: PaymentTime | null | undefined
  source: BookingSource
  status: 'pending' | 'confirmed'
  /** The member of staff who takes it down; null where the guest books. */
  userId: number | null
  totalAmount?: string | null | undefined
  identity: Identity | undefined
  proof: AskedProof
}

export type InsertedGroup = { id: number; bookingIds: number[]; parts: PricedPart[] }

/**
 * Books all villas of a group or none, in the caller's transaction: it locks them in the order of their ids, so that
 * groups after the same villas queue up instead of deadlocking, and looks for taken nights behind these locks.
 * Throws invalid-input, villa-unavailable, total-differs, nights-taken.
 */
export async function insertGroup(
  transaction: NodePgDatabase,
  { today }: Pick<Context, 'today'>,
  wanted: NewGroup,
): Promise<InsertedGroup> {
  await lockVillas(
    transaction,
    wanted.parts.map(({ villaId }) => villaId),
  )
  const parts = await priceParts(transaction, wanted.parts, {
    today: today(),
    isByStaff: wanted.userId !== null,
    ratePlanId: wanted.ratePlanId,
    ratePlanTerms: wanted.ratePlanTerms,
  })
  await assertPartsFree(transaction, parts)
  assertTotalSeen(parts, wanted.totalAmount)
  const { guestName, guestEmail, guestPhone, userId, identity } = wanted
  const [group] = await transaction
    .insert(reservationGroups)
    .values({
      guestName,
      guestEmail,
      guestPhone,
      userId,
      idempotencyKey: identity?.key ?? null,
      idempotencyHash: identity?.hash ?? null,
    })
    .returning({ id: reservationGroups.id })
  if (!group) throw new AppError('internal')
  await assertMayHold(transaction, wanted)
  const rows = parts.map((part) => toRow(wanted, part))
  const holdExpiresAt =
    wanted.status === 'pending' && userId === null ? await holdEnd(transaction, wanted.proof) : null
  const made = await transaction
    .insert(bookings)
    .values(rows.map((row) => ({ ...row, groupId: group.id, holdExpiresAt })))
    .returning({ id: bookings.id })
  return { id: group.id, bookingIds: made.map(({ id }) => id), parts }
}

function toRow(wanted: NewGroup, { part, stay, board, totalCents, nights }: PricedPart) {
  const { guestEmail, guestPhone, specialRequests, status, source, userId, proof } = wanted
  return {
    villaId: part.villaId,
    guestName: part.guestName || wanted.guestName,
    guestEmail,
    guestPhone,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    numberOfGuests: part.numberOfGuests,
    childAges: part.childAges ?? [],
    wantsCot: part.wantsCot ?? false,
    board,
    totalCents,
    nights,
    specialRequests,
    arrivalTime: wanted.arrivalTime ?? null,
    paymentMethod: wanted.paymentMethod ?? null,
    paymentTime: wanted.paymentTime ?? null,
    status,
    source,
    userId,
    mailboxProof: proof ? ('asked' as const) : ('not-asked' as const),
    senderHash: proof?.address ? hashSender(proof.address) : null,
    mailboxHash: proof?.address && guestEmail ? hashMailbox(guestEmail) : null,
  }
}

/** All villas of a group are held until the same moment. */
async function holdEnd(transaction: NodePgDatabase, proof: AskedProof) {
  const { hours, firstMinutes } = await readHold(transaction)
  const whole = hours * 60
  return sql`now() + make_interval(mins => ${proof ? Math.min(firstMinutes, whole) : whole}::int)`
}

/** A group may be asked for while its sender and its mailbox may make a request; all of its villas count from then on. */
async function assertMayHold(transaction: NodePgDatabase, { proof, guestEmail }: NewGroup): Promise<void> {
  if (!proof?.address || !guestEmail) return
  await transaction
    .execute(
      sql`select assert_may_hold(${hashSender(proof.address)}, ${hashMailbox(guestEmail)}, ${MOST_UNPROVEN}, ${MOST_REQUESTS})`,
    )
    .catch(explainRefusal)
}
