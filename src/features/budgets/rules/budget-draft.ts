import { toAmount } from '@/kernel/money'
import { readTypedAmount, readTypedWhole } from '@/kernel/money-typed'
import type { Budget, BudgetYear } from '../staff-contract'

/** What is typed of a month. */
export type MonthDraft = { nights: string; revenue: string }

export type DraftProblem = 'nights' | 'revenue' | 'both'

export function draftOf(budget: Budget | null): MonthDraft {
  return budget ? { nights: String(budget.nights), revenue: budget.revenue } : { nights: '', revenue: '' }
}

/** A month as typed: its budget, null where both are empty, or what is wrong with it. Thousands may stand apart. */
export function readDraft(draft: MonthDraft): { budget: Budget | null } | { problem: DraftProblem } {
  const nights = draft.nights.trim()
  const revenue = draft.revenue.trim()
  if (nights === '' && revenue === '') return { budget: null }
  if (nights === '' || revenue === '') return { problem: 'both' }
  const count = readTypedWhole(nights)
  if (count === null || !/^\d{1,5}$/.test(count)) return { problem: 'nights' }
  const cents = readTypedAmount(revenue)
  if (cents === null || cents < 0) return { problem: 'revenue' }
  return { budget: { nights: Number(count), revenue: toAmount(cents) } }
}

/** The months of which something else is typed than stands there, each with what was seen of it. */
export function changedMonths(months: BudgetYear['months'], drafts: ReadonlyMap<string, MonthDraft>) {
  return months.flatMap(({ month, budget: seen }) => {
    const read = readDraft(drafts.get(month) ?? draftOf(seen))
    if ('problem' in read || isSameBudget(read.budget, seen)) return []
    return [{ month, budget: read.budget, seen }]
  })
}

/** Nothing and null are the same. */
export function isSameBudget(one: Budget | null | undefined, other: Budget | null | undefined): boolean {
  return one?.nights === other?.nights && one?.revenue === other?.revenue
}
