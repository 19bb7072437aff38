import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { messageConsents } from '@/features/consents/server/table'
import { guestContacts, guests } from '@/features/guests/server/table'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import { normalizePhone } from '@/server/normalize-phone'
import type { Person } from './find-person'

/**
 * What becomes of a name, an e-mail and a phone, wherever they stand as `from` has them: of several villas booked with one
 * mailbox each may have another's name. What is left out stays.
 */
export type Correction = {
  name?: { from: string; to: string } | undefined
  email?: { from: string; to: string } | undefined
  /** `from` null: of bookings without one. `to` null: none any more. */
  phone?: { from: string | null; to: string | null } | undefined
}

/**
 * Corrects a person in all of their bookings and groups and, where it is theirs alone, in the profile. Issued documents
 * stay as they were issued. The trail names the fields, never what was in them. Throws already-there for a contact that is
 * another person's.
 */
export async function correctPerson(
  transaction: NodePgDatabase,
  by: Pick<Staff, 'id' | 'email'>,
  { bookingIds, groupIds, guestId }: Person,
  correction: Correction,
): Promise<void> {
  for (const [table, ids] of [
    [bookings, bookingIds],
    [reservationGroups, groupIds],
  ] as const)
    if (ids.length > 0) await correctRows(transaction, table, ids, correction)
  if (correction.email) await moveConsents(transaction, correction.email)
  if (guestId !== null) await correctProfile(transaction, guestId, correction)
  const fields = Object.keys(correction).toSorted()
  for (const rowId of bookingIds)
    await recordChange(transaction, by, { resource: 'bookings', rowId, action: 'update', after: { fields } })
  if (guestId !== null)
    await recordChange(transaction, by, {
      resource: 'guests',
      rowId: guestId,
      action: 'update',
      after: { fields },
    })
}

async function correctRows(
  transaction: NodePgDatabase,
  table: typeof bookings | typeof reservationGroups,
  ids: number[],
  { name, email, phone }: Correction,
): Promise<void> {
  const own = inArray(table.id, ids)
  if (name)
    await transaction
      .update(table)
      .set({ guestName: name.to })
      .where(and(own, eq(table.guestName, name.from)))
  if (email)
    await transaction
      .update(table)
      .set({ guestEmail: email.to })
      .where(and(own, sql`lower(btrim(${table.guestEmail})) = ${email.from.trim().toLowerCase()}`))
  if (!phone) return
  const rows = await transaction
    .select({ id: table.id, phone: table.guestPhone, email: table.guestEmail })
    .from(table)
    .where(own)
  // Who gave a phone alone keeps it: somebody has to be reachable.
  const wrong = rows.filter(
    (row) => sameNumber(row.phone, phone.from) && (phone.to !== null || row.email !== null),
  )
  if (wrong.length > 0)
    await transaction
      .update(table)
      .set({ guestPhone: phone.to })
      .where(
        inArray(
          table.id,
          wrong.map(({ id }) => id),
        ),
      )
}

/**
 * What somebody answered about mails goes with their mailbox, save where the new one has an answer of its own. What was
 * answered by a link in a mail counts for the old one as well: whoever reads that pressed it.
 */
async function moveConsents(transaction: NodePgDatabase, correction: { from: string; to: string }) {
  const [from, to] = [correction.from, correction.to].map((email) => email.trim().toLowerCase()) as [
    string,
    string,
  ]
  if (from === to) return
  const ofMailbox = (email: string) =>
    transaction
      .select()
      .from(messageConsents)
      .where(eq(messageConsents.email, email))
      .orderBy(asc(messageConsents.id))
  const answered = new Set((await ofMailbox(to)).map(({ purpose }) => purpose))
  const moved = (await ofMailbox(from)).filter(({ purpose }) => !answered.has(purpose))
  if (moved.length > 0)
    await transaction
      .insert(messageConsents)
      .values(moved.map(({ id: _, ...one }) => ({ ...one, email: to })))
  await transaction
    .delete(messageConsents)
    .where(and(eq(messageConsents.email, from), ne(messageConsents.source, 'mail-link')))
}

async function correctProfile(
  transaction: NodePgDatabase,
  guestId: number,
  { name, email, phone }: Correction,
): Promise<void> {
  if (name)
    await transaction
      .update(guests)
      .set({ name: name.to })
      .where(and(eq(guests.id, guestId), eq(guests.name, name.from)))
  if (email)
    await replaceContact(
      transaction,
      guestId,
      'email',
      email.from.trim().toLowerCase(),
      email.to.toLowerCase(),
    )
  if (phone?.from)
    await replaceContact(
      transaction,
      guestId,
      'phone',
      normalizePhone(phone.from) ?? phone.from,
      phone.to && normalizePhone(phone.to),
    )
}

async function replaceContact(
  transaction: NodePgDatabase,
  guestId: number,
  kind: 'email' | 'phone',
  from: string,
  to: string | null,
): Promise<void> {
  const [there] =
    to === null
      ? []
      : await transaction
          .select({ guestId: guestContacts.guestId })
          .from(guestContacts)
          .where(and(eq(guestContacts.kind, kind), eq(guestContacts.value, to)))
  if (there && there.guestId !== guestId)
    throw new AppError('already-there', { message: 'Another profile has this already: merge the two.' })
  const own = and(
    eq(guestContacts.guestId, guestId),
    eq(guestContacts.kind, kind),
    eq(guestContacts.value, from),
  )
  if (to === null || there) await transaction.delete(guestContacts).where(own)
  else await transaction.update(guestContacts).set({ value: to }).where(own)
}

function sameNumber(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other
  return (normalizePhone(one) ?? one) === (normalizePhone(other) ?? other)
}
