import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { OpenAlarms } from '@/features/alarms/web/admin-open-alarms'
import { businessDayQuery } from '@/features/business-day/staff-queries'
import { OpenTickets } from '@/features/maintenance/web/admin-open-tickets'
import { Notice } from '@/web/admin-kit/list-screen'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { useMay } from '@/web/admin-kit/use-may'
import { Button, buttonClass } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import type { TodaysDesk as Desk } from '../staff-contract'
import { todaysDeskQuery } from '../staff-queries'
import { WaitingApprovals } from './admin-approvals'
import { UnseenConflicts } from './admin-conflicts'
import { DayLine } from './admin-day-line'
import { DeskStays } from './admin-desk-stays'
import { MoneyToLookAt } from './admin-money'
import { deskText as words } from './admin-text'

/** Today at the property: who comes, who leaves, what waits and what failed, with everything to be done about it. */
export function TodaysDesk() {
  // Guests book and pay while nobody looks.
  const { data, isError, refetch } = useQuery({ ...todaysDeskQuery, staleTime: 0 })
  const { data: businessDay } = useQuery(businessDayQuery)
  const day = businessDay?.day
  const shownDay = data?.day
  useEffect(() => {
    if (day !== undefined && shownDay !== undefined && day !== shownDay) void refetch()
  }, [day, shownDay, refetch])
  const mayDecide = useMay('refunds')
  if (!data)
    return isError ? (
      <Notice role="alert" title={words.failed} help={words.failedHelp}>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </Notice>
    ) : (
      <DeskSkeleton />
    )
  return (
    <div className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <DayLine desk={data} />
        {/* Not at the right end: what is said after signing in would cover it. */}
        <div className="flex flex-wrap gap-2">
          <PanelLink
            to="/bookings/new?walkIn=yes"
            className={buttonClass({ look: 'primary', size: 'small' })}
          >
            {words.walkIn}
          </PanelLink>
          <PanelLink to="/bookings/new" className={buttonClass({ look: 'action', size: 'small' })}>
            <PanelIcon name="add" className="size-5" />
            {words.addBooking}
          </PanelLink>
        </div>
      </div>
      <OpenAlarms />
      <Figures desk={data} />
      {mayDecide && <WaitingApprovals />}
      <MoneyToLookAt />
      <UnseenConflicts />
      <div className="grid min-w-0 items-start gap-5 xl:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <DeskStays
            {...{ id: 'arrivals', title: words.arrivals, none: words.noArrivals, day: data.day }}
            stays={data.arrivals}
            steps={['confirmed', 'checked-in']}
          />
          <DeskStays
            {...{ id: 'requests', title: words.requests, none: words.noRequests, day: data.day }}
            help={words.requestsHelp}
            stays={data.requests}
            steps={['confirmed', 'cancelled']}
          />
        </div>
        <div className="grid min-w-0 gap-5">
          <DeskStays
            {...{ id: 'departures', title: words.departures, none: words.noDepartures, day: data.day }}
            stays={data.departures}
            steps={['checked-out']}
          />
          <DeskStays
            {...{ id: 'in-house', title: words.inHouse, none: words.noInHouse, day: data.day }}
            stays={data.inHouse}
            steps={[]}
          />
          <OpenTickets />
        </div>
      </div>
    </div>
  )
}

function Figures({ desk }: { desk: Desk }) {
  const figures = [
    [words.arrivals, desk.arrivals.length, '#arrivals'],
    [words.departures, desk.departures.length, '#departures'],
    [words.inHouse, desk.inHouse.length, '#in-house'],
    [words.requests, desk.requests.length, '#requests'],
    [words.unread, desk.unreadMessages, '/messages'],
    [words.undelivered, desk.undeliveredMails, '/mails'],
    [words.failingFeeds, desk.failingFeeds, '/channels'],
    [words.maintenance, desk.openTickets, '/maintenance'],
  ] as const
  return (
    <section aria-label={words.figures}>
      <dl className="grid grid-cols-2 gap-2.5 sm:grid-cols-4 2xl:grid-cols-8">
        {figures.map(([name, count, to]) => (
          <div
            key={name}
            className="relative flex flex-col gap-1 rounded-card border border-line bg-paper px-4 py-3 hover:border-leaf"
          >
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="tabular font-serif text-2xl leading-none">
              <FigureLink to={to} label={words.figureOf(name, count)}>
                {count}
              </FigureLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A list of this page, or another section; the whole card leads there. */
function FigureLink({ to, label, children }: { to: string; label: string; children: number }) {
  const className = 'after:absolute after:inset-0 after:rounded-card'
  return to.startsWith('#') ? (
    <a href={to} aria-label={label} className={className}>
      {children}
    </a>
  ) : (
    <PanelLink to={to} aria-label={label} className={className}>
      {children}
    </PanelLink>
  )
}

function DeskSkeleton() {
  return (
    <Loading label={words.loading} className="grid gap-5">
      <Skeleton className="h-9 w-60" />
      <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-4 2xl:grid-cols-8">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((card) => (
          <Skeleton key={card} className="h-20" />
        ))}
      </div>
      <div className="grid gap-5 xl:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </Loading>
  )
}
