import type { Dashboard } from '@/features/reports/contract'
import { type Day, formatDay, formatShortDay, weekdayOf } from '@/kernel/days'
import { figureText } from '@/web/admin-kit/figure-text'
import { averageOf } from './occupancy-report'
import { dashboardText as words } from './text'

const BAR = 32
const HEIGHT = 160
const LEFT = 44
const LINES = [0, 25, 50, 75, 100]

/** How full the hotel is night by night: bars to look at, a table for whoever would rather read. */
export function OccupancyChart({ nights }: { nights: Dashboard['occupancy'] }) {
  const available = nights.map(({ villas }) => villas)
  const width = LEFT + nights.length * BAR
  return (
    <div className="grid gap-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <div>
        <h2 className="text-lg">{words.occupancy}</h2>
        <p className="text-sm text-ink-soft">
          {words.occupancyLine(averageOf(nights), Math.min(...available), Math.max(...available))}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard */}
      <section aria-label={words.occupancy} tabIndex={0} className="overflow-x-auto">
        <svg viewBox={`0 0 ${width} ${HEIGHT + 34}`} role="img" className="h-auto w-full min-w-220 text-xs">
          <title>{words.occupancy}</title>
          {LINES.map((percent) => (
            <g key={percent}>
              <line
                x1={LEFT}
                x2={width}
                y1={heightOf(percent)}
                y2={heightOf(percent)}
                className="stroke-line"
              />
              <text x={LEFT - 8} y={heightOf(percent) + 4} textAnchor="end" className="fill-ink-soft">
                {figureText.percent(percent)}
              </text>
            </g>
          ))}
          {nights.map(({ day, percent, taken, villas }, index) => (
            <g key={day}>
              <rect
                x={LEFT + index * BAR + 3}
                y={heightOf(percent)}
                width={BAR - 6}
                height={Math.max(HEIGHT + 8 - heightOf(percent), 1)}
                rx="2"
                className={isWeekend(day) ? 'fill-clay' : 'fill-leaf'}
              >
                <title>{words.occupancyDay(formatDay(day), percent, taken, villas)}</title>
              </rect>
              {index % 5 === 0 && (
                <text x={LEFT + index * BAR} y={HEIGHT + 28} className="fill-ink-soft">
                  {formatShortDay(day)}
                </text>
              )}
            </g>
          ))}
        </svg>
      </section>
      <details>
        <summary className="inline-flex min-h-9 items-center text-sm font-semibold text-forest">
          {words.asTable}
        </summary>
        <table className="tabular mt-2 w-full max-w-120 text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              {[words.day, words.taken, words.percent].map((title) => (
                <th key={title} scope="col" className="py-1 pr-4 font-semibold">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {nights.map(({ day, taken, villas, percent }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-1 pr-4 font-normal">
                  {formatDay(day)}
                </th>
                <td className="py-1 pr-4">{`${taken} / ${villas}`}</td>
                <td className="py-1 pr-4">{figureText.percent(percent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

function heightOf(percent: number): number {
  return 8 + HEIGHT - (percent / 100) * HEIGHT
}

/** Nights that cost the weekend price: Friday, Saturday, Sunday. */
function isWeekend(day: Day): boolean {
  return [0, 5, 6].includes(weekdayOf(day))
}
