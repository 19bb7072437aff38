import type { Board } from '@/features/rates/rules/board'
import { agreeNights } from '@/features/rates/rules/nightly-rates'
import type { Quote } from '@/features/rates/rules/pricing'
import { AppError } from '@/kernel/errors'
import type { Database } from '@/server/db/connect'
import type { BookingRequest } from '../contract'
import type { BookingEmailKind } from '../rules/email-kinds'
import { type BookingTerms, TERMS_REVISION } from './read-booking-terms'

/** The key a request came under and what it said: both there or neither. */
export type Identity = { key: string; hash: string } | undefined

/** What the database gave it. */
export type Inserted = { id: number; reference: string; holdExpiresAt: Date | null }

export type NewBooking = { request: BookingRequest; board: Board; quote: Quote; identity: Identity }

/**
 * One statement, one round trip, the mails that tell of it included. It locks the villa first, so that guests after the same nights queue up instead of
 * deadlocking, and the exclusion constraint refuses all but one. Answers undefined when the villa is no longer for sale on
 * these terms. Throws nights-taken.
 */
export async function insertBooking(
  { pool }: Database,
  terms: BookingTerms,
  { request, board, quote, identity }: NewBooking,
): Promise<Inserted | undefined> {
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
    terms.holdHours,
    identity?.key,
    identity?.hash,
    JSON.stringify(agreeNights(quote)),
    JSON.stringify(request.childAges ?? []),
    request.wantsCot ?? false,
    request.arrivalTime ?? null,
  ]
  const { rows } = await pool
    .query<Inserted>({ name: 'insert_booking', text: INSERT_BOOKING, values })
    .catch(explainConflict)
  return rows[0]
}

/** To the guest, and to the hotel. */
const REQUEST_EMAILS: BookingEmailKind[] = ['request-received', 'new-request']

// Written out and named, so that a connection plans it once: planning is most of what it costs.
const INSERT_BOOKING = `
  with booked as (
    insert into bookings (villa_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date,
      number_of_guests, total_cents, special_requests, payment_method, payment_time, board, status,
      hold_expires_at, idempotency_key, idempotency_hash, nights, child_ages, wants_cot, arrival_time)
    select villas.id, $3, $4, $5, $6::date, $7::date, $8::int, $9::int, $10, $11, $12, $13, 'pending',
      now() + make_interval(hours => $14::int), $15, $16, $17::jsonb, $18::jsonb, $19::boolean, $20
    from villas left join villa_categories on villa_categories.id = villas.category_id
    where villas.id = $1 and villas.is_available and ${TERMS_REVISION} = $2
    for no key update of villas
    returning id, reference, hold_expires_at as "holdExpiresAt"),
  queued as (
    insert into mails (kind, subject_id)
    select kind, booked.id from booked, unnest(array[${REQUEST_EMAILS.map((kind) => `'${kind}'`).join(', ')}]) as kind)
  select id, reference, "holdExpiresAt" from booked`

function explainConflict(error: unknown): never {
  const isConflict =
    error instanceof Error && 'constraint' in error && error.constraint === 'bookings_no_shared_night'
  throw isConflict ? new AppError('nights-taken', { cause: error }) : error
}
