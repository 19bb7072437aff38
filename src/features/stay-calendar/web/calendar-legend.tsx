import { joinClasses } from '@/web/ui/classes'
import { CALENDAR_WORDS } from '../text'
import { MARK_LOOK, STATUS_LOOK } from './day-cell'

const words = CALENDAR_WORDS.legend

const ENTRIES = [
  { name: 'available', look: STATUS_LOOK.available },
  { name: 'booked', look: STATUS_LOOK.booked },
  { name: 'checkOutOnly', look: STATUS_LOOK['check-out-only'] },
  { name: 'selected', look: MARK_LOOK['check-in'] },
  { name: 'range', look: MARK_LOOK['in-range'] },
] as const

/** What the days' looks mean, each shown by a day that wears it. */
export function CalendarLegend() {
  return (
    <ul aria-label={words.title} className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {ENTRIES.map(({ name, look }) => (
        <li key={name} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={joinClasses(
              'flex size-7 items-center justify-center rounded-tag border text-xs',
              look,
            )}
          >
            7
          </span>
          {words[name]}
        </li>
      ))}
    </ul>
  )
}
