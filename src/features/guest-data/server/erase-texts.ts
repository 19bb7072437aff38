import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { eraseMarks, hintsOf, type Marks } from '../rules/person-marks'

/** Whose stay a row tells of, as SQL over its table; such rows lose each part of a guest's name. */
const BOOKING = 'booking_id'

/**
 * Where staff and others write whatever they like, so that a guest may be named: each is looked through. What holds a
 * guest's data by itself is emptied with its row instead (erase-person.ts); guest-data.test.ts holds every column with
 * text to being one of these, or to holding nothing of guests.
 */
export const FREE_TEXTS: Record<string, { columns: readonly string[]; booking?: string }> = {
  audit_entries: {
    columns: ['before', 'after'],
    booking: "case when resource = 'bookings' then row_id end",
  },
  blocks: { columns: ['note'] },
  booking_notes: { columns: ['text'], booking: BOOKING },
  booking_payments: { columns: ['reference', 'reason'], booking: BOOKING },
  bookings: { columns: ['special_requests'], booking: 'id' },
  breaches: { columns: ['title', 'happened', 'affected', 'measures', 'decision'] },
  cash_movements: { columns: ['reason'] },
  cash_shifts: { columns: ['explanation'] },
  phone_messages: { columns: ['error'], booking: BOOKING },
  contact_messages: { columns: ['subject', 'message'] },
  deleted_rows: { columns: ['name', 'row', 'along'] },
  event_enquiries: { columns: ['message', 'note'] },
  feed_stays: { columns: ['summary'] },
  folio_charges: { columns: ['description', 'reason'], booking: BOOKING },
  group_holds: { columns: ['name', 'note'] },
  guests: { columns: ['preferences', 'notes', 'do_not_host_reason'] },
  house_facts: { columns: ['questions'] },
  mails: { columns: ['error'] },
  maintenance_tickets: { columns: ['description', 'resolution'] },
  media_files: { columns: ['original_name', 'alt_text'] },
  message_replies: { columns: ['subject', 'text'] },
  money_approvals: { columns: ['reason', 'reference'], booking: BOOKING },
  online_payments: { columns: ['failure_detail'], booking: BOOKING },
  online_refunds: {
    columns: ['reason', 'detail'],
    booking: '(select p.booking_id from online_payments p where p.id = online_payment_id)',
  },
  received_mails: {
    columns: ['mail_identifier', 'from_name', 'from_email', 'subject', 'text', 'quoted', 'attachments'],
  },
  reviews: { columns: ['words', 'answer'], booking: BOOKING },
  unanswered_questions: { columns: ['question'] },
  villa_conditions: { columns: ['note'] },
}

/** Columns whose texts are inside of JSON. */
const JSON_COLUMNS = new Set(['before', 'after', 'row', 'along'])
/** Where a row is not known by its `id`. */
const KEYS: Record<string, string> = { villa_conditions: 'villa_id' }

/**
 * Takes out of every free text what names the person, `marks` in those about their own stays and `elsewhere` in all others.
 * In the transaction of the erasure.
 */
export async function eraseTexts(
  transaction: NodePgDatabase,
  { marks, elsewhere }: { marks: Marks; elsewhere: Marks },
  bookingIds: readonly number[],
): Promise<void> {
  for (const [table, { columns, booking }] of Object.entries(FREE_TEXTS)) {
    const isOwn = booking ? sql`coalesce(${sql.raw(booking)} = any (${list(bookingIds)}), false)` : sql`false`
    for (const column of columns) await eraseColumn(transaction, { table, column, isOwn, marks, elsewhere })
  }
}

type Column = { table: string; column: string; isOwn: SQL; marks: Marks; elsewhere: Marks }

async function eraseColumn(
  transaction: NodePgDatabase,
  { table, column, isOwn, marks, elsewhere }: Column,
): Promise<void> {
  const [from, name] = [sql.identifier(table), sql.identifier(column)]
  const key = sql.identifier(KEYS[table] ?? 'id')
  const { rows } = await transaction.execute<{ key: number; value: unknown; isOwn: boolean }>(sql`
    select ${key} as key, ${name} as value, ${isOwn} as "isOwn" from ${from}
    where ${name} is not null and (${isOwn} or ${mayHold(name, elsewhere)}) for update`)
  for (const { key: which, value, isOwn: isOfStay } of rows) {
    const left = eraseIn(value, (text) => eraseMarks(text, isOfStay ? marks : elsewhere, isOfStay))
    if (JSON.stringify(left) === JSON.stringify(value)) continue
    const stored = JSON_COLUMNS.has(column) ? JSON.stringify(left) : left
    await transaction.execute(sql`update ${from} set ${name} = ${sql.param(stored)} where ${key} = ${which}`)
  }
}

/** The same in a text, or in every text of a value of JSON. */
function eraseIn(value: unknown, erase: (text: string) => string): unknown {
  if (typeof value === 'string') return erase(value)
  if (Array.isArray(value)) return value.map((one) => eraseIn(one, erase))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, eraseIn(one, erase)]))
  return value
}

/** SQL: what the database can tell without reading each text here. A hint with other letters than ASCII ones tells nothing. */
function mayHold(column: ReturnType<typeof sql.identifier>, marks: Marks): SQL {
  const { words, digits } = hintsOf(marks, false)
  const held = sql`${column}::text`
  const byWord = words.map((word) =>
    /^[\x20-\x7e]+$/.test(word) ? sql`position(lower(${word}) in lower(${held})) > 0` : sql`true`,
  )
  const byNumber = digits.map(
    (number) => sql`position(${number} in regexp_replace(${held}, '\\D', '', 'g')) > 0`,
  )
  return sql.join([...byWord, ...byNumber, sql`false`], sql` or `)
}

function list(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`
}
