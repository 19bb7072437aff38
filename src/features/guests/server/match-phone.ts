import { type SQL, sql } from 'drizzle-orm'
import { normalizePhone } from '@/server/normalize-phone'

/** Digits that tell one subscriber from another, whatever code of country or zero stands before them. */
const END_DIGITS = 9

/** SQL: the end of a booking's phone number, as the index has it (migrations/). */
const PHONE_END = sql.raw(`right(regexp_replace("bookings"."guest_phone", '\\D', '', 'g'), ${END_DIGITS})`)

/** SQL: bookings of this phone number in whatever form, `0772123456` for `+256 772 123456`; undefined for no number. */
export function matchPhone(typed = ''): SQL | undefined {
  const number = normalizePhone(typed)
  return number === null ? undefined : sql`${PHONE_END} = ${number.replace(/\D/g, '').slice(-END_DIGITS)}`
}
