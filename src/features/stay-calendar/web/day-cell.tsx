import type { KeyboardEvent } from 'react'
import type { DayStatus } from '@/features/availability/rules/availability'
import { type Day, dayOfMonth } from '@/kernel/days'
import { type Cents, formatShortPrice } from '@/kernel/money'
import { joinClasses } from '@/web/ui/classes'
import type { DayMark } from '../rules/range'
import { DAY_NOTES, describeDay } from '../text'

export type DayLook = { status: DayStatus; mark: DayMark; cents: Cents | null; isToday: boolean }

type DayCellProps = DayLook & {
  day: Day
  /** True where a stay that has been begun can end. */
  canEnd: boolean
  isTabStop: boolean
  onPick: (day: Day) => void
  onHover: (day: Day) => void
  onKeyDown: (event: KeyboardEvent, day: Day) => void
}

/** What each state looks like without colour: booked is struck through on hatching, check-out only is half a day. */
export const STATUS_LOOK: Record<DayStatus, string> = {
  past: 'border-transparent text-ink-soft',
  available: 'border-line bg-paper text-ink hover:border-forest hover:bg-mist',
  booked:
    'border-transparent text-ink-soft bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--color-line)_4px_6px)]',
  'check-out-only':
    'border-line text-ink-soft bg-[linear-gradient(to_bottom_right,var(--color-paper)_50%,var(--color-line)_50%)] hover:border-forest',
  'too-far': 'border-transparent text-ink-soft',
  unknown: 'border-line text-ink-soft in-[[aria-busy=true]]:motion-safe:animate-breathe',
}

/** What a day wears within the pick, in place of its state. */
export const MARK_LOOK: Record<DayMark, string> = {
  'check-in': 'border-forest bg-forest text-paper rounded-r-none',
  'check-out': 'border-forest bg-forest text-paper rounded-l-none',
  'in-range': 'border-y-forest border-x-transparent bg-mist text-ink rounded-none',
  preview: 'border-y-forest border-dashed border-x-transparent bg-mist text-ink rounded-none',
  'preview-end': 'border-forest border-dashed bg-mist text-ink rounded-l-none',
  none: '',
}

/** One day: a grid cell with a button that stays reachable whatever its state, so that it can say why it is not free. */
export function DayCell({ day, canEnd, isTabStop, onPick, onHover, onKeyDown, ...look }: DayCellProps) {
  const { status, mark, isToday } = look
  const spoken = describeDay(day, look)
  const isSelected = mark === 'check-in' || mark === 'check-out' || mark === 'in-range'
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a td of a table with the grid role is a gridcell
    <td aria-selected={isSelected} className="p-0">
      <button
        type="button"
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-disabled={status !== 'available' && !canEnd && !isSelected}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onPick(day)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(day)}
        onFocus={() => onHover(day)}
        onKeyDown={(event) => onKeyDown(event, day)}
        className={joinClasses(
          'tabular relative flex w-full flex-col items-center justify-center gap-0.5 rounded-control border text-base leading-tight focus-visible:z-10 focus-visible:outline-offset-0',
          status === 'past' ? 'h-8' : 'h-13',
          mark === 'none' ? STATUS_LOOK[status] : MARK_LOOK[mark],
        )}
      >
        <span
          className={joinClasses(
            'font-semibold',
            status === 'booked' && 'line-through',
            isToday && 'underline decoration-2 underline-offset-2',
          )}
        >
          <span className="sr-only">{spoken.before}</span>
          {dayOfMonth(day)}
          <span className="sr-only">{spoken.after}</span>
        </span>
        <span className="text-[0.6875rem] leading-none max-[22rem]:text-[0.625rem]">
          {noteOf(look)}
          <span className="sr-only"> {spoken.state}</span>
        </span>
      </button>
    </td>
  )
}

/** The line under the number: the price of a free night, or what the day is instead. */
function noteOf({ status, mark, cents }: DayLook): string {
  if (mark === 'check-in' || mark === 'check-out' || mark === 'preview-end') return DAY_NOTES[mark]
  if (status === 'booked' || status === 'check-out-only') return DAY_NOTES[status]
  return cents === null ? '' : formatShortPrice(cents)
}
