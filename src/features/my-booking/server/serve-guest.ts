import { eq } from 'drizzle-orm'
import type { RepriceExtras } from '@/features/bookings/server/booking-extras'
import { type ByGuest, changeBooking } from '@/features/bookings/server/change-booking'
import { changeStatus } from '@/features/bookings/server/change-status'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { bookings } from '@/features/bookings/server/table'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { freeCancellationEnd, guestRights } from '@/features/cancellation/rules/free-cancellation'
import { withPlan } from '@/features/cancellation/rules/plan-cancelling'
import { chargeEnding, owedOnceEnded, readEndingFee } from '@/features/cancellation/server/charge-ending'
import type { WholeDocument } from '@/features/documents/contract'
import { listGuestDocuments, readDocument } from '@/features/documents/server/list-documents'
import type { BookedExtra } from '@/features/extras/contract'
import { listBookedExtras } from '@/features/extras/server/read-extras'
import { repriceExtras } from '@/features/extras/server/sell-extras'
import { areLinksOver, LINK_ADVICE, tellLinkEnd } from '@/features/guest-links/rules/link-end'
import { findLinkedBooking } from '@/features/guest-links/server/guest-links'
import { paysOnline } from '@/features/online-payments/server/store'
import type { BookingLedger } from '@/features/payments/contract'
import { readLedger } from '@/features/payments/server/store'
import type { PropertyFacts, WrittenFacts } from '@/features/property/contract'
import { tellReach } from '@/features/property/rules/reach-links'
import { tellClock } from '@/features/property/rules/told-facts'
import { readWrittenFacts } from '@/features/property/server/store'
import { nightsFromWire } from '@/features/rates/rules/nightly-rates'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { planOf } from '@/features/rates/rules/rate-plan'
import { hasSetPrice } from '@/features/rates/rules/set-price'
import { writeStayFile } from '@/features/stay-files/server/write-stay-file'
import { FILE_WORDS } from '@/features/stay-files/text'
import { placeOf } from '@/features/villas/rules/villa-groups'
import { type BookedVilla, findBookedVilla, hasPrice, isVillaShown } from '@/features/villas/server/store'
import { type Day, formatDay, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { labelled } from '@/kernel/labels'
import { type Cents, toAmount, toCents } from '@/kernel/money'
import { BY_GUEST } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { GuestBooking, GuestCancellation, GuestChange, GuestGroup } from '../contract'
import { CLOSED_WORDS } from '../rules/closed-words'
import { canSeeWifi } from '../rules/wifi-window'
import { readGuestGroup } from './read-guest-group'

type Linked = {
  booking: StaffBooking
  villa: BookedVilla
  unseenVilla: GuestBooking['unseenVilla']
  facts: WrittenFacts
  ledger: BookingLedger
  extras: BookedExtra[]
  cancelling: { fee: Cents; returns: Cents }
  paysOnline: boolean
  documents: GuestBooking['documents']
  group: GuestGroup | null
}

/** The booking behind a private link. Throws not-found. */
export async function readGuestBooking(context: Context, token: string): Promise<GuestBooking> {
  return toGuestBooking(context, await findLinked(context, token))
}

/**
 * Changes the stay while cancelling it is free, party and requests until the day of arrival is over. Throws not-found,
 * step-not-allowed, invalid-input, villa-unavailable, total-differs, nights-taken.
 */
export async function changeByGuest(
  context: Context,
  token: string,
  change: GuestChange,
): Promise<GuestBooking> {
  const linked = await findLinked(context, token)
  let isHeld = false
  const rightsOf = (row: Parameters<ByGuest['isHeld']>[0]) => rightsIn(context, { ...linked, booking: row })
  const byGuest: ByGuest = {
    // Asked once more of the locked row: staff may have moved the stay or checked the guest in meanwhile.
    assertAllowed: (row, isPriceSame) => {
      const { canChange, canChangeStay } = rightsOf(row)
      if (!canChange) throw new AppError('step-not-allowed', { message: CLOSED_WORDS.all })
      if (!isPriceSame && !canChangeStay)
        throw new AppError('step-not-allowed', {
          message: tellClosed(row.nights),
        })
      isHeld = !canChangeStay
    },
    isHeld: (row) => !rightsOf(row).canChangeStay,
  }
  const repriceHeld: RepriceExtras = (transaction, booked) =>
    repriceExtras(transaction, { ...booked, isHeld })
  const { villaId } = change
  const isMove = villaId !== undefined && villaId !== linked.booking.villaId
  if (isMove && !(await isVillaShown(context.database.orm, villaId, context.today())))
    throw new AppError('villa-unavailable')
  const wanted = { change, repriceExtras: repriceHeld, byGuest }
  const booking = await changeBooking(context, BY_GUEST, linked.booking.id, wanted)
  const villa = (await findBookedVilla(context.database.orm, booking.villaId)) ?? linked.villa
  const unseenVilla = isMove ? undefined : linked.unseenVilla
  return toGuestBooking(context, {
    ...linked,
    booking,
    villa,
    unseenVilla,
    ...(await readMoney(context, booking)),
  })
}

/** Why dates, villa and meals are for reception. */
function tellClosed(nights: Parameters<ByGuest['isHeld']>[0]['nights']): string {
  if (hasSetPrice(nights)) return CLOSED_WORDS.price
  const plan = planOf(nights)
  return plan?.cancellation === 'non-refundable' ? CLOSED_WORDS.plan(plan.name) : CLOSED_WORDS.stay
}

/**
 * Cancels while that is free, and later for the fee the guest has seen; the nights are free for others at once. Throws
 * not-found, step-not-allowed, total-differs for another fee than that.
 */
export async function cancelByGuest(
  context: Context,
  token: string,
  seen: GuestCancellation,
): Promise<GuestBooking> {
  const linked = await findLinked(context, token)
  if (!rightsIn(context, linked).canCancel)
    throw new AppError('step-not-allowed', { message: CLOSED_WORDS.cancel })
  const step = { status: 'cancelled', reason: 'by the guest', fee: seen?.fee ?? '0.00' } as const
  const booking = await changeStatus(context, BY_GUEST, linked.booking.id, step, chargeEnding)
  return toGuestBooking(context, { ...linked, booking, ...(await readMoney(context, booking)) })
}

/** One of the papers that the guest's page lists. Throws not-found. */
export async function readGuestDocument(
  context: Context,
  token: string,
  documentId: number,
): Promise<WholeDocument> {
  const { documents } = await findLinked(context, token)
  if (!documents.some(({ id }) => id === documentId)) throw new AppError('not-found')
  return await readDocument(context.database.orm, documentId)
}

/** The stay as an .ics file. Throws not-found. */
export async function writeGuestStayFile(context: Context, token: string): Promise<string> {
  const { booking, villa, facts } = await findLinked(context, token)
  return await writeStayFile({
    stay: { checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) },
    uid: `booking-${booking.id}@${new URL(context.settings.SITE_URL ?? 'http://localhost').hostname}`,
    sequence: booking.revision,
    status: booking.status,
    summary: labelled(facts.name, villa.name),
    description: [
      FILE_WORDS.booking(booking.reference),
      placeOf(villa),
      FILE_WORDS.checkIn(formatDay(toDay(booking.checkInDate)), tellClock(facts.checkInTime)),
      FILE_WORDS.checkOut(formatDay(toDay(booking.checkOutDate)), tellClock(facts.checkOutTime)),
      tellReach(facts),
    ].join('\n'),
    location: facts.address,
    madeAt: new Date(booking.updatedAt),
  })
}

