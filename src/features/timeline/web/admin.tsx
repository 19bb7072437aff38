import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { holdsNights } from '@/features/bookings/rules/status'
import { staffBookingsQuery } from '@/features/bookings/staff-queries'
import { deskFormText } from '@/features/front-desk/web/admin-desk-text'
import { useBlocks } from '@/features/front-desk/web/admin-offered-villas'
import { useProperty } from '@/features/property/web/use-property'
import { bookableVillasQuery } from '@/features/villas/staff-queries'
import { addDays, type Day, dayIn, isDay } from '@/kernel/days'
import { Notice } from '@/web/admin-kit/list-screen'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { useGo, usePlaceSearch } from '@/web/admin-kit/use-place'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Icon } from '@/web/ui/icon'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { listRows } from '../rules/timeline'
import { TimelineGrid } from './admin-grid'
import { useTimelineMove } from './admin-move'
import { MoveBar } from './admin-question'
import { timelineText as words } from './admin-text'

const DAYS = 21
/** Yesterday's departures are still of interest. */
const DAYS_BEFORE = 2
const WEEK = 7

/** All villas and who stays in them, three weeks at a time; the first day stands in the address. */
export function BookingTimeline() {
  const { timeZone } = useProperty()
  const today = dayIn(timeZone, new Date())
  const { from = '' } = usePlaceSearch()
  const first = isDay(from) ? from : addDays(today, -DAYS_BEFORE)
  const last = addDays(first, DAYS - 1)
  const villas = useQuery(bookableVillasQuery)
  const bookings = useQuery({
    ...staffBookingsQuery({ start: addDays(first, -1), end: last }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const shown = (bookings.data ?? []).filter(({ status }) => holdsNights(status))
  const rows = listRows(villas.data ?? [], shown)
  const blocks = useBlocks({ first: addDays(first, -1), last })
  const timeline = useTimelineMove({ rows, priced: villas.data ?? [] }, shown, blocks.data ?? [])

  return (
    <div className="grid min-w-0 gap-4">
      <Toolbar first={first} today={today} />
      {villas.isError || bookings.isError || blocks.isError ? (
        <Notice role="alert" title={words.failed} help={words.failedHelp}>
          <Button onClick={() => void Promise.all([villas.refetch(), bookings.refetch(), blocks.refetch()])}>
            {words.tryAgain}
          </Button>
        </Notice>
      ) : !villas.data || !bookings.data || !blocks.data ? (
        <Loading label={words.loading}>
          <Skeleton className="h-140" />
        </Loading>
      ) : rows.length === 0 ? (
        <Notice title={words.noVillas} help={words.noVillasHelp} />
      ) : (
        <TimelineGrid
          villas={rows}
          bookings={shown}
          blocks={blocks.data}
          first={first}
          days={DAYS}
          today={today}
          timeline={timeline}
        />
      )}
      <MoveBar villas={rows} timeline={timeline} />
    </div>
  )
}

function Toolbar({ first, today }: { first: Day; today: Day }) {
  const id = useId()
  const go = useGo()
  const onFirst = (day: Day) => go('/timeline', { from: day })
  return (
    <div className="flex flex-wrap items-end gap-2.5 print:hidden">
      <Button
        look="quiet"
        size="icon"
        aria-label={words.earlier}
        title={words.earlier}
        onClick={() => onFirst(addDays(first, -WEEK))}
      >
        <Icon name="chevronLeft" />
      </Button>
      <Button
        look="quiet"
        size="small"
        className="min-h-11"
        onClick={() => onFirst(addDays(today, -DAYS_BEFORE))}
      >
        {words.today}
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label={words.later}
        title={words.later}
        onClick={() => onFirst(addDays(first, WEEK))}
      >
        <Icon name="chevronRight" />
      </Button>
      <div className="grid gap-1">
        <label htmlFor={id} className="text-xs font-semibold text-ink-soft">
          {words.from}
        </label>
        <Input
          id={id}
          type="date"
          value={first}
          onChange={({ target: { value } }) => isDay(value) && onFirst(value)}
          className="min-h-11 text-sm"
        />
      </div>
      <Button look="action" size="small" className="min-h-11 sm:ml-auto" onClick={() => go('/bookings/new')}>
        <PanelIcon name="add" />
        {deskFormText.add}
      </Button>
    </div>
  )
}
