import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { DocumentKind } from '../rules/document-kinds'
import { documentCounters as table } from './table'

/**
 * The next number of a kind in a year. The counter's row stays locked until the transaction ends: whoever wants the next
 * waits, and a transaction that fails gives its number back. So none is left out and none is given twice.
 */
export async function takeNumber(
  transaction: NodePgDatabase,
  kind: DocumentKind,
  year: number,
): Promise<number> {
  const [counter] = await transaction
    .insert(table)
    .values({ kind, year, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [table.kind, table.year],
      set: { lastNumber: sql`${table.lastNumber} + 1` },
    })
    .returning({ number: table.lastNumber })
  if (!counter) throw new Error('The document got no number')
  return counter.number
}
