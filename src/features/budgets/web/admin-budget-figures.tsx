import { ReportCard, ReportTable } from '@/features/reports/web/admin-report-parts'
import { count, shortMonth, signed } from '@/features/reports/web/admin-tell-figures'
import { formatPrice, toCents } from '@/kernel/money'
import type { BudgetYear } from '../staff-contract'
import { budgetText as words } from './admin-text'

type Month = BudgetYear['months'][number]
type Sums = Record<'nights' | 'cents' | 'nightsBefore' | 'centsBefore', number> & {
  budget: { nights: number; cents: number } | null
}

/** A year's budget month by month, beside what is sold and what was a year before. */
export function BudgetFigures({ budget: { year, months } }: { budget: BudgetYear }) {
  const lines = months.map((month) => ({ name: shortMonth(month.month), ...sumsOf(month) }))
  const whole = lines.reduce<Sums>(add, {
    ...{ nights: 0, cents: 0, nightsBefore: 0, centsBefore: 0, budget: null },
  })
  return (
    <>
      <section aria-label={words.figures}>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 md:grid-cols-4">
          <ReportCard
            name={words.nights}
            figure={count(whole.nights)}
            line={whole.budget ? words.ofBudget(count(whole.budget.nights)) : words.noBudget}
          />
          <ReportCard
            name={words.revenue}
            figure={formatPrice(whole.cents)}
            line={whole.budget ? words.ofBudget(formatPrice(whole.budget.cents)) : words.noBudget}
          />
          <ReportCard name={words.nightsBefore} figure={count(whole.nightsBefore)} />
          <ReportCard name={words.revenueBefore} figure={formatPrice(whole.centsBefore)} />
        </dl>
      </section>
      <ReportTable
        title={words.table}
        heads={[
          ...[words.month, words.nights, words.nightsBudget, words.nightsLeft, words.nightsBefore],
          ...[words.revenue, words.revenueBudget, words.revenueLeft, words.revenueBefore],
        ]}
        rows={[...lines, { name: `${words.total} ${year}`, ...whole }].map(({ name, ...sums }) => [
          name,
          ...cellsOf(sums),
        ])}
      />
    </>
  )
}

function sumsOf({ budget, sold, lastYear }: Month): Sums {
  return {
    ...{ nights: sold.nights, cents: toCents(sold.revenue) },
    ...{ nightsBefore: lastYear.nights, centsBefore: toCents(lastYear.revenue) },
    budget: budget && { nights: budget.nights, cents: toCents(budget.revenue) },
  }
}

function add(sum: Sums, { nights, cents, nightsBefore, centsBefore, budget }: Sums): Sums {
  return {
    ...{ nights: sum.nights + nights, cents: sum.cents + cents },
    nightsBefore: sum.nightsBefore + nightsBefore,
    centsBefore: sum.centsBefore + centsBefore,
    budget: budget
      ? {
          nights: (sum.budget?.nights ?? 0) + budget.nights,
          cents: (sum.budget?.cents ?? 0) + budget.cents,
        }
      : sum.budget,
  }
}

function cellsOf({ nights, cents, nightsBefore, centsBefore, budget }: Sums): string[] {
  return [
    count(nights),
    budget ? count(budget.nights) : words.none,
    budget ? signed(nights - budget.nights, count) : words.none,
    count(nightsBefore),
    formatPrice(cents),
    budget ? formatPrice(budget.cents) : words.none,
    budget ? signed(cents - budget.cents, formatPrice) : words.none,
    formatPrice(centsBefore),
  ]
}
