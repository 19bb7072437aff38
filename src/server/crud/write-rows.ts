import { and, asc, eq, getTableName, inArray, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { AppError } from '@/kernel/errors'
import { recordChange } from '../audit/record-change'
import type { Context } from '../context'
import { explainRefusal } from '../db/explain-refusal'
import type { Staff } from '../http/access'
import { assertUnchanged } from './assert-unchanged'
import { isTranslationOf } from './content-translations'
import { restoreDeleted, storeDeleted } from './deleted-rows'
import { findFreeSlug } from './find-free-slug'
import type { Row, Rows } from './rows'
import { contentTranslations } from './table'

/** Every write below is one transaction with its entry in the audit trail; pages that show it are made anew. */
export async function createRow(context: Context, staff: Staff, rows: Rows, input: Row): Promise<Row> {
  return await write(context, rows, async (transaction) => {
    const values = await settle(transaction, staff, rows, rows.toRow(input, input), null)
    const [row] = await transaction.insert(rows.table).values(values).returning()
    const after = rows.toItem(found(row))
    await record(transaction, staff, rows, { rowId: idOf(after), action: 'create', after: rows.told(after) })
    await rows.onWrite?.(transaction, { after }, staff)
    return after
  })
}

/**
 * Changes what `change` names and leaves the rest as it is. Its `updatedAt`, where it has one, is the version it was
 * made from. Throws not-found, kept-elsewhere, changed-meanwhile.
 */
export async function changeRow(
  context: Context,
  staff: Staff,
  rows: Rows,
  id: number,
  change: Row & { updatedAt?: string | undefined },
): Promise<Row> {
  return await write(context, rows, (transaction) => changeWithin(transaction, staff, rows, id, change))
}

/** Deletes one. Throws not-found, kept-elsewhere, still-in-use. */
export async function deleteRow(context: Context, staff: Staff, rows: Rows, id: number): Promise<void> {
  await write(context, rows, (transaction) => deleteWithin(transaction, staff, rows, id))
}

/** Puts back what was deleted, and answers it. Throws not-found, already-there, invalid-input. */
export async function restoreRow(context: Context, staff: Staff, rows: Rows, id: number): Promise<Row> {
  return await write(context, rows, async (transaction) => {
    const after = rows.toItem(await restoreDeleted(transaction, rows, id))
    await record(transaction, staff, rows, { rowId: id, action: 'restore', after: rows.told(after) })
    await rows.onWrite?.(transaction, { after }, staff)
    return after
  })
}

/** The same change, or deletion (null), for several: all or none. */
export async function changeRows(
  context: Context,
  staff: Staff,
  rows: Rows,
  ids: readonly number[],
  change: Row | null,
): Promise<void> {
  await write(context, rows, async (transaction) => {
    for (const id of new Set(ids))
      if (change === null) await deleteWithin(transaction, staff, rows, id)
      else await changeWithin(transaction, staff, rows, id, change)
  })
}

/** Puts these first to last at the positions 0, 1, 2 …. Throws not-found when one is missing. */
export async function reorderRows(
  context: Context,
  staff: Staff,
  rows: Rows,
  ids: readonly number[],
): Promise<void> {
  const { table, columns, position } = rows
  const place = position === undefined ? undefined : columns[position]
  if (position === undefined || !place) throw new AppError('not-found')
  await write(context, rows, async (transaction) => {
    const list = sql.param([...ids])
    const before = await transaction
      .select({ id: columns.id })
      .from(table)
      .where(inArray(columns.id, [...ids]))
      .orderBy(asc(place), asc(columns.id))
      .for('update')
    if (before.length !== new Set(ids).size) throw new AppError('not-found')
    await transaction
      .update(table)
      .set({ [position]: sql`array_position(${list}::int[], ${columns.id}) - 1` })
      .where(inArray(columns.id, [...ids]))
    await record(transaction, staff, rows, {
      rowId: null,
      action: 'reorder',
      before: { ids: before.map(({ id }) => id) },
      after: { ids },
    })
  })
}

async function write<Result>(
  { database, changed }: Context,
  { resource, table, keep }: Rows,
  work: (transaction: NodePgDatabase) => Promise<Result>,
): Promise<Result> {
  const explain = (error: unknown) => explainRefusal(error, getTableName(table))
  const isRuled = keep.slugFrom !== undefined || keep.oneMainPer !== undefined
  const result = await database.orm
    .transaction(async (transaction) => {
      // A rule over all rows is judged and written by one at a time; before any row is locked, so that none wait crosswise.
      if (isRuled)
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${getTableName(table)}))`)
      return await work(transaction)
    })
    .catch(explain)
  changed(...resource.shownAt)
  return result
}

async function changeWithin(
  transaction: NodePgDatabase,
  staff: Staff,
  rows: Rows,
  id: number,
  { updatedAt, ...change }: Row & { updatedAt?: string | undefined },
): Promise<Row> {
  const { table, columns, resource } = rows
  const before = await lockRow(transaction, rows, id)
  assertUnchanged(before.updatedAt, updatedAt)
  const kept = Object.keys(resource.input.shape).map((key) => [key, before[key]])
  const row = rows.toRow({ ...Object.fromEntries(kept), ...change }, change)
  const values = await settle(transaction, staff, rows, row, id)
  const [changed] = await transaction.update(table).set(values).where(eq(columns.id, id)).returning()
  const after = rows.toItem(found(changed))
  await record(transaction, staff, rows, {
    rowId: id,
    action: 'update',
    before: rows.told(before),
    after: rows.told(after),
  })
  await rows.onWrite?.(transaction, { before, after }, staff)
  return after
}

/** One that is about to be written, as staff see it; others who write it wait. Throws not-found, kept-elsewhere. */
export async function lockRow(transaction: NodePgDatabase, rows: Rows, id: number): Promise<Row> {
  const { table, columns } = rows
  const [current] = await transaction.select().from(table).where(eq(columns.id, id)).for('update')
  const item = rows.toItem(found(current))
  assertFree(rows, item)
  return item
}

/** Deletes one within a transaction of the caller, who tells what shows it. Throws not-found, kept-elsewhere. */
export async function deleteWithin(transaction: NodePgDatabase, staff: Staff, rows: Rows, id: number) {
  if (rows.resource.isRestorable) await storeDeleted(transaction, staff, rows, id)
  await transaction.delete(contentTranslations).where(isTranslationOf(rows, id))
  const [row] = await transaction.delete(rows.table).where(eq(rows.columns.id, id)).returning()
  const before = rows.toItem(found(row))
  assertFree(rows, before)
  await record(transaction, staff, rows, { rowId: id, action: 'delete', before: rows.told(before) })
  await rows.onWrite?.(transaction, { before }, staff)
}

function assertFree({ fixed }: Rows, item: Row) {
  const message = fixed(item)
  if (message) throw new AppError('kept-elsewhere', { message })
}

/** Keeps the rules over all rows that `keep` declares: a slug of its own, one main one, who made it. */
async function settle(
  transaction: NodePgDatabase,
  staff: Staff,
  rows: Rows,
  row: Row,
  id: number | null,
): Promise<Row> {
  const { table, columns, keep } = rows
  const group = keep.oneMainPer === undefined ? undefined : columns[keep.oneMainPer]
  if (keep.oneMainPer !== undefined && group && row.isMain === true) {
    const others = await transaction
      .select({ id: columns.id })
      .from(table)
      .where(and(eq(group, row[keep.oneMainPer]), id === null ? undefined : ne(columns.id, id), sql`is_main`))
    for (const other of others)
      await changeWithin(transaction, staff, rows, Number(other.id), { isMain: false })
  }
  if (keep.madeBy !== undefined && id === null) return { ...row, [keep.madeBy]: staff.email }
  if (keep.slugFrom === undefined || !columns.slug) return row
  const wanted = String(row.slug || row[keep.slugFrom])
  const place = { table, slug: columns.slug, id: columns.id, reserved: keep.reservedSlugs ?? [] }
  return { ...row, slug: await findFreeSlug(transaction, place, wanted, id) }
}

function record(
  transaction: NodePgDatabase,
  staff: Staff,
  { resource }: Rows,
  change: Omit<Parameters<typeof recordChange>[2], 'resource'>,
) {
  return recordChange(transaction, staff, { resource: resource.name, ...change })
}

function found(row: Row | undefined): Row {
  if (!row) throw new AppError('not-found')
  return row
}

function idOf(item: Row): number {
  return Number(item.id)
}
