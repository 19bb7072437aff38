import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { tellArrivalTime } from '@/features/bookings/rules/arrival-time'
import type { BookingStatus } from '@/features/bookings/rules/status'
import { describeParty } from '@/features/bookings/text'
import { StatusBadge } from '@/features/bookings/web/admin-status'
import { StatusSteps } from '@/features/front-desk/web/admin-steps'
import { ConditionBadge } from '@/features/housekeeping/web/admin-condition'
import { useProperty } from '@/features/property/web/use-property'
import { CardBadge } from '@/features/registration-cards/web/admin-card-badge'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { formatShortDay, toDay } from '@/kernel/days'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { Button } from '@/web/ui/button'
import { isLate } from '../rules/gather-desk'
import { tellBalance } from '../rules/tell-balance'
import { tellTimeLeft } from '../rules/tell-time-left'
import type { DeskStay } from '../staff-contract'
import { deskText as words } from './admin-text'
import { useNow } from './admin-use-now'

const FolioDialog = lazy(async () => ({ default: (await import('./admin-folio-dialog')).FolioDialog }))

type DeskStaysProps = {
  id: 'arrivals' | 'departures' | 'requests' | 'in-house'
  title: string
  /** What stands there while the list is empty. */
  none: string
  stays: readonly DeskStay[]
  /** What to do with them. */
  help?: string
  /** What can be done with one from here, where it is legal. */
  steps: readonly BookingStatus[]
  day: string
}

/** More than a house has on most days; of a flood of requests the first are those whose time is up first. */
const SHOWN_AT_FIRST = 25

/** One list of the day. */
export function DeskStays({ id, title, none, stays, help, steps, day }: DeskStaysProps) {
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = isWhole ? stays : stays.slice(0, SHOWN_AT_FIRST)

  // The button goes, so the first of those it showed has the focus.
  function onShowAll() {
    flushSync(() => setWhole(true))
    list.current?.children[SHOWN_AT_FIRST]?.querySelector('a')?.focus()
  }

  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 scroll-mt-20 content-start gap-1 rounded-card border border-line bg-paper p-4 sm:p-5"
    >
      <h2 id={`${id}-title`} className="text-lg">
        {title} <span className="tabular font-normal text-ink-soft">{stays.length}</span>
      </h2>
      {help && stays.length > 0 && <p className="text-sm text-ink-soft">{help}</p>}
      {stays.length === 0 && <p className="py-3 text-ink-soft">{none}</p>}
      <ul ref={list}>
        {shown.map((stay) => (
          <StayRow key={stay.id} list={id} stay={stay} steps={steps} day={day} />
        ))}
      </ul>
      {shown.length < stays.length && (
        <Button look="quiet" size="small" className="justify-self-start" onClick={onShowAll}>
          {words.showAll(stays.length)}
        </Button>
      )}
    </section>
  )
}

type StayRowProps = Pick<DeskStaysProps, 'steps' | 'day'> & { list: DeskStaysProps['id']; stay: DeskStay }

function StayRow({ list, stay, steps, day }: StayRowProps) {
  const { timeZone } = useProperty()
  const [isFolioOpen, setFolioOpen] = useState(false)
  const { id, guestName, checkInDate, checkOutDate, status } = stay
  const guests = stay.numberOfGuests
  const party = describeParty({ ...stay, guests }, words.guests(guests))
  const until = formatShortDay(toDay(checkOutDate))
  return (
    <li className="grid gap-x-4 gap-y-2 border-t border-line py-3 first:border-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <PanelLink
            to={`/bookings/${id}`}
            className="font-semibold text-forest underline underline-offset-2"
          >
            {guestName}
          </PanelLink>
          <StatusBadge status={status} />
        </p>
        <p className="flex flex-wrap items-center gap-x-2.5 text-sm">
          {words.villaAndParty(unitNameOf(stay), party)}
          {list === 'arrivals' && status !== 'checked-in' && <ConditionBadge condition={stay.condition} />}
          {list === 'arrivals' && <CardBadge state={stay.card} />}
        </p>
        <p className="tabular text-sm text-ink-soft">
          {list === 'requests'
            ? words.stay(formatShortDay(toDay(checkInDate)), until)
            : list === 'arrivals' && checkInDate === day && status !== 'checked-in'
              ? tellExpected(stay, until)
              : words.until(until)}
        </p>
        {list === 'requests' && <TimeLeft holdExpiresAt={stay.holdExpiresAt} />}
        {list === 'arrivals' && checkInDate < day && (
          <p className="text-sm font-semibold text-alarm">
            {words.missing(formatShortDay(toDay(checkInDate)))}
          </p>
        )}
        {list !== 'requests' && isLate(stay, day) && (
          <p className="text-sm font-semibold text-alarm">{words.late}</p>
        )}
      </div>
      <Balance stay={stay} />
      <div className="flex flex-wrap items-center gap-1.5 sm:col-span-2">
        <StatusSteps booking={stay} timeZone={timeZone} only={steps} onPay={() => setFolioOpen(true)} />
        <Button
          look="quiet"
          size="small"
          aria-label={words.moneyOf(guestName)}
          onClick={() => setFolioOpen(true)}
        >
          {words.money}
        </Button>
      </div>
      {isFolioOpen && (
        <Suspense fallback={null}>
          <FolioDialog booking={stay} onClose={() => setFolioOpen(false)} />
        </Suspense>
      )}
    </li>
  )
}

function tellExpected({ arrivalTime }: DeskStay, until: string): string {
  const expected = arrivalTime ? words.expected(tellArrivalTime(arrivalTime)) : words.noTime
  return `${expected}, ${words.until(until)}`
}

function Balance({ stay }: { stay: DeskStay }) {
  const { text, isOpen, detail } = tellBalance(stay)
  return (
    <p className="tabular text-sm sm:text-right">
      <span className={isOpen ? 'font-semibold' : 'text-ink-soft'}>{text}</span>
      {detail && <span className="text-ink-soft max-sm:before:content-[',_'] sm:block">{detail}</span>}
    </p>
  )
}

/** Until when a request keeps its nights; counted down while it is looked at. */
function TimeLeft({ holdExpiresAt }: { holdExpiresAt: string | null }) {
  const now = useNow()
  if (!holdExpiresAt) return <p className="text-sm text-ink-soft">{words.noLimit}</p>
  const left = tellTimeLeft(holdExpiresAt, now)
  return (
    <p className="tabular text-sm font-semibold">
      {left === null ? words.timeOver : words.timeLeft(left, formatInstant(holdExpiresAt))}
    </p>
  )
}
