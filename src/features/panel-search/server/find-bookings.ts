import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readReferenceStart } from '@/features/bookings/rules/reference'
import { matchPhone } from '@/features/guests/server/match-phone'
import type { FoundBooking } from '../staff-contract'

const MOST = 8
/** Of a name that thousands have, as many are compared: enough to choose from, few enough to be quick. */
const MOST_COMPARED = 400
/** Three letters are what the index knows. */
const SHORTEST_WORD = 3

/** As the index has it (migrations/), by which a million bookings are searched in milliseconds. */
const WORDS = sql.raw(
  "lower(guest_name || ' ' || coalesce(guest_email, '') || ' ' || coalesce(guest_phone, ''))",
)

/** Bookings by reference or number; by what is typed to the letter, newest first; and by what is like it. */
export async function findBookings(orm: NodePgDatabase, typed: string): Promise<FoundBooking[]> {
  const wanted = typed.toLowerCase().trim()
  const named = await findBy(orm, byName(typed), sql`id desc`)
  if (named.length > 0 || wanted.length < SHORTEST_WORD) return named
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const isPhone = matchPhone(typed) ?? sql`false`
  const exact = await findBy(orm, sql`${WORDS} like ${pattern} or ${isPhone}`, sql`id desc`)
  const name = nameIn(wanted)
  // An address that is there was not mistyped.
  const isEnough = exact.length >= MOST || (exact.length > 0 && wanted.includes('@'))
  if (isEnough || name.length < SHORTEST_WORD) return exact
  const like = await findBy(
    orm,
    sql`${name} <% ${WORDS}`,
    sql`word_similarity(${name}, ${WORDS}) desc, id desc`,
  )
  const known = new Set(exact.map(({ id }) => id))
  return [...exact, ...like.filter(({ id }) => !known.has(id))].slice(0, MOST)
}

/**
 * What mistakes are forgiven in: words with letters, of an address what stands before its `@`. Digits and providers of mail are alike
 * for thousands, who would all be compared.
 */
function nameIn(wanted: string): string {
  const words = wanted.split(/\s+/).map((word) => word.replace(/@.*/, ''))
  return words.filter((word) => /\p{L}/u.test(word)).join(' ')
}

/** A reference or its beginning, or the booking's number. */
function byName(typed: string): SQL {
  const start = readReferenceStart(typed)
  const [, digits] = /^\s*#?(\d{1,9})\s*$/.exec(typed) ?? []
  return sql.join(
    [
      ...(start === null ? [] : [sql`reference like ${`${start}%`}`]),
      ...(digits === undefined ? [] : [sql`id = ${Number(digits)}`]),
      sql`false`,
    ],
    sql` or `,
  )
}

async function findBy(orm: NodePgDatabase, condition: SQL, order: SQL): Promise<FoundBooking[]> {
  const { rows } = await orm.execute<FoundBooking>(sql`
    select found.id, found.reference, found.guest_name as "guestName", villas.name as "villaName",
      villas.room_number as "roomNumber", found.check_in_date::text as "checkInDate",
      found.check_out_date::text as "checkOutDate", found.status
    from (
      select * from (select * from bookings where ${condition} limit ${MOST_COMPARED}) compared
      order by ${order} limit ${MOST}
    ) found join villas on villas.id = found.villa_id`)
  return rows
}
