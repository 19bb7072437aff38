import { between } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { nightLines } from '@/features/documents/rules/folio-lines'
import { monthOf, type SoldNights } from '@/features/night-snapshots/rules/night-snapshot'
import { listSoldStays } from '@/features/night-snapshots/server/list-stays'
import { taxOf } from '@/features/taxes/rules/tax-of'
import { readTaxRates } from '@/features/taxes/server/store'
import { writeCsv } from '@/kernel/csv'
import { addMonths, toDay } from '@/kernel/days'
import { toAmount } from '@/kernel/money'
import type { BudgetYear } from '../staff-contract'
import { budgets } from './table'

const MONTHS = 12

/** The months of a year with their budgets, what is sold of each before taxes, and what was a year before. */
export async function readBudgetYear(orm: NodePgDatabase, year: string): Promise<BudgetYear> {
  const rows = await orm
    .select()
    .from(budgets)
    .where(between(budgets.month, `${year}-01`, `${year}-12`))
  const budgeted = new Map(rows.map((row) => [row.month, row]))
  const first = toDay(`${year}-01-01`)
  const sold = await readSold(orm, {
    first: addMonths(first, -MONTHS),
    last: toDay(`${year}-12-31`),
  })
  const soldOf = (month: string) => {
    const { nights, revenue } = sold.get(month) ?? { nights: 0, revenue: 0 }
    return { nights, revenue: toAmount(revenue) }
  }
  return {
    year,
    months: Array.from({ length: MONTHS }, (_, index) => {
      const day = addMonths(first, index)
      const row = budgeted.get(monthOf(day))
      return {
        month: monthOf(day),
        budget: row ? { nights: row.nights, revenue: toAmount(row.revenueCents) } : null,
        sold: soldOf(monthOf(day)),
        lastYear: soldOf(monthOf(addMonths(day, -MONTHS))),
      }
    }),
  }
}

/** The same as a table for a spreadsheet. */
export function writeBudgets({ months }: BudgetYear): string {
  return writeCsv(
    [
      ...['Month', 'Nights budgeted', 'Nights sold', 'Nights sold a year before'],
      ...['Revenue budgeted USD', 'Revenue before taxes USD', 'Revenue before taxes USD a year before'],
    ],
    months.map(({ month, budget, sold, lastYear }) => [
      ...[month, budget?.nights ?? '', sold.nights, lastYear.nights],
      ...[budget?.revenue ?? '', sold.revenue, lastYear.revenue],
    ]),
  )
}

/** Nights sold by month, and what they bring once the taxes in them are taken off, night by night as documents do. */
async function readSold(
  orm: NodePgDatabase,
  period: Parameters<typeof listSoldStays>[1],
): Promise<Map<string, SoldNights>> {
  const rates = await readTaxRates(orm)
  const sums = new Map<string, SoldNights>()
  const stays = await listSoldStays(orm, period)
  for (const line of stays.flatMap(nightLines)) {
    if (line.day < period.first || line.day > period.last) continue
    const { nights, revenue } = sums.get(monthOf(line.day)) ?? { nights: 0, revenue: 0 }
    sums.set(monthOf(line.day), { nights: nights + 1, revenue: revenue + taxOf(line, rates).net })
  }
  return sums
}
