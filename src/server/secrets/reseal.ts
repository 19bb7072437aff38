import { and, asc, eq, getTableColumns, gt, isNotNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { openText, sealText } from './seal-text'

const ROWS_AT_ONCE = 200

/** A column of sealed texts; a row's own number is part of the purpose it is sealed for (docs/decisions/secrets.md). */
export type SealedColumn = {
  table: PgTable
  /** The number by which rows are told apart: above 0, unique and never null. */
  id: PgColumn
  sealed: PgColumn
  purposeOf: (id: number) => string
}

/**
 * Seals anew, with the first of the keys, whatever an older one sealed; what none of them opens stays as it is and is
 * counted. When a row was last changed stays too. A text that somebody changes meanwhile is left to them: they seal with the first key.
 */
export async function resealTexts(
  orm: NodePgDatabase,
  keys: readonly Buffer[],
  columns: readonly SealedColumn[],
  closing?: AbortSignal,
): Promise<{ resealed: number; unreadable: number }> {
  const count = { resealed: 0, unreadable: 0 }
  for (const column of columns)
    for await (const { id, sealed, text } of readOlderSeals(orm, keys, column)) {
      if (closing?.aborted) return count
      if (text === undefined) {
        count.unreadable++
        continue
      }
      const changed = await orm
        .update(column.table)
        .set({ [nameOf(column)]: sealText(keys, column.purposeOf(id), text), ...sameInstant(column.table) })
        .where(and(eq(column.id, id), eq(column.sealed, sealed)))
        .returning({ id: column.id })
      count.resealed += changed.length
    }
  return count
}

/** How many sealed texts need another key than the first, and how many no key opens. */
export async function countOlderSeals(
  orm: NodePgDatabase,
  keys: readonly Buffer[],
  columns: readonly SealedColumn[],
): Promise<{ older: number; unreadable: number }> {
  const count = { older: 0, unreadable: 0 }
  for (const column of columns)
    for await (const { text } of readOlderSeals(orm, keys, column))
      count[text === undefined ? 'unreadable' : 'older']++
  return count
}

/** What the first key does not open, with its text where another does. */
async function* readOlderSeals(orm: NodePgDatabase, keys: readonly Buffer[], column: SealedColumn) {
  for await (const { id, sealed } of readRows(orm, column)) {
    const purpose = column.purposeOf(id)
    if (openText(keys.slice(0, 1), purpose, sealed) !== undefined) continue
    yield { id, sealed, text: openText(keys, purpose, sealed) }
  }
}

async function* readRows(orm: NodePgDatabase, { table, id, sealed }: SealedColumn) {
  let last = 0
  for (;;) {
    const rows = await orm
      .select({ id, sealed })
      .from(table)
      .where(and(gt(id, last), isNotNull(sealed)))
      .orderBy(asc(id))
      .limit(ROWS_AT_ONCE)
    for (const row of rows) yield { id: Number(row.id), sealed: String(row.sealed) }
    const end = rows.at(-1)
    if (!end || rows.length < ROWS_AT_ONCE) return
    last = Number(end.id)
  }
}

/** Rows that keep when they were last changed go on keeping it: another seal changes nothing of what they say. */
function sameInstant(table: PgTable) {
  const { updatedAt } = getTableColumns(table)
  return updatedAt && { updatedAt: sql`${updatedAt}` }
}

/** What the table's program calls the column, which is what Drizzle sets it by. */
function nameOf({ table, sealed }: SealedColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, column]) => column === sealed)
  if (!found) throw new TypeError(`${sealed.name} is no column of the table it is read from`)
  return found[0]
}
