import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { guests } from '@/features/guests/server/table'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { SealedColumn } from '@/server/secrets/reseal'
import { openText, sealText } from '@/server/secrets/seal-text'
import { loadKeys } from '@/server/secrets/secret-key'
import type { DocumentKind } from '../rules/document-kinds'
import type { IdDocument } from '../staff-contract'
import { idDocuments } from './table'

type Keeper = Pick<Context, 'database' | 'settings'>

/** By the row's own number, so that it opens for whichever profile it went over to. */
const purposeOf = (id: number) => `id-document:${id}`

export const SEALED_ID_NUMBERS: SealedColumn = {
  table: idDocuments,
  id: idDocuments.id,
  sealed: idDocuments.sealedNumber,
  purposeOf,
}

/** What is known of a guest's document, without its number; null where none was written down. Throws not-found. */
export async function readIdDocument(orm: NodePgDatabase, guestId: number): Promise<IdDocument | null> {
  const [row] = await orm
    .select({ kind: idDocuments.kind, writtenAt: idDocuments.updatedAt })
    .from(guests)
    .leftJoin(idDocuments, eq(idDocuments.guestId, guests.id))
    .where(eq(guests.id, guestId))
  if (!row) throw new AppError('not-found')
  const { kind, writtenAt } = row
  return kind && writtenAt ? { kind, writtenAt: writtenAt.toISOString() } : null
}

/** Writes a guest's document down, in the place of the one before. Throws not-found. */
export async function saveIdDocument(
  { database: { orm }, settings }: Keeper,
  staff: Staff,
  guestId: number,
  { kind, number }: { kind: DocumentKind; number: string },
): Promise<IdDocument> {
  const keys = await loadKeys(settings)
  return await orm.transaction(async (transaction) => {
    await lockGuest(transaction, guestId)
    const [before] = await transaction
      .select({ kind: idDocuments.kind })
      .from(idDocuments)
      .where(eq(idDocuments.guestId, guestId))
    const [row] = await transaction
      .insert(idDocuments)
      // It is sealed for the row's own number, which the database gives.
      .values({ guestId, kind, sealedNumber: 'sealed below' })
      .onConflictDoUpdate({ target: idDocuments.guestId, set: { kind } })
      .returning({ id: idDocuments.id })
    const [made] = await transaction
      .update(idDocuments)
      .set({ sealedNumber: sealText(keys, purposeOf(row?.id ?? 0), number) })
      .where(eq(idDocuments.guestId, guestId))
      .returning()
    if (!made) throw new Error('The document was not written down')
    await recordChange(transaction, staff, {
      resource: 'guests',
      rowId: guestId,
      action: 'update',
      before: { idDocument: before?.kind ?? null },
      after: { idDocument: kind, idNumber: 'written down' },
    })
    return { kind: made.kind, writtenAt: made.updatedAt.toISOString() }
  })
}

/** The number itself. Who looked stands in the trail before it is shown. Throws not-found; kept-elsewhere without its key. */
export async function showIdNumber(
  { database: { orm }, settings }: Keeper,
  staff: Staff,
  guestId: number,
): Promise<{ kind: DocumentKind; number: string }> {
  const keys = await loadKeys(settings)
  return await orm.transaction(async (transaction) => {
    const [row] = await transaction.select().from(idDocuments).where(eq(idDocuments.guestId, guestId))
    if (!row) throw new AppError('not-found')
    const number = openNumber(keys, row)
    if (number === null)
      throw new AppError('kept-elsewhere', {
        message: 'This number was sealed with another SECRET_KEY. Put that key back, or write it down anew.',
      })
    await recordChange(transaction, staff, {
      resource: 'guests',
      rowId: guestId,
      action: 'seen',
      after: { idNumber: 'shown' },
    })
    return { kind: row.kind, number }
  })
}

/** Deletes what was written down. Throws not-found. */
export async function deleteIdDocument(orm: NodePgDatabase, staff: Staff, guestId: number): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [gone] = await transaction
      .delete(idDocuments)
      .where(eq(idDocuments.guestId, guestId))
      .returning({ kind: idDocuments.kind })
    if (!gone) throw new AppError('not-found')
    await recordChange(transaction, staff, {
      resource: 'guests',
      rowId: guestId,
      action: 'update',
      before: { idDocument: gone.kind },
      after: { idDocument: null },
    })
  })
}

/** The document as its guest is given it in a copy of their data; the number is null where no key opens it. */
export async function copyIdDocuments({ database: { orm }, settings }: Keeper, guestId: number | null) {
  if (guestId === null) return []
  const rows = await orm.select().from(idDocuments).where(eq(idDocuments.guestId, guestId))
  const keys = rows.length > 0 ? await loadKeys(settings) : []
  return rows.map((row) => ({ kind: row.kind, number: openNumber(keys, row), writtenDownAt: row.updatedAt }))
}

/** The document of `from` becomes that of `into`, which keeps its own where it has one. In the transaction of a merge. */
export async function passIdDocument(transaction: NodePgDatabase, into: number, from: number): Promise<void> {
  await transaction
    .update(idDocuments)
    .set({ guestId: into, updatedAt: sql`${idDocuments.updatedAt}` })
    .where(
      sql`${idDocuments.guestId} = ${from}
        and not exists (select from id_documents own where own.guest_id = ${into})`,
    )
}

function openNumber(keys: readonly Buffer[], { id, sealedNumber }: typeof idDocuments.$inferSelect) {
  return openText(keys, purposeOf(id), sealedNumber) ?? null
}

/** Of two who write one down at once, one waits. Throws not-found. */
async function lockGuest(transaction: NodePgDatabase, guestId: number): Promise<void> {
  const [guest] = await transaction
    .select({ id: guests.id })
    .from(guests)
    .where(eq(guests.id, guestId))
    .for('update')
  if (!guest) throw new AppError('not-found')
}
