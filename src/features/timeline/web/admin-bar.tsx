import type { KeyboardEvent } from 'react'
import type { BookingStatus } from '@/features/bookings/rules/status'
import { isStayOpen } from '@/features/bookings/rules/stay-changes'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { STATUS_LABELS } from '@/features/bookings/web/admin-status-text'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { type Day, formatShortDay } from '@/kernel/days'
import { useGo } from '@/web/admin-kit/use-place'
import { joinClasses } from '@/web/ui/classes'
import { type Grip, placeBar, type TimelineVilla } from '../rules/timeline'
import type { Timeline } from './admin-move'
import { timelineText as words } from './admin-text'
import { useHold } from './use-hold'

/** Pixels of a day and of a villa's row, and of the ends of a bar that can be pulled: a finger needs more. */
export const DAY_WIDTH = 44
export const ROW_HEIGHT = 44
const END_WIDTH = { mouse: 10, touch: 15 }
const MARGIN = 6

export const BAR_LOOKS: Record<BookingStatus, string> = {
  pending: 'border-dashed border-clay bg-blush text-ink',
  confirmed: 'border-lake bg-lake text-paper',
  'checked-in': 'border-leaf bg-leaf text-paper',
  'checked-out': 'border-line-strong bg-sand text-ink',
  cancelled: 'border-line bg-paper text-ink-soft',
  'no-show': 'border-line bg-paper text-ink-soft',
}

/** Of a booking for which any villa of its category would do. */
export const ANY_VILLA_LOOK = 'border-2 border-dotted border-ink bg-paper text-ink'

const KEYS: Record<string, { days?: number; rows?: number }> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { rows: -1 },
  ArrowDown: { rows: 1 },
}

/** One booking: carried and pulled by hand or with arrow keys, opened by a click or Enter. */
export function TimelineBar({
  booking,
  villas,
  first,
  days,
  timeline,
}: {
  booking: StaffBooking
  villas: readonly TimelineVilla[]
  first: Day
  days: number
  timeline: Timeline
}) {
  const go = useGo()
  const { move, onCarry, onSave, onUndo, spotFor } = timeline
  const { id, guestName, status } = booking
  const spot = spotFor(booking)
  const { from, length } = placeBar(spot, first, days)
  const isCarried = move?.booking.id === id
  const isMovable = isStayOpen(status)
  const villa = villas.find((one) => one.id === spot.villaId)
  const rowsAway = rowOf(villas, spot.villaId) - rowOf(villas, booking.villaId)
  function onKeyDown(event: KeyboardEvent) {
    const step = KEYS[event.key]
    if (step && isMovable) {
      event.preventDefault()
      if (event.shiftKey && !step.days) return
      onCarry(booking, { ...step, grip: gripOf(event) })
    } else if (event.key === 'Enter' && isCarried) {
      event.preventDefault()
      void onSave()
    } else if (event.key === 'Escape' && isCarried) {
      event.preventDefault()
      onUndo()
    }
  }

  const hold = useHold({
    isMovable,
    gripAt: (event) => {
      const box = event.currentTarget.getBoundingClientRect()
      const end = END_WIDTH[event.pointerType === 'touch' ? 'touch' : 'mouse']
      if (event.clientX > box.right - end) return 'check-out'
      return event.clientX < box.left + end ? 'check-in' : 'whole'
    },
    spot,
    onPull: ({ x, y, grip, start }) =>
      onCarry(
        booking,
        {
          days: Math.round(x / DAY_WIDTH),
          rows: grip === 'whole' ? Math.round(y / ROW_HEIGHT) : 0,
          grip,
        },
        start,
      ),
  })

  if (length === 0) return null
  return (
    <button
      type="button"
      aria-label={words.bar(
        guestName,
        villa ? unitNameOf(villa) : '',
        formatShortDay(spot.checkIn),
        formatShortDay(spot.checkOut),
        booking.isUnplaced ? words.anyVilla(status) : STATUS_LABELS[status],
      )}
      data-booking={id}
      data-held={hold.isLifted}
      title={guestName}
      onKeyDown={onKeyDown}
      {...hold.handlers}
      onClick={() => !hold.hasDragged() && !isCarried && go(`/bookings/${id}`)}
      style={{
        // It stays in the row it came from, so that neither the hand nor the focus loses hold of it.
        top: rowsAway * (ROW_HEIGHT + 1) + MARGIN,
        height: ROW_HEIGHT - 2 * MARGIN,
        left: from * DAY_WIDTH + 1,
        width: length * DAY_WIDTH - 2,
      }}
      className={joinClasses(
        'absolute z-10 truncate rounded-tag border px-1.5 text-left text-xs font-semibold select-none',
        booking.isUnplaced ? ANY_VILLA_LOOK : BAR_LOOKS[status],
        isMovable && 'cursor-grab active:cursor-grabbing',
        (isCarried || hold.isLifted) && 'z-20 outline-3 outline-offset-1 outline-gold',
      )}
    >
      {guestName}
    </button>
  )
}

function rowOf(villas: readonly TimelineVilla[], villaId: number): number {
  return villas.findIndex(({ id }) => id === villaId)
}

/** What the arrows move: all of a booking, with Shift its departure, with Ctrl as well its arrival. */
function gripOf({ shiftKey, ctrlKey }: KeyboardEvent): Grip {
  if (!shiftKey) return 'whole'
  return ctrlKey ? 'check-in' : 'check-out'
}
