import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Villa } from '@/features/villas/contract'
import { type Day, formatShortDay } from '@/kernel/days'
import { useGo } from '@/web/admin-kit/use-place'
import { joinClasses } from '@/web/ui/classes'
import type { BookingStatus } from '../rules/status'
import { isStayOpen } from '../rules/stay-changes'
import { type Grip, placeBar, type Spot } from '../rules/timeline'
import type { StaffBooking } from '../staff-contract'
import { nameVilla } from './admin-offered-villas'
import type { Timeline } from './admin-timeline-move'
import { timelineText as words } from './admin-timeline-text'

/** Pixels of a day and of a villa's row, and of the ends of a bar that can be pulled. */
export const DAY_WIDTH = 44
export const ROW_HEIGHT = 44
const END_WIDTH = 10
const MARGIN = 6

export const BAR_LOOKS: Record<BookingStatus, string> = {
  pending: 'border-dashed border-clay bg-blush text-ink',
  confirmed: 'border-lake bg-lake text-paper',
  'checked-in': 'border-leaf bg-leaf text-paper',
  'checked-out': 'border-line-strong bg-sand text-ink',
  cancelled: 'border-line bg-paper text-ink-soft',
  'no-show': 'border-line bg-paper text-ink-soft',
}

const KEYS: Record<string, { days?: number; rows?: number }> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { rows: -1 },
  ArrowDown: { rows: 1 },
}

type Hold = { x: number; y: number; grip: Grip; start: Spot; hasMoved: boolean }

/** One booking: carried and pulled by hand or with arrow keys, opened by a click or Enter. */
export function TimelineBar({
  booking,
  villas,
  first,
  days,
  timeline,
}: {
  booking: StaffBooking
  villas: readonly Villa[]
  first: Day
  days: number
  timeline: Timeline
}) {
  const go = useGo()
  const hold = useRef<Hold | null>(null)
  const hasDragged = useRef(false)
  const { move, onCarry, onSave, onUndo, spotFor } = timeline
  const { id, guestName, status } = booking
  const spot = spotFor(booking)
  const { from, length } = placeBar(spot, first, days)
  const isCarried = move?.booking.id === id
  const isMovable = isStayOpen(status)
  const villa = villas.find((one) => one.id === spot.villaId)
  const rowsAway = rowOf(villas, spot.villaId) - rowOf(villas, booking.villaId)
  if (length === 0) return null

  function onKeyDown(event: KeyboardEvent) {
    const step = KEYS[event.key]
    if (step && isMovable) {
      event.preventDefault()
      if (event.shiftKey && !step.days) return
      onCarry(booking, { ...step, grip: event.shiftKey ? 'check-out' : 'whole' })
    } else if (event.key === 'Enter' && isCarried) {
      event.preventDefault()
      void onSave()
    } else if (event.key === 'Escape' && isCarried) {
      event.preventDefault()
      onUndo()
    }
  }

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    hasDragged.current = false
    // A finger scrolls the timeline; it opens a booking by a tap.
    if (event.pointerType === 'touch' || event.button !== 0 || !isMovable) return
    const box = event.currentTarget.getBoundingClientRect()
    const grip: Grip =
      event.clientX > box.right - END_WIDTH
        ? 'check-out'
        : event.clientX < box.left + END_WIDTH
          ? 'check-in'
          : 'whole'
    event.currentTarget.setPointerCapture(event.pointerId)
    hold.current = { x: event.clientX, y: event.clientY, grip, start: spot, hasMoved: false }
  }

  function onPointerMove(event: PointerEvent) {
    const held = hold.current
    if (!held) return
    const days = Math.round((event.clientX - held.x) / DAY_WIDTH)
    const rows = held.grip === 'whole' ? Math.round((event.clientY - held.y) / ROW_HEIGHT) : 0
    if (days === 0 && rows === 0 && !held.hasMoved) return
    held.hasMoved = true
    hasDragged.current = true
    onCarry(booking, { days, rows, grip: held.grip }, held.start)
  }

  return (
    <button
      type="button"
      aria-label={words.bar(
        guestName,
        villa ? nameVilla(villa) : '',
        formatShortDay(spot.checkIn),
        formatShortDay(spot.checkOut),
        status,
      )}
      data-booking={id}
      title={guestName}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        hold.current = null
      }}
      onPointerCancel={() => {
        hold.current = null
      }}
      onClick={() => !hasDragged.current && !isCarried && go(`/bookings/${id}`)}
      style={{
        // It stays in the row it came from, so that neither the hand nor the focus loses hold of it.
        top: rowsAway * (ROW_HEIGHT + 1) + MARGIN,
        height: ROW_HEIGHT - 2 * MARGIN,
        left: from * DAY_WIDTH + 1,
        width: length * DAY_WIDTH - 2,
      }}
      className={joinClasses(
        'absolute z-10 truncate rounded-tag border px-1.5 text-left text-xs font-semibold select-none',
        BAR_LOOKS[status],
        isMovable && 'cursor-grab active:cursor-grabbing',
        isCarried && 'z-20 outline-3 outline-offset-1 outline-gold',
      )}
    >
      {guestName}
    </button>
  )
}

function rowOf(villas: readonly Villa[], villaId: number): number {
  return villas.findIndex(({ id }) => id === villaId)
}
