import { sql } from 'drizzle-orm'

/** Digits that tell one subscriber from another, whatever code of country or zero stands before them. */
const END_DIGITS = 9

/** SQL: the end of a booking's phone number, as the index has it (migrations/). */
export const PHONE_END = sql.raw(`right(regexp_replace("bookings"."guest_phone", '\\D', '', 'g'), ${END_DIGITS})`)

/** The same of a number in one form such as `+256772123456`. */
export function endOfPhone(number: string): string {
  return number.replace(/\D/g, '').slice(-END_DIGITS)
}
