import { CODE_REFUSALS } from '@/features/promo-codes/rules/refusals'
import { PROMO_CODE_USES, refuseCode } from '@/features/promo-codes/server/judge-code'
import type { Board } from '@/features/rates/rules/board'
import { agreeNights } from '@/features/rates/rules/nightly-rates'
import type { Quote } from '@/features/rates/rules/pricing'
import { AppError, ERRORS, type ErrorCode } from '@/kernel/errors'
import { currentLanguage } from '@/kernel/language'
import type { Database } from '@/server/db/connect'
import { hashMailbox, hashSender } from '@/server/hash-sender'
import { currentTraceParent } from '@/server/traces/span'
import type { BookingRequest } from '../contract'
import type { BookingEmailKind } from '../rules/email-kinds'
import { type MailboxProof, MOST_REQUESTS, MOST_UNPROVEN } from '../rules/mailbox-proof'
import { constraintOf } from './assert-nights-free'
import { type BookingTerms, TERMS_REVISION } from './read-booking-terms'

/** The key a request came under and what it said: both there or neither. */
export type Identity = { key: string; hash: string } | undefined

/**
 * Where the guest is asked to prove the mailbox: from which address of the network the request came, so that what it holds
 * is limited; null where limits are off. Undefined where nobody is asked.
 */
export type AskedProof = { address: string | null } | undefined

/** What the database gave it. */
export type Inserted = {
  id: number
  reference: string
  holdExpiresAt: Date | null
  mailboxProof: MailboxProof
}

export type NewBooking = {
  request: BookingRequest
  board: Board
  quote: Quote
  identity: Identity
  proof: AskedProof
}

/**
 * One statement, one round trip, the mails that tell of it included, by itself or on the connection of a transaction. It locks the villa first, so that guests after the same nights queue up instead of
 * deadlocking, and the exclusion constraint refuses all but one. Answers undefined when the villa is no longer for sale on
 * these terms. Throws nights-taken, too-many-unproven, too-many-for-mailbox.
 */
export async function insertBooking(
  connection: Pick<Database['pool'], 'query'>,
  terms: BookingTerms,
  { request, board, quote, identity, proof }: NewBooking,
): Promise<Inserted | undefined> {
  const fullMinutes = terms.hold.hours * 60
  const address = proof?.address ?? null
  const values = [
    request.villaId,
    terms.revision,
    request.guestName,
    request.guestEmail,
    request.guestPhone || null,
    request.checkInDate,
    request.checkOutDate,
    request.numberOfGuests,
    quote.total,
    request.specialRequests || null,
    request.paymentMethod,
    request.paymentTime,
    board,
    proof ? Math.min(terms.hold.firstMinutes, fullMinutes) : fullMinutes,
    identity?.key,
    identity?.hash,
    JSON.stringify(agreeNights(quote)),
    JSON.stringify(request.childAges ?? []),
    request.wantsCot ?? false,
    proof ? 'asked' : 'not-asked',
    address === null ? null : hashSender(address),
    address === null ? null : hashMailbox(request.guestEmail),
    proof ? GUEST_EMAILS : REQUEST_EMAILS,
    request.arrivalTime ?? null,
    currentTraceParent(),
    currentLanguage(),
    request.takesAnyVilla ?? false,
  ]
  const { rows } = await connection
    .query<Inserted>({ name: 'insert_booking', text: INSERT_BOOKING, values })
    .catch(explainRefusal)
  return rows[0]
}

const GUEST_EMAILS: BookingEmailKind[] = ['request-received']
/** To the guest, and to the hotel; of a request whose mailbox is to be proved the hotel hears when it is. */
const REQUEST_EMAILS: BookingEmailKind[] = [...GUEST_EMAILS, 'new-request']

// Written out and named, so that a connection plans it once: planning is most of what it costs.
const INSERT_BOOKING = `
  with booked as (
    insert into bookings (villa_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date,
      number_of_guests, total_cents, special_requests, payment_method, payment_time, board, status,
      hold_expires_at, idempotency_key, idempotency_hash, nights, child_ages, wants_cot,
      mailbox_proof, sender_hash, mailbox_hash, arrival_time, language, is_unplaced)
    select villas.id, $3, $4, $5, $6::date, $7::date, $8::int, $9::int, $10, $11, $12, $13, 'pending',
      now() + make_interval(mins => $14::int), $15, $16, $17::jsonb, $18::jsonb, $19::boolean,
      $20, $21::text, $22::text, $24, $26, $27::boolean
    from villas left join villa_categories on villa_categories.id = villas.category_id
    where villas.id = $1 and villas.is_available and ${TERMS_REVISION} = $2
      and ($21::text is null or assert_may_hold($21, $22, ${MOST_UNPROVEN}, ${MOST_REQUESTS}))
    for no key update of villas
    returning id, reference, hold_expires_at as "holdExpiresAt", mailbox_proof as "mailboxProof"),
  queued as (
    insert into mails (kind, subject_id, trace_parent)
    select kind, booked.id, $25::text from booked, unnest($23::text[]) as kind)
  select id, reference, "holdExpiresAt", "mailboxProof" from booked`

/** What the database refuses, by the name of the rule. */
const REFUSALS = new Map<unknown, ErrorCode>([
  ['bookings_no_shared_night', 'nights-taken'],
  ['bookings_sender_share', 'too-many-unproven'],
])

/** Throws what the database refused as what guests are told. */
export function explainRefusal(error: unknown): never {
  const constraint = constraintOf(error)
  const code = REFUSALS.get(constraint)
  if (constraint === PROMO_CODE_USES) throw refuseCode(CODE_REFUSALS.usedUp)
  if (code) throw new AppError(code, { cause: error })
  throw constraint === 'bookings_mailbox_share' ? tooManyForMailbox(error) : error
}

/** Said at the field, where another address can be given. */
function tooManyForMailbox(cause: unknown): AppError {
  const { message } = ERRORS['too-many-for-mailbox']
  return new AppError('too-many-for-mailbox', { cause, problems: [{ path: 'guestEmail', message }] })
}
