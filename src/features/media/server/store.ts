import { and, asc, count, desc, eq, getTableColumns, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { recordChange } from '@/server/audit/record-change'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import type { Staff } from '@/server/http/access'
import type { MediaChange, MediaFile, MediaQuery } from '../contract'
import type { MediaOrder } from '../rules/media-orders'
import type { StoredFile } from './receive-upload'
import { mediaFiles } from './table'

const { storageKeys: _storageKeys, ...onWire } = getTableColumns(mediaFiles)

/** Writes a stored file into the library and the audit trail, in the caller's transaction. */
export async function addMediaFile(
  transaction: NodePgDatabase,
  staff: Staff,
  file: StoredFile,
): Promise<MediaFile> {
  const [row] = await transaction
    .insert(mediaFiles)
    .values({ ...file, uploadedBy: staff.email })
    .returning(onWire)
  if (!row) throw new Error('the row of the upload was not written')
  const { preview: _preview, ...told } = row
  await recordChange(transaction, staff, { resource: 'media', rowId: row.id, action: 'create', after: told })
  return toWire(row)
}

const BY_ORDER: Record<MediaOrder, SQL[]> = {
  newest: [desc(mediaFiles.createdAt)],
  oldest: [asc(mediaFiles.createdAt), asc(mediaFiles.id)],
  name: [asc(sql`lower(${mediaFiles.originalName})`)],
  largest: [desc(mediaFiles.bytes)],
}

/** A page of the library in the order asked for, and how many there are in all. */
export async function listMediaFiles(
  orm: NodePgDatabase,
  { search, kind, order, page, pageSize }: MediaQuery,
): Promise<{ items: MediaFile[]; total: number }> {
  const wanted = and(kind && eq(mediaFiles.kind, kind), ...wordsOf(search))
  const rows = await orm
    .select(onWire)
    .from(mediaFiles)
    .where(wanted)
    .orderBy(...BY_ORDER[order], desc(mediaFiles.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [all] = await orm.select({ total: count() }).from(mediaFiles).where(wanted)
  return { items: rows.map(toWire), total: all?.total ?? 0 }
}

/** Changes the alternative text; null when there is no such file. Throws changed-meanwhile. */
export async function changeAltText(
  transaction: NodePgDatabase,
  staff: Staff,
  id: number,
  { altText, updatedAt }: MediaChange,
): Promise<MediaFile | null> {
  const [before] = await transaction
    .select(onWire)
    .from(mediaFiles)
    .where(eq(mediaFiles.id, id))
    .for('update')
  if (!before) return null
  assertUnchanged(before.updatedAt.toISOString(), updatedAt)
  const [row] = await transaction
    .update(mediaFiles)
    .set({ altText: altText || null })
    .where(eq(mediaFiles.id, id))
    .returning(onWire)
  await recordChange(transaction, staff, {
    resource: 'media',
    rowId: id,
    action: 'update',
    before: { altText: before.altText },
    after: { altText: row?.altText ?? null },
  })
  return row ? toWire(row) : null
}

/** Every word has to be found, in the name or in the alternative text. */
function wordsOf(search: string): (SQL | undefined)[] {
  return search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return or(ilike(mediaFiles.originalName, pattern), ilike(mediaFiles.altText, pattern))
    })
}

type Row = Omit<MediaFile, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date }

function toWire(row: Row): MediaFile {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
