import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { keepAgreedNights } from '@/features/rates/rules/keep-nights'
import { rateOf } from '@/features/rates/rules/pricing'
import { promoOf } from '@/features/rates/rules/promo'
import { holdPlan, planOf } from '@/features/rates/rules/rate-plan'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import type { BookedVilla } from '@/features/villas/server/store'
import { type Day, toDay } from '@/kernel/days'
import { AppError, type FieldProblem } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import type { Staff } from '@/server/http/access'
import { BOOKINGS_PATH } from '../paths'
import { bookingInputText } from '../rules/input-words'
import { checkParty } from '../rules/party'
import { isPricedAlike, isStayOpen, judgeInHouse, judgeStayChange, type Lodging } from '../rules/stay-changes'
import type { BookingChange, StaffBooking } from '../staff-contract'
import { assertNoDoubts, type FindStepDoubts } from './ask-before-step'
import { assertNightsFree, refuseTakenNights } from './assert-nights-free'
import type { RepriceExtras } from './booking-extras'
import { findBooking } from './list-bookings'
import {
  assertPriced,
  assertTotal,
  getVillaOrThrow,
  lockVillas,
  priceForParty,
  priceLodging,
} from './price-lodging'
import { queueBookingEmailOnce } from './queue-email'
import { splitStay } from './split-stay'
import { bookings } from './table'

type Row = typeof bookings.$inferSelect

export type ByGuest = {
  /** Throws where a guest may not change this booking; `isPriceSame` for what leaves nights, villa and meals. */
  assertAllowed: (booking: Pick<Row, 'status' | 'checkInDate' | 'nights'>, isPriceSame: boolean) => void
  /** Whether cancelling is free no more or staff set the price, so that fewer guests are no cheaper. */
  isHeld: (booking: Pick<Row, 'status' | 'checkInDate' | 'nights'>) => boolean
}

/** What is to change; `byGuest` says that the guest changes it: the terms of guests bind, and nobody else's booking is named. */
export type WantedChange = {
  change: BookingChange
  repriceExtras: RepriceExtras
  byGuest?: ByGuest
  /** What speaks against another villa for guests in house: the same as against checking in there. */
  findDoubts?: FindStepDoubts
  /** What of a stay's problems staff accept for the reason they give; front-desk knows which they may. */
  excuse?: Excuse
}

type Excuse = (
  problems: readonly FieldProblem[],
  stay: Lodging,
  limits: { today: Day; maxGuests: number },
) => { left: FieldProblem[]; exceeded: string[] }

/**
 * Gives a booking other nights, another villa, another party or other guest data. A stay that changes is priced anew;
 * its extras too; the database refuses nights that are taken. The trail keeps the stay, and of the guest only which fields changed.
 * Throws not-found, changed-meanwhile, step-not-allowed, step-asks, invalid-input, villa-unavailable, total-differs,
 * nights-taken, extra-not-left.
 */
export async function changeBooking(
  context: Context,
  staff: Pick<Staff, 'id' | 'email'>,
  id: number,
  wanted: WantedChange,
): Promise<StaffBooking> {
  const { orm } = context.database
  const seen = await findBooking(orm, id)
  if (!seen) throw new AppError('not-found')
  const lodging = { ...lodgingOf(seen), ...lodgingIn(wanted.change), id }
  const write = (transaction: NodePgDatabase) => changeWithin(transaction, context, staff, seen, wanted)
  const booking = await orm
    .transaction(write)
    .catch((error) => (wanted.byGuest ? refuseTakenNights(error) : assertNightsFree(orm, error, lodging)))
  if (!booking) throw new AppError('not-found')
  context.changed(BOOKINGS_PATH)
  return booking
}

