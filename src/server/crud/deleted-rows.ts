import { and, desc, eq, getTableColumns, getTableName, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'
import { AppError } from '@/kernel/errors'
import type { Context } from '../context'
import type { Staff } from '../http/access'
import { isTranslationOf } from './content-translations'
import { findFreeSlug } from './find-free-slug'
import type { Row, Rows } from './rows'
import { contentTranslations, deletedRows } from './table'

const DAYS_KEPT = 30
const MOST_LISTED = 200

/** Stores a row, and the rows that go with it, before it is deleted in the same transaction. */
export async function storeDeleted(
  transaction: NodePgDatabase,
  staff: Pick<Staff, 'email'>,
  rows: Rows,
  id: number,
): Promise<void> {
  const { resource, table, columns, along } = rows
  const name = getTableName(table)
  // A change that is under way ends first: what is stored is what is deleted.
  await transaction.select({ id: columns.id }).from(table).where(eq(columns.id, id)).for('update')
  const pairs = along.map(
    ({ table: child, by }) =>
      sql`${getTableName(child)}::text, (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from ${child} c
        where c.${sql.identifier(by.name)} = ${sql.identifier(name)}.id)`,
  )
  const translations = sql`(select coalesce(jsonb_agg(to_jsonb(content_translations)), '[]')
    from ${contentTranslations} where ${isTranslationOf(rows, id)})`
  pairs.push(sql`${getTableName(contentTranslations)}::text, ${translations}`)
  await transaction.execute(sql`
    insert into deleted_rows (resource, row_id, name, row, along, staff_email)
    select ${resource.name}, ${columns.id}, ${nameIn(sql`to_jsonb(${table})`, id)}, to_jsonb(${table}),
      jsonb_build_object(${sql.join(pairs, sql`, `)}), ${staff.email}
    from ${table} where ${columns.id} = ${id}`)
}

/** What a row is called by, whichever of the usual columns its table has; else its number. */
function nameIn(row: SQL, id: number): SQL {
  const names = ['name', 'title', 'subject', 'code', 'alt_text'].map(
    (column) => sql`nullif(${row} ->> ${column}, '')`,
  )
  return sql`left(coalesce(${sql.join(names, sql`, `)}, ${`#${id}`}), 200)`
}

/** What was deleted of a resource and can be restored, the last first. */
export async function listDeleted(orm: NodePgDatabase, { resource }: Rows) {
  const { rowId, name, staffEmail, createdAt } = deletedRows
  const rows = await orm
    .select({ id: rowId, name, staffEmail, deletedAt: createdAt })
    .from(deletedRows)
    .where(eq(deletedRows.resource, resource.name))
    .orderBy(desc(deletedRows.id))
    .limit(MOST_LISTED)
  return rows.map(({ deletedAt, ...row }) => ({ ...row, deletedAt: deletedAt.toISOString() }))
}

/**
 * Puts a deleted row back under its id with the rows that went with it, and answers it. A slug that another has taken
 * meanwhile gets a number; what another is the main one of, it is no more. Throws not-found.
 */
export async function restoreDeleted(transaction: NodePgDatabase, rows: Rows, id: number): Promise<Row> {
  const [stored] = await transaction
    .delete(deletedRows)
    .where(and(eq(deletedRows.resource, rows.resource.name), eq(deletedRows.rowId, id)))
    .returning()
  if (!stored) throw new AppError('not-found')
  await insertStored(transaction, rows.table, [await settleStored(transaction, rows, stored.row, id)])
  for (const table of [...rows.along.map((one) => one.table), contentTranslations])
    await insertStored(transaction, table, stored.along[getTableName(table)] ?? [])
  const [row] = await transaction.select().from(rows.table).where(eq(rows.columns.id, id))
  if (!row) throw new AppError('not-found')
  return row
}

async function settleStored(transaction: NodePgDatabase, rows: Rows, row: Row, id: number): Promise<Row> {
  const { table, columns, keep } = rows
  const settled = { ...row }
  if (keep.slugFrom !== undefined && columns.slug)
    settled.slug = await findFreeSlug(
      transaction,
      { table, slug: columns.slug, id: columns.id, reserved: keep.reservedSlugs ?? [] },
      String(row.slug),
      id,
    )
  const group = keep.oneMainPer === undefined ? undefined : columns[keep.oneMainPer]
  if (group && row.is_main === true) {
    const others = await transaction
      .select({ id: columns.id })
      .from(table)
      .where(and(eq(group, row[group.name]), ne(columns.id, id), sql`is_main`))
    settled.is_main = others.length === 0
  }
  return settled
}

/** Inserts rows as they were stored; a column that came since gets its default, one that is gone is left out. */
async function insertStored(
  transaction: NodePgDatabase,
  table: PgTable,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return
  const known = Object.values(getTableColumns(table)).map(({ name }) => name)
  const named = known.filter((name) => rows.some((row) => name in row))
  const list = sql.join(
    named.map((name) => sql.identifier(name)),
    sql`, `,
  )
  await transaction.execute(sql`
    insert into ${table} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`)
}

/** Deletes for good what was deleted 30 days ago or before; answers how many. */
export async function clearDeleted({
  database: { orm },
  now,
}: Pick<Context, 'database' | 'now'>): Promise<number> {
  const limit = new Date(now().getTime() - DAYS_KEPT * 24 * 60 * 60_000)
  const gone = await orm
    .delete(deletedRows)
    .where(lt(deletedRows.createdAt, limit))
    .returning({ id: deletedRows.id })
  return gone.length
}
