import { useQuery, useQueryClient } from '@tanstack/react-query'
import { StatusBadge } from '@/features/bookings/web/admin-status'
import type { Dashboard as Figures } from '@/features/reports/contract'
import { dashboardQuery } from '@/features/reports/staff-queries'
import { formatShortDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { FigureCard } from '@/web/admin-kit/figure-card'
import { Notice } from '@/web/admin-kit/list-screen'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { saveFile } from '@/web/admin-kit/save-file'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button, buttonClass } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import { NeedsAttention } from './needs-attention'
import { OccupancyChart } from './occupancy-chart'
import { writeReport } from './occupancy-report'
import { panelText, reportText, dashboardText as words } from './text'

/** Today at a glance, and the quickest ways to what is done most. */
export function Dashboard() {
  const queryClient = useQueryClient()
  const { data, isError } = useQuery(dashboardQuery)
  if (!data)
    return isError ? (
      <Notice role="alert" title={words.failed} help={panelText.failedHelp}>
        <Button onClick={() => void refetchLists(queryClient)}>{panelText.tryAgain}</Button>
      </Notice>
    ) : (
      <DashboardSkeleton />
    )
  return (
    <div className="grid min-w-0 gap-5">
      <NeedsAttention figures={data} />
      <section aria-label={words.figures}>
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <FigureCard label={words.totalBookings} figure={data.totalBookings} />
          <FigureCard label={words.availableRooms} figure={data.availableRooms} />
          <FigureCard label={words.checkInsToday} figure={data.checkInsToday} />
          <FigureCard label={words.newMessages} figure={data.newMessages} />
        </dl>
      </section>
      <div className="grid min-w-0 gap-5 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <RecentBookings bookings={data.recentBookings} />
        <QuickActions figures={data} />
      </div>
      <OccupancyChart nights={data.occupancy} />
    </div>
  )
}

function RecentBookings({ bookings }: { bookings: Figures['recentBookings'] }) {
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-lg">{words.recent}</h2>
        <PanelLink
          to="/bookings"
          className="py-1 text-sm font-semibold text-forest underline underline-offset-4"
        >
          {words.allBookings}
        </PanelLink>
      </div>
      {bookings.length === 0 && <p className="py-4 text-ink-soft">{words.noRecent}</p>}
      <ul>
        {bookings.map(({ id, guestName, checkInDate, checkOutDate, totalAmount, status }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2.5 first:border-0"
          >
            <PanelLink
              to={`/bookings/${id}`}
              className="truncate font-semibold text-forest underline underline-offset-2"
            >
              {guestName}
            </PanelLink>
            <p className="tabular text-right font-semibold">{formatPrice(toCents(totalAmount))}</p>
            <p className="tabular text-sm text-ink-soft">
              {words.stay(formatShortDay(checkInDate), formatShortDay(checkOutDate))}
            </p>
            <p className="text-right">
              <StatusBadge status={status} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A booking is taken down at the desk; a room's status stands with the villas. */
function QuickActions({ figures }: { figures: Figures }) {
  function onReport() {
    const name = reportText.fileName(figures.today)
    saveFile(name, writeReport(figures.occupancy))
    showToast({ title: reportText.done, description: reportText.doneLine(name) })
  }

  return (
    <section className="grid content-start gap-2.5 rounded-card border border-line bg-paper p-4 sm:p-5">
      <h2 className="mb-1 text-lg">{words.actions}</h2>
      <PanelLink to="/bookings/new" className={buttonClass({ look: 'action', size: 'small' })}>
        <PanelIcon name="add" />
        {words.addBooking}
      </PanelLink>
      <PanelLink to="/villas" className={buttonClass({ look: 'quiet', size: 'small' })}>
        <PanelIcon name="key" />
        {words.roomStatus}
      </PanelLink>
      <Button look="quiet" size="small" onClick={onReport}>
        <PanelIcon name="gauge" />
        {words.report}
      </Button>
    </section>
  )
}

function DashboardSkeleton() {
  return (
    <Loading label={words.loading} className="grid gap-5">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[words.totalBookings, words.availableRooms, words.checkInsToday, words.newMessages].map((card) => (
          <Skeleton key={card} className="h-20" />
        ))}
      </div>
      <Skeleton className="h-72" />
      <Skeleton className="h-64" />
    </Loading>
  )
}
