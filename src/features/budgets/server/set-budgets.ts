import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { formatMonth, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { toAmount, toCents } from '@/kernel/money'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import type { Budget, BudgetsToSet } from '../staff-contract'
import { budgets } from './table'

/** Sets and clears the budgets of months, all of them or none. Throws changed-meanwhile, naming the month. */
export async function setBudgets(orm: NodePgDatabase, staff: Staff, { months }: BudgetsToSet): Promise<void> {
  await orm.transaction(async (transaction) => {
    // Two who save at once come one after the other, months without a row included.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('budgets', 0))`)
    for (const { month, budget, seen } of months) {
      const [row] = await transaction.select().from(budgets).where(eq(budgets.month, month))
      const before = row ? { nights: row.nights, revenue: toAmount(row.revenueCents) } : null
      if (!isDeepStrictEqual(before, seen && tidied(seen)))
        throw new AppError('changed-meanwhile', {
          message: `Somebody else changed the budget of ${formatMonth(toDay(`${month}-01`))} after you opened it. Look at their figures, then save again.`,
        })
      const written = await writeMonth(transaction, { month, budget, rowId: row?.id ?? null })
      if (written)
        await recordChange(transaction, staff, {
          ...{ resource: 'budgets', ...written },
          before: before && { month, ...before },
          after: budget && { month, ...tidied(budget) },
        })
    }
  })
}

type Change = { month: string; budget: Budget | null; rowId: number | null }

/** Answers what was done to which row; null where there was nothing to do. */
async function writeMonth(
  transaction: NodePgDatabase,
  { month, budget, rowId }: Change,
): Promise<{ rowId: number; action: 'create' | 'update' | 'delete' } | null> {
  if (!budget) {
    if (rowId === null) return null
    await transaction.delete(budgets).where(eq(budgets.id, rowId))
    return { rowId, action: 'delete' }
  }
  const figures = { nights: budget.nights, revenueCents: toCents(budget.revenue) }
  if (rowId !== null) {
    await transaction.update(budgets).set(figures).where(eq(budgets.id, rowId))
    return { rowId, action: 'update' }
  }
  const [made] = await transaction
    .insert(budgets)
    .values({ month, ...figures })
    .returning({ id: budgets.id })
  if (!made) throw new AppError('internal')
  return { rowId: made.id, action: 'create' }
}

/** Its revenue as the database gives it back: 65 and 65.00 are one. */
function tidied({ nights, revenue }: Budget): Budget {
  return { nights, revenue: toAmount(toCents(revenue)) }
}
