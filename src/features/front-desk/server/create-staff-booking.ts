import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { billNewBooking } from '@/features/billing/server/set-billing'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { checkBoard, checkStay } from '@/features/bookings/rules/limits'
import { checkParty } from '@/features/bookings/rules/party'
import { judgeStep } from '@/features/bookings/rules/status-steps'
import { assertNoDoubts, type FindStepDoubts } from '@/features/bookings/server/ask-before-step'
import { assertNightsFree } from '@/features/bookings/server/assert-nights-free'
import { stayToWire } from '@/features/bookings/server/change-booking'
import { findBooking } from '@/features/bookings/server/list-bookings'
import {
  assertPriced,
  assertTotal,
  getVillaOrThrow,
  lockVillas,
  priceLodging,
} from '@/features/bookings/server/price-lodging'
import { queueBookingEmail } from '@/features/bookings/server/queue-email'
import { refuseEndedBooking } from '@/features/bookings/server/refuse-ended-booking'
import { bookings } from '@/features/bookings/server/table'
import type { DeskBooking, StaffBooking } from '@/features/bookings/staff-contract'
import type { DeskContext } from '@/features/business-day/server/read-business-day'
import { askForPrice } from '@/features/payments/server/price-booking'
import { setNewPrice } from '@/features/payments/server/set-new-price'
import { DEFAULT_BOARD } from '@/features/rates/rules/board'
import { rateOf } from '@/features/rates/rules/pricing'
import { getPlanOrThrow } from '@/features/rates/server/rate-plans'
import { type Day, toDay } from '@/kernel/days'
import { AppError, type FieldProblem } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { findExceeded, withoutExceeded } from '../rules/exceed-limits'

/** What a guest with an address gets in writing; one who stands at the desk needs no e-mail. */
const EMAILS = { pending: 'request-received', confirmed: 'booking-confirmed', 'checked-in': null } as const

/**
 * Takes a booking down for a guest who called or stands at the desk, at the price of the rules, confirmed or even
 * checked in at once. The same form sent again under its key books once.
 * A price that lets the guest off more than the clerk's limit waits for an admin; until then the booking has that of the
 * list. Throws invalid-input, villa-unavailable, total-differs, nights-taken, key-reused, booking-ended, step-asks,
 * step-not-allowed, not-allowed.
 */
export async function createStaffBooking(
  context: DeskContext,
  staff: Staff,
  wanted: DeskBooking,
  key: string | undefined,
  findDoubts: FindStepDoubts,
): Promise<StaffBooking> {
  const { orm } = context.database
  const sent = key === undefined ? undefined : { key, hash: hashOf(wanted) }
  const earlier = await findSent(context, sent)
  if (earlier) return earlier
  const stay = { checkIn: toDay(wanted.checkInDate), checkOut: toDay(wanted.checkOutDate) }
  const booking = await orm
    .transaction((transaction) => takeWithin(transaction, context, staff, wanted, sent, findDoubts))
    .catch(
      async (error) =>
        (await findSent(context, sent)) ??
        (await assertNightsFree(orm, error, { ...stay, villaId: wanted.villaId })),
    )
  if (!booking) throw new AppError('not-found')
  context.changed(BOOKINGS_PATH)
  return booking
}

