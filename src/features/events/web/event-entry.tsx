import { formatDay, toDay } from '@/kernel/days'
import { formatShortPrice, toCents } from '@/kernel/money'
import { buttonClass } from '@/web/ui/button'
import { Icon, type IconName } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import type { HotelEvent } from '../contract'
import { eventsText } from '../text'

/** One event: its day as on a leaf of the calendar, what it is, and the way to a place in it. */
export function EventEntry({
  event,
  registerPath,
}: {
  event: HotelEvent
  registerPath: (message: string) => string
}) {
  // As in 'Wed, 16 Dec 2026'.
  const [weekday, day, month, year] = formatDay(toDay(event.eventDate)).split(/,? /)
  const days = eventsText.days(event)
  const hours = eventsText.hours(event)
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-5 gap-y-4 border-b border-line-strong/40 py-7 md:grid-cols-[6rem_1fr_11rem] md:gap-x-6">
      <p
        aria-hidden="true"
        className="self-start border-t-4 border-clay bg-sand py-2 text-center leading-tight"
      >
        <span className="block text-xs font-semibold">{weekday}</span>
        <span className="tabular block font-serif text-3xl">{day}</span>
        <span className="block text-xs">{`${month} ${year}`}</span>
      </p>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-xl">{event.title}</h3>
        {event.description && <p className="mt-2 max-w-measure text-ink-soft">{event.description}</p>}
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <Fact icon="calendar">{days}</Fact>
          {hours && <Fact icon="clock">{hours}</Fact>}
          {event.location && <Fact icon="pin">{event.location}</Fact>}
          {event.capacity !== null && <Fact icon="guests">{eventsText.capacity(event.capacity)}</Fact>}
        </ul>
      </div>
      <div className="flex items-center justify-between gap-4 max-md:col-span-2 md:flex-col md:items-stretch md:justify-start md:text-right">
        <Price price={event.price} />
        <PageLink
          path={registerPath(eventsText.registration(event.title, days))}
          className={buttonClass({ look: 'quiet' })}
        >
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
