import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useProperty } from '@/features/property/web/use-property'
import { dayIn, firstOfMonth, isDay, lastOfMonth } from '@/kernel/days'
import { Notice } from '@/web/admin-kit/list-screen'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { usePlace, usePlaceSearch } from '@/web/admin-kit/use-place'
import { Button, buttonClass } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { REPORT_STEPS } from '../rules/report'
import { periodReportQuery } from '../staff-queries'
import { moneyReportText } from './admin-money-text'
import { ReportFiguresView } from './admin-report-figures'
import { reportText as words } from './admin-report-text'
import { ReportToolbar } from './admin-report-toolbar'

/** A report of its own below /reports. */
export type ReportView = { place: string; title: string; View: ComponentType }

/** The reports, one at a time, with the way to each of the others. */
export function Reports({ views }: { views: readonly ReportView[] }) {
  const place = usePlace()
  const View = (views.find((view) => view.place === place) ?? views[0])?.View
  return (
    <div className="grid min-w-0 gap-4">
      <nav aria-label={moneyReportText.views} className="flex flex-wrap gap-2 print:hidden">
        {views.map(({ place: own, title }) => (
          <PanelLink
            key={own}
            to={own === '' ? '/reports' : `/reports/${own}`}
            activeOptions={{ exact: true }}
            aria-current={own === place ? 'page' : undefined}
            className={buttonClass({ look: own === place ? 'primary' : 'quiet', size: 'small' })}
          >
            {title}
          </PanelLink>
        ))}
      </nav>
      {View && <View />}
    </div>
  )
}

/** What the hotel did, or has sold ahead, in a period of one's choice; the period stands in the address. */
export function BookingReports() {
  const { timeZone } = useProperty()
  const today = dayIn(timeZone, new Date())
  const { first = '', last = '', step = '' } = usePlaceSearch()
  const asked = {
    first: isDay(first) ? first : firstOfMonth(today),
    last: isDay(last) ? last : lastOfMonth(today),
    step: REPORT_STEPS.find((one) => one === step) ?? 'day',
  }
  const parameters = String(new URLSearchParams(asked))
  const { data, isError, refetch } = useQuery({
    ...periodReportQuery(asked),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <div className="grid min-w-0 gap-4">
      <ReportToolbar asked={asked} parameters={parameters} today={today} />
      {isError ? (
        <Notice role="alert" title={words.failed} help={words.failedHelp}>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      ) : data ? (
        <ReportFiguresView report={data} />
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
