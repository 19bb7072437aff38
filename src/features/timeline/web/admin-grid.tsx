import type { VillaBlock } from '@/features/blocks/contract'
import { stayOfBlock } from '@/features/blocks/rules/blocked-stay'
import type { BookingStatus } from '@/features/bookings/rules/status'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { STATUS_LABELS } from '@/features/bookings/web/admin-status-text'
import { isWeekendNight } from '@/features/rates/rules/pricing'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import {
  addDays,
  DAY_WORDS,
  type Day,
  dayOfMonth,
  formatLongDay,
  formatMonth,
  formatShortDay,
  toDay,
  weekdayOf,
} from '@/kernel/days'
import { joinClasses } from '@/web/ui/classes'
import { placeBar, type TimelineVilla } from '../rules/timeline'
import { AnyVillaRow } from './admin-any-villa-row'
import { ANY_VILLA_LOOK, BAR_LOOKS, DAY_WIDTH, ROW_HEIGHT, TimelineBar } from './admin-bar'
import type { Timeline } from './admin-move'
import { timelineText as words } from './admin-text'

const SHOWN: readonly BookingStatus[] = ['pending', 'confirmed', 'checked-in', 'checked-out']

type TimelineGridProps = {
  villas: readonly TimelineVilla[]
  bookings: readonly StaffBooking[]
  blocks: readonly VillaBlock[]
  first: Day
  days: number
  today: Day
  timeline: Timeline
}