async function takeWithin(
  transaction: NodePgDatabase,
  { today, calendarDay }: DeskContext,
  staff: Staff,
  wanted: DeskBooking,
  sent: Sent | undefined,
  findDoubts: FindStepDoubts,
): Promise<StaffBooking | undefined> {
  await lockVillas(transaction, [wanted.villaId])
  const villa = assertPriced(await getVillaOrThrow(transaction, wanted.villaId))
  if (!villa.isAvailable) throw new AppError('villa-unavailable')
  const stay = { checkIn: toDay(wanted.checkInDate), checkOut: toDay(wanted.checkOutDate) }
  const board = wanted.board ?? DEFAULT_BOARD
  const limits = { today: today(), maxGuests: villa.maxGuests }
  const party = { guests: wanted.numberOfGuests, childAges: wanted.childAges ?? [] }
  const asked = { ...stay, guests: party.guests }
  const exceeded = wanted.limitsReason ? findExceeded(asked, limits) : []
  const problems = [
    ...withoutExceeded(checkStay(asked, limits), exceeded),
    ...checkParty(party),
    ...checkBoard(board, rateOf(villa)),
    ...judgeStart(wanted, calendarDay()),
  ]
  if (problems.length > 0) throw new AppError('invalid-input', { problems })
  const {
    totalAmount,
    limitsReason,
    asksFirst = false,
    ratePlanId,
    companyId = null,
    priceKind,
    priceValue,
    priceReason,
    ...values
  } = wanted
  const plan = await getPlanOrThrow(transaction, ratePlanId, { stay, categoryId: villa.categoryId })
  const listPrice = priceLodging(villa, { ...stay, ...party, board, plan })
  const set = await setNewPrice(transaction, staff, wanted, { listPrice, villa, today: limits.today })
  const price = set && !set.isWaiting ? set.price : listPrice
  assertTotal((set?.price ?? listPrice).totalCents, totalAmount)
  const row = {
    ...values,
    board,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    guestEmail: wanted.guestEmail || null,
    guestPhone: wanted.guestPhone || null,
    specialRequests: wanted.specialRequests || null,
    ...price,
    userId: staff.id,
    idempotencyKey: sent?.key ?? null,
    idempotencyHash: sent?.hash ?? null,
  }
  const [made] = await transaction.insert(bookings).values(row).returning()
  if (!made) throw new AppError('internal')
  const billed = await billNewBooking(transaction, made.id, companyId)
  // Who is checked in at once comes into the villa like everybody else.
  if (made.status === 'checked-in')
    assertNoDoubts(await findDoubts(transaction, made, 'checked-in'), asksFirst)
  const told = stayToWire({ villaName: villa.name, roomNumber: villa.roomNumber }, row)
  await recordChange(transaction, staff, {
    resource: 'bookings',
    rowId: made.id,
    action: 'create',
    after: {
      ...{ status: row.status, ...told, ...billed },
      ...(exceeded.length > 0 && { exceeded, reason: limitsReason }),
      ...(set && !set.isWaiting && { priceKind: set.wanted.kind, priceReason: set.reason }),
    },
  })
  if (set?.isWaiting) await askForPrice(transaction, staff, { bookingId: made.id, ...set })
  const email = EMAILS[row.status]
  if (email && row.guestEmail) await queueBookingEmail(transaction, email, [made.id])
  return await findBooking(transaction, made.id)
}

/** A guest checks in on the day of arrival, not before: by the clock, as for every other booking. */
function judgeStart({ status, checkInDate }: DeskBooking, today: Day): FieldProblem[] {
  if (status !== 'checked-in') return []
  const standing = { status: 'confirmed', checkInDate: toDay(checkInDate) } as const
  if (judgeStep(standing, 'checked-in', today) === 'legal') return []
  return [{ path: 'checkInDate', message: 'Only a guest who arrives today can be checked in at once.' }]
}

type Sent = { key: string; hash: string }

async function findSent(
  { database: { orm } }: Context,
  sent: Sent | undefined,
): Promise<StaffBooking | undefined> {
  if (!sent) return undefined
  const [earlier] = await orm
    .select({
      id: bookings.id,
      reference: bookings.reference,
      hash: bookings.idempotencyHash,
      status: bookings.status,
    })
    .from(bookings)
    .where(eq(bookings.idempotencyKey, sent.key))
  if (!earlier) return undefined
  if (earlier.hash !== sent.hash) throw new AppError('key-reused')
  await refuseEndedBooking(orm, earlier)
  return await findBooking(orm, earlier.id)
}

/** What was asked before it was booked makes it no other booking. */
function hashOf({ asksFirst: _asked, ...wanted }: DeskBooking): string {
  return createHash('sha256').update(JSON.stringify(wanted)).digest('base64url')
}
