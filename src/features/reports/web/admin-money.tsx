import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useProperty } from '@/features/property/web/use-property'
import { receivablesQuery } from '@/features/receivables/staff-queries'
import { dayIn, isDay } from '@/kernel/days'
import { Notice } from '@/web/admin-kit/list-screen'
import { useGo, usePlaceSearch } from '@/web/admin-kit/use-place'
import { Button, buttonClass } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { HOTEL_TAX_CSV_PATH, VAT_CSV_PATH } from '../paths'
import { moneyReportQuery } from '../staff-queries'
import { MoneyFigures } from './admin-money-figures'
import { moneyReportText as words } from './admin-money-text'

/** Sales, taxes and takings of a month of one's choice, and what is held and owed today; the month stands in the address. */
export function MoneyReports() {
  const { timeZone } = useProperty()
  const asked = usePlaceSearch().month ?? ''
  const month = isMonth(asked) ? asked : dayIn(timeZone, new Date()).slice(0, 7)
  const report = useQuery({ ...moneyReportQuery(month), placeholderData: keepPreviousData, staleTime: 0 })
  const receivables = useQuery({ ...receivablesQuery, staleTime: 0 })

  function onRetry() {
    void report.refetch()
    void receivables.refetch()
  }

  return (
    <div className="grid min-w-0 gap-4">
      <Toolbar month={month} />
      {report.isError || receivables.isError ? (
        <Notice role="alert" title={words.failed} help={words.failedHelp}>
          <Button onClick={onRetry}>{words.tryAgain}</Button>
        </Notice>
      ) : report.data && receivables.data ? (
        <MoneyFigures report={report.data} receivables={receivables.data} />
      ) : (
        <Loading label={words.loading} className="grid gap-4">
          <Skeleton className="h-28" />
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </Loading>
      )}
      <p className="max-w-measure text-sm text-ink-soft">{words.help}</p>
    </div>
  )
}

function Toolbar({ month }: { month: string }) {
  const id = useId()
  const go = useGo()
  const files = [
    [VAT_CSV_PATH, words.vatCsv],
    [HOTEL_TAX_CSV_PATH, words.hotelTaxCsv],
  ] as const
  return (
    <div className="flex flex-wrap items-end gap-2.5 print:hidden">
      <div className="grid gap-1 max-sm:grow">
        <label htmlFor={id} className="text-xs font-semibold text-ink-soft">
          {words.month}
        </label>
        <Input
          id={id}
          type="month"
          value={month}
          onChange={({ target: { value } }) => isMonth(value) && go('/reports/money', { month: value })}
          className="min-h-11 text-sm"
        />
      </div>
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        {files.map(([path, name]) => (
          <a
            key={path}
            href={`${path}?month=${month}`}
            download
            className={buttonClass({ look: 'quiet', size: 'small', className: 'min-h-11' })}
          >
            {name}
          </a>
        ))}
        <Button look="quiet" size="small" className="min-h-11" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
    </div>
  )
}

function isMonth(text: string): boolean {
  return isDay(`${text}-01`)
}