/** A row a villa, a column a day, a bar a booking. */
export function TimelineGrid({ villas, bookings, blocks, first, days, today, timeline }: TimelineGridProps) {
  const shown = Array.from({ length: days }, (_, index) => addDays(first, index))
  return (
    <>
      <p id="timeline-help" className="text-sm text-ink-soft print:hidden">
        <span className="pointer-coarse:hidden">{words.help}</span>
        <span className="hidden pointer-coarse:inline">{words.helpTouch}</span>
      </p>
      <section
        aria-label={words.label}
        aria-describedby="timeline-help"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
        tabIndex={0}
        className="max-h-[calc(100dvh-14rem)] min-h-80 overflow-auto overscroll-contain rounded-card border border-line bg-paper print:max-h-none print:overflow-visible"
      >
        <table className="border-separate border-spacing-0 text-sm">
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky top-0 left-0 z-40 min-w-26 border-r border-b border-line bg-sand px-3 text-left font-semibold sm:min-w-36"
              >
                {formatMonth(first)}
              </th>
              {shown.map((day) => (
                <DayHead key={day} day={day} today={today} />
              ))}
            </tr>
          </thead>
          <tbody>
            <AnyVillaRow bookings={bookings} first={first} days={days} />
            {villas.map((villa) => (
              <tr key={villa.id}>
                <th
                  scope="row"
                  className="sticky left-0 z-30 w-26 max-w-26 border-r border-b border-line bg-paper px-3 text-left leading-tight font-semibold sm:w-36 sm:max-w-36"
                >
                  <span className="block truncate">{villa.name}</span>
                  <span className="block text-xs font-normal text-ink-soft">
                    {[villa.roomNumber, tellSale(villa)].filter(Boolean).join(', ')}
                  </span>
                </th>
                <td colSpan={days} className="border-b border-line p-0">
                  <div className="relative flex" style={{ height: ROW_HEIGHT, width: days * DAY_WIDTH }}>
                    {shown.map((day) => (
                      <span
                        key={day}
                        className={joinClasses('shrink-0', groundOf(day, today))}
                        style={{ width: DAY_WIDTH }}
                      />
                    ))}
                    {blocks
                      .filter((block) => block.villaId === villa.id)
                      .map((block) => (
                        <BlockedNights key={block.id} block={block} villa={villa} first={first} days={days} />
                      ))}
                    {bookings.flatMap((booking) =>
                      listPastParts(booking)
                        .filter(({ villaId }) => villaId === villa.id)
                        .map((part) => (
                          <PastPart
                            key={part.checkInDate}
                            booking={booking}
                            part={part}
                            villa={villa}
                            first={first}
                            days={days}
                          />
                        )),
                    )}
                    {bookings
                      .filter((booking) => booking.villaId === villa.id)
                      .map((booking) => (
                        <TimelineBar
                          key={booking.id}
                          booking={booking}
                          villas={villas}
                          first={first}
                          days={days}
                          timeline={timeline}
                        />
                      ))}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
        {SHOWN.map((status) => (
          <li key={status} className="flex items-center gap-2">
            <span className={joinClasses('h-4 w-8 rounded-tag border', BAR_LOOKS[status])} />
            {STATUS_LABELS[status]}
          </li>
        ))}
        {bookings.some(({ isUnplaced }) => isUnplaced) && (
          <li className="flex items-center gap-2">
            <span className={joinClasses('h-4 w-8 rounded-tag border', ANY_VILLA_LOOK)} />
            {words.anyVillaKey}
          </li>
        )}
        <li className="flex items-center gap-2">
          <span className="h-4 w-8 rounded-tag border border-ink-soft bg-line" />
          {words.blocked}
        </li>
      </ul>
    </>
  )
}

type Part = StaffBooking['parts'][number]

/** What guests who were moved had before the villa they are in. */
function listPastParts({ parts }: StaffBooking): Part[] {
  return parts.slice(0, -1)
}

/** Nights of a stay in a villa that its guests were moved out of. */
function PastPart({
  booking: { guestName },
  part,
  villa,
  first,
  days,
}: {
  booking: StaffBooking
  part: Part
  villa: TimelineVilla
  first: Day
  days: number
}) {
  const [checkIn, checkOut] = [toDay(part.checkInDate), toDay(part.checkOutDate)]
  const { from, length } = placeBar({ checkIn, checkOut }, first, days)
  if (length === 0) return null
  const said = words.movedFrom(
    guestName,
    unitNameOf(villa),
    formatShortDay(checkIn),
    formatShortDay(checkOut),
  )
  return (
    <span
      title={said}
      style={{ left: from * DAY_WIDTH + 1, width: length * DAY_WIDTH - 2 }}
      className={joinClasses(
        'absolute inset-y-1.5 z-10 truncate rounded-tag border px-1.5 py-1 text-xs font-semibold',
        BAR_LOOKS['checked-out'],
      )}
    >
      <span aria-hidden="true">{guestName}</span>
      <span className="sr-only">{said}</span>
    </span>
  )
}

/** Nights staff took off sale. */
function BlockedNights({
  block,
  villa,
  first,
  days,
}: {
  block: VillaBlock
  villa: TimelineVilla
  first: Day
  days: number
}) {
  const { checkInDate: checkIn, checkOutDate: checkOut } = stayOfBlock(block)
  const { from, length } = placeBar({ checkIn, checkOut }, first, days)
  if (length === 0) return null
  const [start, end] = [formatShortDay(block.startDate), formatShortDay(block.endDate)]
  const said = words.blockedOn(unitNameOf(villa), start, end, block.note)
  return (
    <span
      title={said}
      style={{ left: from * DAY_WIDTH + 1, width: length * DAY_WIDTH - 2 }}
      className="absolute inset-y-1.5 z-10 truncate rounded-tag border border-ink-soft bg-line px-1.5 py-1 text-xs font-semibold text-ink"
    >
      <span aria-hidden="true">{block.note ?? words.blocked}</span>
      <span className="sr-only">{said}</span>
    </span>
  )
}

function DayHead({ day, today }: { day: Day; today: Day }) {
  const isToday = day === today
  return (
    <th
      scope="col"
      aria-current={isToday ? 'date' : undefined}
      className={joinClasses(
        'sticky top-0 z-30 border-b border-line py-1.5 text-center leading-tight font-semibold',
        isToday ? 'bg-forest text-paper' : 'bg-sand',
      )}
      style={{ minWidth: DAY_WIDTH }}
    >
      <span className="sr-only">
        {isToday && `${words.today}, `}
        {formatLongDay(day)}
      </span>
      <span aria-hidden="true">
        <span className="block text-xs font-normal">
          {(DAY_WORDS.weekdays[weekdayOf(day)] ?? '').slice(0, 2)}
        </span>
        <span className="tabular">{dayOfMonth(day)}</span>
      </span>
    </th>
  )
}

function tellSale({ isAvailable, hasPrice }: TimelineVilla): string | null {
  if (!hasPrice) return words.unpriced
  return isAvailable ? null : words.closed
}

function groundOf(day: Day, today: Day): string {
  if (day === today) return 'bg-mist'
  return isWeekendNight(day) ? 'border-r border-line bg-cream' : 'border-r border-line'
}
