import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { currentUserQuery } from '@/features/accounts/staff-queries'
import { tellArrivalTime } from '@/features/bookings/rules/arrival-time'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { staffBookingsQuery } from '@/features/bookings/staff-queries'
import { useProperty } from '@/features/property/web/use-property'
import { usePropertyToday } from '@/features/property/web/use-property-today'
import { dashboardQuery } from '@/features/reports/staff-queries'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { addDays, type Day, formatLongDay, formatShortDay, toDay } from '@/kernel/days'
import { hasRole } from '@/kernel/roles'
import { Button, buttonClass } from '@/web/ui/button'
import { Container, Section } from '@/web/ui/section'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { gatherDesk } from '../rules/todays-desk'
import { StaffApprovals } from './staff-approvals'
import { StaffConflicts, useUnseenConflicts } from './staff-conflicts'
import { staffHomeContent as words } from './staff-home-text'
import { StaffMoney, useUnsettledMoney } from './staff-money'

type StaffHomeProps = { pageDay: Day; onKnown: (isStaff: boolean) => void }

/** Today at the property for staff who are signed in; nothing for everybody else and until that is known. */
export function StaffHome({ pageDay, onKnown }: StaffHomeProps) {
  const { data: account } = useQuery(currentUserQuery)
  const isStaff = Boolean(account)
  // Before the paint, so that what stood here until then and this are never seen together.
  useLayoutEffect(() => onKnown(isStaff), [isStaff, onKnown])
  const today = usePropertyToday(pageDay, useProperty().timeZone)
  if (!account) return null
  return (
    <main id="main">
      <header className="bg-forest on-dark">
        <Container className="py-10 md:py-14">
          <h1 className="text-3xl">{words.title}</h1>
          <p className="mt-3 max-w-measure text-lg text-cream/90">
            {[account.firstName, formatLongDay(today)].filter(Boolean).join(' · ')}
          </p>
          <p className="mt-6 flex flex-wrap gap-3">
            <PanelLink path="/admin/bookings">{words.desk}</PanelLink>
            <PanelLink path="/admin/messages">{words.messages}</PanelLink>
            <PanelLink path="/admin">{words.panel}</PanelLink>
          </p>
        </Container>
      </header>
      <Section>
        {hasRole(account.role, 'admin') && <StaffApprovals />}
        <Desk today={today} />
      </Section>
    </main>
  )
}

function Desk({ today }: { today: Day }) {
  const bookings = useQuery(staffBookingsQuery({ start: addDays(today, -1), end: today }))
  // Whoever is in house stays on the list, however long ago they should have left.
  const guests = useQuery(staffBookingsQuery({ status: 'checked-in' }))
  const figures = useQuery(dashboardQuery)
  const conflicts = useUnseenConflicts()
  const money = useUnsettledMoney()
  const all = [bookings, guests, figures, conflicts, money]
  if (all.some(({ isError }) => isError))
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p>
          <strong>{words.failed}.</strong> {words.failedHelp}
        </p>
        <Button look="quiet" onClick={() => void Promise.all(all.map(({ refetch }) => refetch()))}>
          {words.tryAgain}
        </Button>
      </div>
    )
  if (!bookings.data || !guests.data || !figures.data || !conflicts.data || !money.data)
    return (
      <Loading label={words.loading} className="grid gap-6">
        <Skeleton className="h-24" />
        <Skeleton className="h-96" />
      </Loading>
    )
  const known = new Map([...bookings.data, ...guests.data].map((booking) => [booking.id, booking]))
  const { arrivals, lateDepartures, departures, inHouse } = gatherDesk([...known.values()], today)
  const leaving = [...lateDepartures, ...departures]
  return (
    <>
      <StaffMoney />
      <dl className="grid grid-cols-2 gap-6 lg:grid-cols-4">
        <Figure name={words.arrivals}>{arrivals.length}</Figure>
        <Figure name={words.departures}>{leaving.length}</Figure>
        <Figure name={words.inHouse}>{inHouse.length}</Figure>
        <Figure name={words.unread}>{figures.data.newMessages}</Figure>
        <Figure name={words.lapsing}>{figures.data.lapsingHolds}</Figure>
        <Figure name={words.undelivered}>{figures.data.undeliveredMails}</Figure>
        <Figure name={words.conflicts}>{conflicts.data.length}</Figure>
      </dl>
      <StaffConflicts />
      <div className="mt-12 grid gap-10 lg:grid-cols-3">
        <Guests title={words.arrivals} bookings={arrivals} tellsArrival />
        <Guests title={words.departures} bookings={leaving} lateFrom={today} />
        <Guests title={words.inHouse} bookings={inHouse} />
      </div>
    </>
  )
}

function Figure({ name, children }: { name: string; children: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm">{name}</dt>
      <dd className="tabular font-serif text-3xl">{children}</dd>
    </div>
  )
}

/** Of a list of departures `lateFrom` is the day of it: who should have left before is late. */
function Guests({
  title,
  bookings,
  lateFrom,
  tellsArrival = false,
}: {
  title: string
  bookings: readonly StaffBooking[]
  lateFrom?: Day
  tellsArrival?: boolean
}) {
  return (
    <section aria-label={title}>
      <h2 className="text-2xl">{title}</h2>
      {bookings.length === 0 && <p className="mt-4 text-ink-soft">{words.nobody}</p>}
      <ul className="mt-3 ruled">
        {bookings.map(({ id, guestName, checkOutDate, arrivalTime, ...unit }) => (
          <li key={id} className="py-4">
            <a href={`/admin/bookings/${id}`} className="font-semibold text-forest underline">
              {guestName}
            </a>
            <p className="text-sm text-ink-soft">
              {unitNameOf(unit, 'full')}, {words.until(formatShortDay(toDay(checkOutDate)))}
            </p>
            {tellsArrival && arrivalTime && (
              <p className="text-sm">{words.arrives(tellArrivalTime(arrivalTime))}</p>
            )}
            {lateFrom && toDay(checkOutDate) < lateFrom && (
              <p className="text-sm font-semibold text-alarm">{words.late}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The panel is an app of its own: its addresses are no routes of this one. */
function PanelLink({ path, children }: { path: string; children: string }) {
  return (
    <a href={path} className={buttonClass({ look: 'light' })}>
      {children}
    </a>
  )
}
