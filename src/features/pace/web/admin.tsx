import { useQuery } from '@tanstack/react-query'
import { ReportTable } from '@/features/reports/web/admin-report-parts'
import { count, shortMonth, signed } from '@/features/reports/web/admin-tell-figures'
import { formatPrice, toCents } from '@/kernel/money'
import { Notice } from '@/web/admin-kit/list-screen'
import { Button, buttonClass } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { PACE_CSV_PATH } from '../paths'
import type { Pace } from '../staff-contract'
import { paceQuery } from '../staff-queries'
import { paceText as words } from './admin-text'

const FIGURES = ['sold', 'pickedUpInWeek', 'pickedUpInMonth', 'lastYearThen', 'lastYear'] as const

/** What is sold of the months ahead, how fast it grew, and where it stood a year before. */
export function PaceReport() {
  const { data, isError, refetch } = useQuery({ ...paceQuery, staleTime: 0 })
  if (!data)
    return isError ? (
      <Notice role="alert" title={words.failed} help={words.failedHelp}>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </Notice>
    ) : (
      <Loading label={words.loading} className="grid gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-96" />
      </Loading>
    )
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap gap-2 sm:justify-end print:hidden">
        <a
          href={PACE_CSV_PATH}
          download
          className={buttonClass({ look: 'quiet', size: 'small', className: 'min-h-11' })}
        >
          {words.csv}
        </a>
        <Button look="quiet" size="small" className="min-h-11" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <Months pace={data} />
      <Compared pace={data} />
      <p className="max-w-measure text-sm text-ink-soft">{words.help}</p>
    </div>
  )
}

function Months({ pace: { months } }: { pace: Pace }) {
  return (
    <ReportTable
      title={words.table}
      heads={[
        ...[words.month, words.nights, words.revenue],
        ...[words.nightsIn(7), words.revenueIn(7), words.nightsIn(30), words.revenueIn(30)],
        ...[words.nightsThen, words.revenueThen, words.nightsInTheEnd],
      ]}
      rows={[
        ...months.map(({ month, ...sums }) => [shortMonth(month), ...cellsOf([sums])]),
        [words.total, ...cellsOf(months)],
      ]}
    />
  )
}

type Sums = Pick<Pace['months'][number], (typeof FIGURES)[number]>

function cellsOf(months: readonly Sums[]): string[] {
  const nights = (name: (typeof FIGURES)[number]) =>
    months.reduce((sum, month) => sum + month[name].nights, 0)
  const cents = (name: (typeof FIGURES)[number]) =>
    months.reduce((sum, month) => sum + toCents(month[name].revenue), 0)
  return [
    ...[count(nights('sold')), formatPrice(cents('sold'))],
    ...[signed(nights('pickedUpInWeek'), count), signed(cents('pickedUpInWeek'), formatPrice)],
    ...[signed(nights('pickedUpInMonth'), count), signed(cents('pickedUpInMonth'), formatPrice)],
    ...[count(nights('lastYearThen')), formatPrice(cents('lastYearThen')), count(nights('lastYear'))],
  ]
}

/** Which of the days compared with are kept, and which are reckoned. */
function Compared({ pace: { week, month, yearAgo } }: { pace: Pace }) {
  const days = [week, month, yearAgo]
  const frozen = days.filter(({ isFrozen }) => isFrozen).map(({ day }) => day)
  const reckoned = days.filter(({ isFrozen }) => !isFrozen).map(({ day }) => day)
  return (
    <p className="max-w-measure text-ink-soft">
      {[frozen.length > 0 && words.frozen(frozen), reckoned.length > 0 && words.reckoned(reckoned)]
        .filter((line) => line !== false)
        .join(' ')}
    </p>
  )
}