async function changeWithin(
  transaction: NodePgDatabase,
  { today }: Context,
  staff: Pick<Staff, 'id' | 'email'>,
  seen: StaffBooking,
  { change, repriceExtras, byGuest, excuse, findDoubts }: WantedChange,
): Promise<StaffBooking | undefined> {
  await lockVillas(transaction, [seen.villaId, change.villaId ?? seen.villaId])
  const villa = await getVillaOrThrow(transaction, change.villaId ?? seen.villaId)
  const [row] = await transaction.select().from(bookings).where(eq(bookings.id, seen.id)).for('update')
  if (!row) throw new AppError('not-found')
  assertUnchanged(row.updatedAt.toISOString(), change.updatedAt)
  // Moved between the look and the lock: the villa judged here may not be the one that counts.
  if (row.villaId !== seen.villaId) throw new AppError('changed-meanwhile')
  const before = lodgingOf(row)
  const after = { ...before, ...lodgingIn(change) }
  const isStaySame = (Object.keys(before) as (keyof Lodging)[]).every((key) => before[key] === after[key])
  const isMove = row.status === 'checked-in' && before.villaId !== after.villaId
  if (isMove && findDoubts) {
    const there = { ...row, villaId: after.villaId }
    assertNoDoubts(await findDoubts(transaction, there, 'checked-in'), change.asksFirst ?? false)
  }
  // Guests who are moved in the middle of their stay keep what was agreed.
  const priced = isMove && !change.reprices ? { ...after, villaId: before.villaId } : after
  const isPriceSame = isStaySame || (isPricedAlike(before, priced) && !change.reprices)
  byGuest?.assertAllowed(row, isPriceSame)
  const limits = { today: today(), isByGuest: byGuest !== undefined }
  const exceeded = isStaySame
    ? []
    : assertStayAllowed(row, before, after, villa, { ...limits, isPriceSame, excuse })
  const party = partyIn(change, row)
  const plan = holdPlan(row.nights, { stay: after, categoryId: villa.categoryId })
  const kept = isPriceSame
    ? row
    : keepAgreedNights(priceLodging(assertPriced(villa), { ...after, ...party, plan }).nights, {
        isInHouse: row.status === 'checked-in',
        agreed: row.nights,
        isBoardSame: before.board === after.board,
        reprices: change.reprices,
        today: today(),
        categoryId: villa.categoryId,
        taxes: rateOf(assertPriced(villa)).taxes,
      })
  const isHeld = byGuest?.isHeld(row)
  const to = { guests: after.guests, childAges: party.childAges }
  const { totalCents, nights } = priceForParty(kept, { row, villa, to, today: today(), isHeld })
  assertTotal(totalCents, change.totalAmount)
  const values = { ...guestIn(change, row), ...rowOf(after), ...party, totalCents, nights }
  if (isMove) await splitStay(transaction, row.id, { ...after, from: today() })
  await transaction.update(bookings).set(values).where(eq(bookings.id, row.id))
  const seenAmount = change.extrasAmount
  const booked = { bookingId: row.id, ...after, guestsBefore: before.guests, seenAmount }
  const areExtrasSame = isStaySame || !(await repriceExtras(transaction, booked))
  const changed = await findBooking(transaction, row.id)
  if (!changed) return undefined
  const [was, is] = [stayToWire(seen, row), stayToWire(changed, values)]
  const guestData = guestToWire(row, values)
  await recordChange(transaction, staff, {
    resource: 'bookings',
    rowId: row.id,
    action: 'update',
    before: was,
    after: { ...is, ...guestData, ...(exceeded.length > 0 && { exceeded, reason: change.limitsReason }) },
  })
  const isChanged = JSON.stringify(was) !== JSON.stringify(is) || 'guestData' in guestData
  const kinds = byGuest
    ? isChanged
      ? GUEST_CHANGE_EMAILS
      : []
    : isPriceSame && totalCents === row.totalCents && areExtrasSame
      ? []
      : STAFF_CHANGE_EMAILS
  // Who gave no address is told by whoever moved the stay.
  for (const kind of kinds)
    if (values.guestEmail || kind === 'change-notice') await queueBookingEmailOnce(transaction, kind, row.id)
  return changed
}

const STAFF_CHANGE_EMAILS = ['booking-changed'] as const

/** To the guest, and to the hotel. */
const GUEST_CHANGE_EMAILS = ['change-receipt', 'change-notice'] as const

