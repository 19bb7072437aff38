import { formatDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { formatInstant } from '@/web/admin-kit/show-instant'
import type { PastDay } from '../staff-contract'
import { closingText as words } from './admin-text'

/** The days before: who closed each, and what there was of it then. */
export function PastDays({ past }: { past: readonly PastDay[] }) {
  return (
    <section
      aria-labelledby="past-days"
      className="grid min-w-0 gap-2 rounded-card border border-line bg-paper p-4 sm:p-5"
    >
      <h2 id="past-days" className="text-lg">
        {words.past}
      </h2>
      <ul className="tabular">
        {past.map(({ day, closedBy, closedAt, figures }) => (
          <li
            key={day}
            className="grid gap-x-4 border-t border-line py-2 text-sm first:border-0 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <span className="font-semibold">{formatDay(toDay(day))}</span>
            <span className={closedBy ? 'wrap-anywhere' : 'text-ink-soft'}>
              {closedBy && closedAt ? words.byAndAt(closedBy, formatInstant(closedAt)) : words.byClock}
            </span>
            {figures && (
              <span className="text-ink-soft sm:text-right">
                {words.wasOpen(figures.arrivals, figures.departures)},{' '}
                {words.wasTaken(formatPrice(toCents(figures.taken)))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
