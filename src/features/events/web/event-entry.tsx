import { dayOfMonth, formatMonth, toDay, WEEKDAYS, weekdayOf } from '@/kernel/days'
import { formatShortPrice, toCents } from '@/kernel/money'
import { buttonClass } from '@/web/ui/button'
import { Icon, type IconName } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import type { HotelEvent } from '../contract'
import { eventsText } from '../text'

/** One event: its day as on a leaf of the calendar, what it is, and the way to a place in it. */
export function EventEntry({ event, registerPath }: { event: HotelEvent; registerPath: string }) {
  const first = toDay(event.eventDate)
  const last = event.endDate ? toDay(event.endDate) : null
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-5 gap-y-4 border-b border-line-strong/40 py-7 md:grid-cols-[6rem_1fr_11rem] md:gap-x-6">
      <p
        aria-hidden="true"
        className="self-start border-t-4 border-clay bg-sand py-2 text-center leading-tight"
      >
        <span className="block text-xs font-semibold">{(WEEKDAYS[weekdayOf(first)] ?? '').slice(0, 3)}</span>
        <span className="tabular block font-serif text-3xl">{dayOfMonth(first)}</span>
        <span className="block text-xs">{formatMonth(first).replace(/^(\w{3})\w*/, '$1')}</span>
      </p>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-xl">{event.title}</h3>
        {event.description && <p className="mt-2 max-w-measure text-ink-soft">{event.description}</p>}
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <Fact icon="calendar">{eventsText.days(first, last)}</Fact>
          {event.location && <Fact icon="pin">{event.location}</Fact>}
          {event.capacity !== null && <Fact icon="guests">{eventsText.capacity(event.capacity)}</Fact>}
        </ul>
      </div>
      <div className="flex items-center justify-between gap-4 max-md:col-span-2 md:flex-col md:items-stretch md:justify-start md:text-right">
        <Price price={event.price} />
        <PageLink path={registerPath} className={buttonClass({ look: 'quiet' })}>
          {eventsText.register}
          <span className="sr-only">{eventsText.registerFor(event.title)}</span>
        </PageLink>
      </div>
    </li>
  )
}

function Price({ price }: { price: string | null }) {
  const cents = price === null ? null : toCents(price)
  if (cents === null) return <p className="text-sm text-ink-soft">{eventsText.onRequest}</p>
  if (cents === 0) return <p className="font-serif text-xl">{eventsText.free}</p>
  return (
    <p className="tabular leading-tight">
      <b className="font-serif text-xl font-normal">{formatShortPrice(cents)}</b>{' '}
      <span className="text-sm text-ink-soft md:block">{eventsText.perPerson}</span>
    </p>
  )
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon name={icon} className="size-4.5 text-leaf" />
      {children}
    </li>
  )
}
