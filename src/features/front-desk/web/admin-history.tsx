import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PRICE_KIND_LABELS } from '@/features/booking-prices/web/admin-text'
import type { BookingSource } from '@/features/bookings/rules/sources'
import type { BookingStatus } from '@/features/bookings/rules/status'
import type { BookingEvent, StaffBooking } from '@/features/bookings/staff-contract'
import { bookingHistoryQuery } from '@/features/bookings/staff-queries'
import { SOURCE_LABELS, STATUS_LABELS } from '@/features/bookings/web/admin-status-text'
import type { Board } from '@/features/rates/rules/board'
import type { PriceKind } from '@/features/rates/rules/set-price'
import { BOARD_WORDS } from '@/features/rates/text'
import { formatDay, isDay } from '@/kernel/days'
import { LABEL_WORDS, labelled } from '@/kernel/labels'
import { formatPrice, toCents } from '@/kernel/money'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { EVENT_WORDS, FIELD_LABELS, bookingPageText as words } from './admin-desk-text'
import { tellMoney } from './admin-money-words'

/** What became of a booking, from how it came on: who did what and when. */
export function BookingHistory({ booking }: { booking: StaffBooking }) {
  const { data, isError } = useQuery({ ...bookingHistoryQuery(booking.id), staleTime: 0 })
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <h3 className="text-lg">{words.history}</h3>
      {isError && !data && <p className="text-alarm">{words.historyFailed}</p>}
      {!data && !isError && (
        <Loading label={words.historyLoading} className="grid gap-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </Loading>
      )}
      {data && (
        <ol className="grid">
          {data[0]?.action !== 'create' && (
            <Line
              at={booking.createdAt}
              title={booking.source === 'website' ? words.byGuest : words.booked}
            />
          )}
          {data.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </ol>
      )}
    </section>
  )
}

function EventLine({ event: { at, staffEmail, action, before, after } }: { event: BookingEvent }) {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const status = STATUS_LABELS[String(is.status) as BookingStatus] ?? String(is.status)
  const reason = typeof is.reason === 'string' ? is.reason : undefined
  const deed = action === 'update' && reason !== undefined ? EVENT_WORDS[reason] : undefined
  const price = PRICE_KIND_LABELS[String(is.priceKind) as PriceKind]
  const title =
    action === 'create'
      ? is.status === 'checked-in'
        ? words.tookWalkIn
        : words.took
      : action === 'status'
        ? words.movedTo(status)
        : (tellMoney(action, is) ?? deed ?? (price ? words.priced : words.changed))
  const changes = Object.keys(FIELD_LABELS).filter(
    (name) => name in is && name in was && is[name] !== was[name],
  )
  return (
    <Line at={at} by={staffEmail} title={title}>
      {reason !== undefined && deed === undefined && (
        <p className="text-sm text-ink-soft">
          {words.reason}
          {LABEL_WORDS.colon} {reason}
        </p>
      )}
      {price && (
        <p className="text-sm text-ink-soft">
          {words.price}
          {LABEL_WORDS.colon} {price}
          {typeof is.priceReason === 'string' && `. ${labelled(words.reason, is.priceReason)}`}
        </p>
      )}
      {changes.map((name) => (
        <p key={name} className="tabular text-sm text-ink-soft">
          {FIELD_LABELS[name]}
          {LABEL_WORDS.colon} {say(name, was[name])} → {say(name, is[name])}
        </p>
      ))}
      {Array.isArray(is.guestData) && (
        <p className="text-sm text-ink-soft">
          {words.guestData(is.guestData.map((name) => FIELD_LABELS[String(name)] ?? String(name)).join(', '))}
        </p>
      )}
    </Line>
  )
}

function Line({ at, by, title, children }: { at: string; by?: string; title: string; children?: ReactNode }) {
  return (
    <li className="grid gap-0.5 border-t border-line py-2.5 first:border-0 first:pt-0">
      <time dateTime={at} className="tabular text-xs text-ink-soft">
        {formatInstant(at)}
      </time>
      <p className="break-words">
        {by && <strong className="wrap-anywhere">{by}</strong>} {title}
      </p>
      {children}
    </li>
  )
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function say(name: string, value: unknown): string {
  const text = String(value)
  if (isDay(text)) return formatDay(text)
  if (name === 'totalAmount') return formatPrice(toCents(text))
  if (name === 'board') return BOARD_WORDS.names[text as Board] ?? text
  if (name === 'source') return SOURCE_LABELS[text as BookingSource] ?? text
  return text
}
