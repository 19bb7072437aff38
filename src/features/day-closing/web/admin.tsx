import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskStays } from '@/features/todays-desk/web/admin-desk-stays'
import { formatLongDay, formatShortDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { confirm } from '@/web/admin-kit/confirm'
import { Notice } from '@/web/admin-kit/list-screen'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import { DAY_CLOSINGS_PATH } from '../paths'
import type { closeDayCall, DayClosings, OpenDay } from '../staff-contract'
import { dayClosingsQuery } from '../staff-queries'
import { PastDays } from './admin-past-days'
import { closingText as words } from './admin-text'

const CARD = 'grid min-w-0 content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5'

/** What is still open of the day that is over, closing it, and who closed the days before. */
export function DayClosing() {
  const { data, isError, refetch } = useQuery({ ...dayClosingsQuery, staleTime: 0 })
  if (!data)
    return isError ? (
      <Notice role="alert" title={words.failed} help={words.failedHelp}>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </Notice>
    ) : (
      <Loading label={words.loading} className="grid gap-5">
        <Skeleton className="h-32" />
        <Skeleton className="h-64" />
      </Loading>
    )
  return (
    <div className="grid min-w-0 gap-5">
      <p className="max-w-measure text-ink-soft">{words.help}</p>
      {data.open ? <OpenDayView closings={data} open={data.open} /> : <Closed day={data.past[0]?.day} />}
      <PastDays past={data.past} />
    </div>
  )
}

function Closed({ day }: { day: string | undefined }) {
  return day ? <p className="font-serif text-lg">{words.nothingOpen(formatLongDay(toDay(day)))}</p> : null
}

function OpenDayView({ closings, open }: { closings: DayClosings; open: OpenDay }) {
  const goesOn = closings.day === open.day
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-serif text-lg">{formatLongDay(toDay(open.day))}</p>
          <p className="text-ink-soft">{goesOn ? words.goesOn(closings.dayEndsAt) : words.ended}</p>
        </div>
        <CloseButton open={open} />
      </div>
      <div className="grid min-w-0 items-start gap-5 xl:grid-cols-2">
        <DeskStays
          {...{ id: 'arrivals', title: words.arrivals, none: words.noArrivals, day: open.day }}
          help={words.arrivalsHelp}
          stays={open.arrivals}
          steps={['confirmed', 'checked-in', 'no-show', 'cancelled']}
        />
        <DeskStays
          {...{ id: 'departures', title: words.departures, none: words.noDepartures, day: open.day }}
          help={words.departuresHelp}
          stays={open.departures}
          steps={['checked-out']}
        />
        <WhatElse open={open} />
        <Money open={open} />
      </div>
    </>
  )
}

function WhatElse({ open: { figures, openShift } }: { open: OpenDay }) {
  const lines = [
    figures.approvals > 0 && ([words.approvals(figures.approvals), '/approvals'] as const),
    figures.payments > 0 && ([words.payments(figures.payments), '/bookings'] as const),
    openShift &&
      ([words.shift(openShift.openedBy, formatInstant(openShift.openedAt)), '/cash-drawer'] as const),
  ].filter((line) => line !== false && line !== null)
  return (
    <section className={CARD}>
      <h2 className="text-lg">{words.left}</h2>
      {lines.length === 0 && <p className="text-ink-soft">{words.nothingLeft}</p>}
      <ul className="grid gap-1 empty:hidden">
        {lines.map(([line, to]) => (
          <li key={to} className="wrap-anywhere">
            <PanelLink
              to={to}
              className="inline-block py-1 font-semibold text-forest underline underline-offset-2"
            >
              {line}
            </PanelLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Money({ open: { day, figures } }: { open: OpenDay }) {
  return (
    <section className={CARD}>
      <h2 className="text-lg">{words.money(formatShortDay(toDay(day)))}</h2>
      <dl className="tabular grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
        <dt>{words.sales}</dt>
        <dd className="text-right font-semibold">{formatPrice(toCents(figures.sales))}</dd>
        <dt>{words.taken}</dt>
        <dd className="text-right font-semibold">{formatPrice(toCents(figures.taken))}</dd>
      </dl>
    </section>
  )
}

function CloseButton({ open: { day, figures } }: { open: OpenDay }) {
  const queryClient = useQueryClient()
  const [isSending, setSending] = useState(false)
  const name = formatShortDay(toDay(day))
  const { arrivals, departures } = figures

  async function onPress() {
    if (isSending) return
    const isAgreed = await confirm({
      title: words.confirmTitle(formatLongDay(toDay(day))),
      line: arrivals + departures > 0 ? words.confirmOpen(arrivals, departures) : words.confirmDone,
      action: words.close(name),
      decline: words.keep,
    })
    if (!isAgreed) return
    setSending(true)
    try {
      const closed = await sendForStaff<typeof closeDayCall>('POST', DAY_CLOSINGS_PATH, { day, figures })
      queryClient.setQueryData(dayClosingsQuery.queryKey, closed)
      showToast({ title: words.closed(name) })
    } catch (error) {
      const description = reasonOf(error) ?? words.failedHelp
      showToast({ title: words.closeFailed, description, tone: 'destructive' })
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  return (
    <Button look="action" aria-disabled={isSending} onClick={() => void onPress()}>
      {isSending ? words.closing : words.close(name)}
    </Button>
  )
}
