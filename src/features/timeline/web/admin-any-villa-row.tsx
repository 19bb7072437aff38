import { useState } from 'react'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { PlaceBookings } from '@/features/villa-placing/web/admin-place-bookings'
import { placingText as words } from '@/features/villa-placing/web/admin-text'
import { type Day, formatShortDay, toDay } from '@/kernel/days'
import { useGo } from '@/web/admin-kit/use-place'
import { Button } from '@/web/ui/button'
import { stackBars } from '../rules/stack-bars'
import { placeBar } from '../rules/timeline'
import { DAY_WIDTH, ROW_HEIGHT } from './admin-bar'

type AnyVillaRowProps = {
  bookings: readonly StaffBooking[]
  first: Day
  days: number
}

/**
 * Bookings for which any villa of their category would do, in a row of their own above the villas; the villa that keeps
 * their nights meanwhile shows them as well, since nobody else can have these. Nothing where there are none.
 */
export function AnyVillaRow({ bookings, first, days }: AnyVillaRowProps) {
  const go = useGo()
  const [isPlacing, setPlacing] = useState(false)
  const open = bookings
    .filter(({ isUnplaced }) => isUnplaced)
    .map((booking) => ({
      booking,
      checkIn: toDay(booking.checkInDate),
      checkOut: toDay(booking.checkOutDate),
    }))
    .filter((stay) => placeBar(stay, first, days).length > 0)
  if (open.length === 0 && !isPlacing) return null
  const lanes = stackBars(open)
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-30 w-26 max-w-26 border-r border-b border-line bg-blush px-3 py-1 text-left align-top leading-tight font-semibold sm:w-36 sm:max-w-36"
      >
        <span className="block">{words.row}</span>
        <span className="block text-xs font-normal text-ink-soft">{words.rowCount(open.length)}</span>
        <Button
          look="quiet"
          size="small"
          className="mt-1 max-w-full px-2 text-xs print:hidden"
          onClick={() => setPlacing(true)}
        >
          {words.button}
        </Button>
      </th>
      <td colSpan={days} className="border-b border-line bg-blush p-0 align-top">
        {isPlacing && <PlaceBookings onClose={() => setPlacing(false)} />}
        <div
          className="relative"
          style={{ height: Math.max(2, lanes.count) * ROW_HEIGHT, width: days * DAY_WIDTH }}
        >
          {open.map(({ booking, ...stay }, place) => {
            const { from, length } = placeBar(stay, first, days)
            const said = words.bar(
              booking.guestName,
              formatShortDay(stay.checkIn),
              formatShortDay(stay.checkOut),
            )
            return (
              <button
                key={booking.id}
                type="button"
                title={said}
                aria-label={said}
                onClick={() => go(`/bookings/${booking.id}`)}
                style={{
                  top: (lanes.laneOf[place] ?? 0) * ROW_HEIGHT + 6,
                  height: ROW_HEIGHT - 12,
                  left: from * DAY_WIDTH + 1,
                  width: length * DAY_WIDTH - 2,
                }}
                className="absolute truncate rounded-tag border-2 border-dotted border-ink bg-paper px-1.5 text-left text-xs font-semibold text-ink"
              >
                {booking.guestName}
              </button>
            )
          })}
        </div>
      </td>
    </tr>
  )
}