async function findLinked(context: Context, token: string): Promise<Linked> {
  const { orm } = context.database
  const id = await findLinkedBooking(orm, token)
  const booking = id === undefined ? undefined : await findBooking(orm, id)
  const facts = await readWrittenFacts(orm)
  if (booking && areLinksOver(toDay(booking.checkOutDate), context.today(), facts.linkDays))
    throw new AppError('not-found', {
      message: LINK_ADVICE.callUs(tellLinkEnd(facts.linkDays)),
    })
  const villa = booking && (await findBookedVilla(orm, booking.villaId))
  if (!booking || !villa) throw new AppError('not-found')
  const group = await readGuestGroup(context, token, booking)
  const money = await readMoney(context, booking)
  const isPaidOnline = await paysOnline(context, booking.id, money.ledger.due)
  const documents = (await listGuestDocuments(orm, booking.id)).map(
    ({ id: documentId, kind, number, issuedOn, total }) => ({
      id: documentId,
      kind,
      number,
      issuedOn,
      total,
    }),
  )
  const isSeen = await isVillaShown(orm, booking.villaId, context.today())
  const unseenVilla = !isSeen && hasPrice(villa) ? villa : undefined
  return { booking, villa, unseenVilla, facts, ...money, paysOnline: isPaidOnline, documents, group }
}