function assertStayAllowed(
  row: Row,
  before: Lodging,
  after: Lodging,
  villa: BookedVilla,
  {
    isPriceSame,
    excuse,
    ...limits
  }: { today: Day; isByGuest: boolean; isPriceSame: boolean; excuse: Excuse | undefined },
): string[] {
  if (!isStayOpen(row.status))
    throw new AppError('step-not-allowed', {
      message: `A booking that is ${row.status} keeps its stay as it was.`,
    })
  if (before.villaId !== after.villaId && !villa.isAvailable) throw new AppError('villa-unavailable')
  const problems = judgeStayChange(row.status, before, after, {
    ...limits,
    maxGuests: villa.maxGuests,
    rate: isPriceSame ? null : rateOf(assertPriced(villa)),
  })
  if (problems.length === 0) return []
  if (!excuse || judgeInHouse(row.status, before, after, limits.today))
    throw new AppError('invalid-input', { problems })
  const { left, exceeded } = excuse(problems, after, { today: limits.today, maxGuests: villa.maxGuests })
  if (left.length > 0) throw new AppError('invalid-input', { problems: left })
  return exceeded
}

type StayFields = Pick<StaffBooking, 'villaId' | 'checkInDate' | 'checkOutDate' | 'numberOfGuests' | 'board'>

function lodgingOf({ villaId, checkInDate, checkOutDate, numberOfGuests, board }: StayFields): Lodging {
  return {
    villaId,
    checkIn: toDay(checkInDate),
    checkOut: toDay(checkOutDate),
    guests: numberOfGuests,
    board,
  }
}

function lodgingIn({
  villaId,
  checkInDate,
  checkOutDate,
  numberOfGuests,
  board,
}: BookingChange): Partial<Lodging> {
  return {
    ...(villaId !== undefined && { villaId }),
    ...(checkInDate !== undefined && { checkIn: toDay(checkInDate) }),
    ...(checkOutDate !== undefined && { checkOut: toDay(checkOutDate) }),
    ...(numberOfGuests !== undefined && { guests: numberOfGuests }),
    ...(board !== undefined && { board }),
  }
}

function rowOf({ villaId, checkIn, checkOut, guests, board }: Lodging) {
  return { villaId, checkInDate: checkIn, checkOutDate: checkOut, numberOfGuests: guests, board }
}

/** Throws invalid-input when no adult would be left. */
function partyIn(change: BookingChange, row: Row) {
  const { childAges = row.childAges, wantsCot = row.wantsCot, numberOfGuests = row.numberOfGuests } = change
  const { arrivalTime = row.arrivalTime } = change
  const problems = checkParty({ guests: numberOfGuests, childAges })
  if (problems.length > 0) throw new AppError('invalid-input', { problems })
  return { childAges, wantsCot, arrivalTime }
}

/** Throws invalid-input when nobody could reach the guest any more. */
function guestIn(change: BookingChange, row: Row) {
  const { guestName = row.guestName, source = row.source } = change
  const guestEmail = change.guestEmail === undefined ? row.guestEmail : change.guestEmail || null
  const guestPhone = change.guestPhone === undefined ? row.guestPhone : change.guestPhone || null
  const specialRequests =
    change.specialRequests === undefined ? row.specialRequests : change.specialRequests || null
  if (!guestEmail && !guestPhone)
    throw new AppError('invalid-input', {
      problems: [{ path: 'guestPhone', message: bookingInputText.contact }],
    })
  // Another address is another mailbox.
  const mailboxProof = guestEmail === row.guestEmail ? row.mailboxProof : 'not-asked'
  return { guestName, guestEmail, guestPhone, specialRequests, source, mailboxProof }
}

/** What the trail tells of a stay. */
export function stayToWire(
  unit: Pick<StaffBooking, 'villaName' | 'roomNumber'>,
  row: Pick<
    Row,
    'checkInDate' | 'checkOutDate' | 'numberOfGuests' | 'board' | 'totalCents' | 'nights' | 'source'
  >,
) {
  return {
    villa: unitNameOf(unit),
    checkInDate: row.checkInDate,
    checkOutDate: row.checkOutDate,
    numberOfGuests: row.numberOfGuests,
    board: row.board,
    totalAmount: toAmount(row.totalCents),
    promoCode: promoOf(row.nights)?.code,
    ratePlan: planOf(row.nights)?.name,
    source: row.source,
  }
}

const GUEST_FIELDS = [
  'guestName',
  'guestEmail',
  'guestPhone',
  'specialRequests',
  'childAges',
  'wantsCot',
  'arrivalTime',
] as const

/** Which of the guest's data changed, not what it was or is (docs/decisions/audit-trail.md). */
function guestToWire(before: Row, after: Pick<Row, (typeof GUEST_FIELDS)[number]>) {
  const changed = GUEST_FIELDS.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  return changed.length > 0 ? { guestData: changed } : {}
}
