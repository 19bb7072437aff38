import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useProperty } from '@/features/property/web/use-property'
import { dayIn, isDay } from '@/kernel/days'
import { Notice } from '@/web/admin-kit/list-screen'
import { useMay } from '@/web/admin-kit/use-may'
import { useGo, usePlaceSearch } from '@/web/admin-kit/use-place'
import { Button, buttonClass } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { BUDGETS_CSV_PATH } from '../paths'
import { budgetsQuery } from '../staff-queries'
import { BudgetFigures } from './admin-budget-figures'
import { BudgetForm } from './admin-budget-form'
import { budgetText as words } from './admin-text'

/** A year's budget beside what is sold of it; the year stands in the address. */
export function BudgetReport() {
  const { timeZone } = useProperty()
  const asked = usePlaceSearch().year ?? ''
  const year = isDay(`${asked}-01-01`) ? asked : dayIn(timeZone, new Date()).slice(0, 4)
  const mayEdit = useMay('prices')
  const [isEditing, setEditing] = useState(false)
  const { data, isError, refetch } = useQuery({
    ...budgetsQuery(year),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <div className="grid min-w-0 gap-4">
      <Toolbar
        year={year}
        // Another year's figures may still stand here: what is set is set for the year that is shown.
        {...(mayEdit && data?.year === year && { onEdit: () => setEditing(true) })}
      />
      {isError ? (
        <Notice role="alert" title={words.failed} help={words.failedHelp}>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      ) : data ? (
        <BudgetFigures budget={data} />
      ) : (
        <Loading label={words.loading} className="grid gap-4">
          <Skeleton className="h-28" />
          <Skeleton className="h-96" />
        </Loading>
      )}
      <p className="max-w-measure text-sm text-ink-soft">{words.help}</p>
      {isEditing && data && <BudgetForm budget={data} onClose={() => setEditing(false)} />}
    </div>
  )
}

function Toolbar({ year, onEdit }: { year: string; onEdit?: () => void }) {
  const go = useGo()
  const onYear = (step: number) => {
    const other = String(Number(year) + step)
    if (isDay(`${other}-01-01`)) go('/reports/budget', { year: other })
  }
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button look="quiet" size="small" className="min-h-11" onClick={() => onYear(-1)}>
        {words.before}
      </Button>
      <p className="tabular px-2 font-serif text-lg">{year}</p>
      <Button look="quiet" size="small" className="min-h-11" onClick={() => onYear(1)}>
        {words.next}
      </Button>
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        {onEdit && (
          <Button look="action" size="small" className="min-h-11" onClick={onEdit}>
            {words.edit}
          </Button>
        )}
        <a
          href={`${BUDGETS_CSV_PATH}?year=${year}`}
          download
          className={buttonClass({ look: 'quiet', size: 'small', className: 'min-h-11' })}
        >
          {words.csv}
        </a>
        <Button look="quiet" size="small" className="min-h-11" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
    </div>
  )
}