/** The folio, the extras in it, and what cancelling costs now and leaves of what was paid. */
async function readMoney(
  context: Context,
  { id }: StaffBooking,
): Promise<Pick<Linked, 'ledger' | 'extras' | 'cancelling'>> {
  const { orm } = context.database
  const ledger = await readLedger(orm, id)
  const [row] = await orm.select().from(bookings).where(eq(bookings.id, id))
  const fee = row ? await readEndingFee(orm, context, row, 'cancelled') : 0
  const extras = await listBookedExtras(orm, id)
  return {
    ledger,
    extras,
    cancelling: { fee, returns: toCents(ledger.paid) - (await owedOnceEnded(orm, id, fee)) },
  }
}

function rightsIn(
  { now, today }: Context,
  {
    booking,
    facts,
  }: {
    booking: Pick<StaffBooking, 'status' | 'checkInDate'> & {
      nights: readonly { listed?: unknown; plan?: PlanTerms | undefined }[] | null
    }
    facts: PropertyFacts
  },
) {
  const standing = { status: booking.status, checkInDate: toDay(booking.checkInDate) }
  const hotel = withPlan(facts, planOf(booking.nights))
  const rights = guestRights(standing, { now: now(), today: today(), hotel })
  // The price of today would take the place of the one that was agreed.
  return hasSetPrice(booking.nights) ? { ...rights, canChangeStay: false } : rights
}

function toGuestBooking(context: Context, linked: Linked): GuestBooking {
  const { booking, villa, facts, ledger, cancelling } = linked
  return {
    id: booking.id,
    reference: booking.reference,
    status: booking.status,
    villaId: booking.villaId,
    villaName: villa.name,
    place: placeOf(villa),
    maxGuests: villa.maxGuests,
    ...(linked.unseenVilla && { unseenVilla: linked.unseenVilla }),
    checkInDate: booking.checkInDate,
    checkOutDate: booking.checkOutDate,
    numberOfGuests: booking.numberOfGuests,
    childAges: booking.childAges,
    wantsCot: booking.wantsCot,
    board: booking.board,
    nights: booking.nights,
    totalAmount: booking.totalAmount,
    paidAmount: ledger.paid,
    owedAmount: ledger.owed,
    dueAmount: ledger.due,
    charges: ledger.charges
      .filter(({ correctsId, isCorrected }) => correctsId === null && !isCorrected)
      .map(({ chargedOn, description, quantity, amount }) => ({ chargedOn, description, quantity, amount })),
    extras: linked.extras,
    paysOnline: linked.paysOnline,
    guestName: booking.guestName,
    specialRequests: booking.specialRequests,
    paymentMethod: booking.paymentMethod,
    paymentTime: booking.paymentTime,
    arrivalTime: booking.arrivalTime,
    holdExpiresAt: booking.holdExpiresAt,
    mailboxProof: booking.mailboxProof,
    wifi: wifiFor(booking, facts, context.today()),
    today: context.today(),
    ...rightsIn(context, linked),
    hasSetPrice: hasSetPrice(booking.nights),
    cancelFee: toAmount(cancelling.fee),
    cancelReturns: toAmount(cancelling.returns),
    freeUntil:
      freeCancellationEnd(
        toDay(booking.checkInDate),
        withPlan(facts, planOf(nightsFromWire(booking.nights))),
      )?.toISOString() ?? null,
    documents: linked.documents,
    group: linked.group,
  }
}

/** The network and its password while the guest may see them; null where the hotel has named none. */
function wifiFor(
  { status, checkInDate, checkOutDate }: StaffBooking,
  { wifiName, wifiPassword }: WrittenFacts,
  today: Day,
): GuestBooking['wifi'] {
  const standing = { status, checkIn: toDay(checkInDate), checkOut: toDay(checkOutDate) }
  return wifiName && canSeeWifi(standing, today) ? { name: wifiName, password: wifiPassword } : null
}

/** The id of the booking behind a private link that has not ended. Throws not-found. */
export async function findGuestBookingId(context: Context, token: string): Promise<number> {
  return (await findLinked(context, token)).booking.id
}
