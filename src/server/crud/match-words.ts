import { ilike, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Conditions of a search: each of its words occurs in one of the columns, in whatever case. */
export function matchWords(search: string | undefined, columns: readonly (PgColumn | SQL)[]): SQL[] {
  const words = (search ?? '').split(/\s+/).filter(Boolean)
  return words.flatMap((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return or(...columns.map((column) => ilike(column, pattern))) ?? []
  })
}
