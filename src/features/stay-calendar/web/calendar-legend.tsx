import { joinClasses } from '@/web/ui/classes'
import { CALENDAR_WORDS } from '../text'
import { MARK_LOOK, STATUS_LOOK } from './day-cell'

const words = CALENDAR_WORDS.legend

const ENTRIES = [
  { word: words.available, look: STATUS_LOOK.available },
  { word: words.booked, look: STATUS_LOOK.booked },
  { word: words.checkOutOnly, look: STATUS_LOOK['check-out-only'] },
  { word: words.selected, look: MARK_LOOK['check-in'] },
  { word: words.range, look: MARK_LOOK['in-range'] },
]

/** What the days' looks mean, each shown by a day that wears it. */
export function CalendarLegend() {
  return (
    <ul aria-label={words.title} className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {ENTRIES.map(({ word, look }) => (
        <li key={word} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={joinClasses(
              'flex size-7 items-center justify-center rounded-tag border text-xs',
              look,
            )}
          >
            7
          </span>
          {word}
        </li>
      ))}
    </ul>
  )
}
