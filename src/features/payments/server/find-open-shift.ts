import { isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { cashShifts } from './table'

/**
 * The shift that is open at the cash drawer, null where none is. It stays open until the transaction is over: who closes
 * it waits, so that a payment is either among what was expected or in no shift of before.
 */
export async function findOpenShift(transaction: NodePgDatabase): Promise<number | null> {
  const [open] = await transaction
    .select({ id: cashShifts.id })
    .from(cashShifts)
    .where(isNull(cashShifts.closedAt))
    .for('share')
  return open?.id ?? null
}
