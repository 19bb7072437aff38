import { createHash } from 'node:crypto'
import { refuseCode } from '@/features/promo-codes/server/judge-code'
import { judgeForGuest } from '@/features/promo-codes/server/judge-for-guest'
import { DEFAULT_BOARD } from '@/features/rates/rules/board'
import { planToWire } from '@/features/rates/rules/nightly-rates'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { applyPromo } from '@/features/rates/rules/promo'
import { planOf, quoteOn } from '@/features/rates/rules/rate-plan'
import { judgeAskedPlan, judgeSeenTerms } from '@/features/rates/server/choose-plan'
import { REFUSAL_WORDS } from '@/features/stay-words/rules/refusals'
import { toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { type Cents, formatPrice, toAmount, toCents } from '@/kernel/money'
import { whenShown } from '@/kernel/shown-days'
import type { Context } from '@/server/context'
import { transactOnClient } from '@/server/db/lost-connections'
import { reachesMailboxes } from '@/server/env'
import type { BookingReceipt, BookingRequest } from '../contract'
import { BOOKINGS_PATH } from '../paths'
import { checkStay } from '../rules/limits'
import { checkParty } from '../rules/party'
import type { BookingStatus } from '../rules/status'
import type { Selling } from './booking-extras'
import {
  type AskedProof,
  type Identity,
  type Inserted,
  insertBooking,
  type NewBooking,
} from './insert-booking'
import { type BookingTerms, cachedBookingTerms, readBookingTerms } from './read-booking-terms'
import { refuseEndedBooking } from './refuse-ended-booking'

/**
 * Books a stay for a visitor, pending, at the price our own rules give; the receipt holds nothing of the guest.
 * With a key, the same request sent again gets the first receipt back while that booking holds its nights.
 * Throws invalid-input, villa-unavailable, total-differs, nights-taken, extra-not-left, key-reused, booking-ended,
 * too-many-unproven, too-many-for-mailbox (docs/decisions/product-rules.md, docs/decisions/holds.md).
 */
export async function createBooking(
  context: Context,
  request: BookingRequest,
  { key, address }: { key: string | undefined; address: string },
  selling: Selling,
): Promise<BookingReceipt> {
  const identity = key === undefined ? undefined : { key, hash: hashOf(request) }
  try {
    const proof = askProof(context, address)
    const made = await bookOnKnownTerms(context, { request, identity, proof, address, ...selling })
    context.changed(BOOKINGS_PATH)
    return await withDeposit(context, selling, toReceipt({ ...request, ...made }, request))
  } catch (refusal) {
    // Only what is refused can have been booked before: a first request pays nothing for its key.
    const earlier = identity && (await findEarlier(context, request, identity))
    if (earlier) return await withDeposit(context, selling, earlier)
    throw refusal
  }
}

/** What is known before there are terms. */
type Wanted = Pick<NewBooking, 'request' | 'identity' | 'proof'> &
  Pick<Selling, 'sellExtras'> & { address: string }

/**
 * The receipt of the booking that was made of this request under this key; null where none was. Makes none. Throws
 * key-reused, booking-ended.
 */
export async function findSentBooking(
  context: Context,
  request: BookingRequest,
  key: string,
  selling: Selling,
): Promise<BookingReceipt | null> {
  const earlier = await findEarlier(context, request, { key, hash: hashOf(request) })
  return earlier ? await withDeposit(context, selling, earlier) : null
}

type Made = Inserted & Priced

type Priced = { totalCents: Cents; plan: PlanTerms | null }

/** On the terms this process knows; on fresh ones where it knows none, where these refuse the stay or have changed. */
async function bookOnKnownTerms(context: Context, wanted: Wanted): Promise<Made> {
  const { database } = context
  const { villaId } = wanted.request
  const known = cachedBookingTerms(database, villaId)
  const made = known && (await bookOn(context, known, wanted))
  if (made && !(made instanceof AppError)) return made
  const fresh = await readBookingTerms(database, villaId)
  const answer = await bookOn(context, fresh, wanted)
  // Changed while they were being read: whoever is at it is not done.
  if (!answer) throw new AppError('villa-unavailable')
  if (answer instanceof AppError) throw answer
  return answer
}

/** Books at what these terms say; answers their refusal instead, or undefined when they no longer stand. */
async function bookOn(
  context: Context,
  terms: BookingTerms,
  { request, identity, proof, address, sellExtras }: Wanted,
): Promise<Made | AppError | undefined> {
  const { database, today } = context
  if (!terms.shown || whenShown(terms.shown, today()) !== 'now') return new AppError('villa-unavailable')
  const stay = { checkIn: toDay(request.checkInDate), checkOut: toDay(request.checkOutDate) }
  const board = request.board ?? DEFAULT_BOARD
  const guests = request.numberOfGuests
  const childAges = request.childAges ?? []
  const problems = [
    ...checkStay({ ...stay, board, guests }, { today: today(), ...terms }),
    ...checkParty({ guests, childAges }),
  ]
  if (problems.length > 0) return new AppError('invalid-input', { problems })
  const { categoryId } = terms
  const plan = judgeAskedPlan(terms.plans, request.ratePlanId, { stay, categoryId, today: today() })
  if (plan instanceof AppError) return plan
  const listed = quoteOn(plan, terms.rate, stay, { guests, childAges }, board)
  const wish = { code: request.promoCode ?? '', stay, categoryId }
  const promo = wish.code && (await judgeForGuest(context, wish, address))
  if (promo && 'refusal' in promo) return refuseCode(promo.refusal)
  const quote = promo ? applyPromo(listed, promo) : listed
  const { total } = quote
  if (request.totalAmount != null && toCents(request.totalAmount) !== total) return otherTotal(total)
  const otherTerms = judgeSeenTerms(plan, request.ratePlanTerms)
  if (otherTerms) return otherTerms
  const wanted = { request, board, quote, identity, proof }
  const { extras } = request
  const made = extras?.items.length
    ? await transactOnClient(database.pool, async (transaction, client) => {
        const inserted = await insertBooking(client, terms, wanted)
        if (inserted) await sellExtras(transaction, { bookingId: inserted.id, ...stay, guests }, extras)
        return inserted
      })
    : await insertBooking(database.pool, terms, wanted)
  return made && { ...made, totalCents: total, plan: planOf(quote.nights) }
}

/** Whether the guest of a request has to prove the mailbox, and from which address of the network it came. */
export function askProof({ settings }: Pick<Context, 'settings'>, address: string): AskedProof {
  if (!reachesMailboxes(settings)) return undefined
  return { address: settings.RATE_LIMITS ? address : null }
}

function otherTotal(total: Cents): AppError {
  return new AppError('total-differs', {
    message: REFUSAL_WORDS.otherPrice(formatPrice(total)),
    problems: [{ path: 'totalAmount', message: REFUSAL_WORDS.totalIs(toAmount(total)) }],
  })
}

async function findEarlier(
  { database }: Context,
  request: BookingRequest,
  { key, hash }: NonNullable<Identity>,
): Promise<BookingReceipt | undefined> {
  const { rows } = await database.pool.query<Booked & { hash: string; status: BookingStatus }>({
    name: 'booking_by_key',
    text: BOOKING_BY_KEY,
    values: [key],
  })
  const [earlier] = rows
  if (!earlier) return undefined
  if (earlier.hash !== hash) throw new AppError('key-reused')
  await refuseEndedBooking(database.orm, earlier)
  return toReceipt(earlier, request)
}

const BOOKING_BY_KEY = `
  select id, reference, hold_expires_at as "holdExpiresAt", mailbox_proof as "mailboxProof",
    villa_id as "villaId", check_in_date as "checkInDate", check_out_date as "checkOutDate",
    total_cents as "totalCents", nights -> -1 -> 'plan' as plan, idempotency_hash as hash, status
  from bookings where idempotency_key = $1`

type Booked = Inserted & Pick<BookingReceipt, 'villaId' | 'checkInDate' | 'checkOutDate'> & Priced

/**
 * The first answer, whatever staff have done with the booking since: a visitor's booking is created pending. Of its hold
 * and the proof of its mailbox it says what is true by now. The extras were refused at any other amount than was sent.
 */
function toReceipt(
  { totalCents, plan, holdExpiresAt, ...made }: Booked,
  { extras }: Pick<BookingRequest, 'extras'>,
): BookingReceipt {
  const { id, reference, villaId, checkInDate, checkOutDate, mailboxProof } = made
  return {
    id,
    villaId,
    checkInDate,
    checkOutDate,
    totalAmount: toAmount(totalCents),
    ...(plan && { ratePlan: planToWire(plan) }),
    ...(extras?.items.length && { extrasAmount: extras.amount }),
    status: 'pending',
    reference,
    holdExpiresAt: holdExpiresAt?.toISOString() ?? null,
    mailboxProof,
  }
}

/** With the way to pay the deposit, for whoever made the booking: it leads to a payment of it and nothing else. */
async function withDeposit(
  context: Context,
  { offerDeposit }: Selling,
  receipt: BookingReceipt,
): Promise<BookingReceipt> {
  const deposit = await offerDeposit(context, receipt.id)
  return deposit ? { ...receipt, deposit } : receipt
}

function hashOf(request: BookingRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}
