import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import type { FiscalEntry } from '../contract'
import { documents } from './table'

/** Writes down what the revenue authority's system numbered a document; all else of it stays. Throws not-found. */
export async function setFiscalNumber(
  orm: NodePgDatabase,
  staff: Staff,
  id: number,
  { fiscalNumber, fiscalCode }: FiscalEntry,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [before] = await transaction.select().from(documents).where(eq(documents.id, id)).for('update')
    if (!before) throw new AppError('not-found')
    const after = { fiscalNumber, fiscalCode: fiscalCode || null }
    await transaction.update(documents).set(after).where(eq(documents.id, id))
    await recordChange(transaction, staff, {
      resource: 'documents',
      rowId: id,
      action: 'update',
      before: { fiscalNumber: before.fiscalNumber, fiscalCode: before.fiscalCode },
      after,
    })
  })
}
