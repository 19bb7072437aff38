import { memo } from 'react'
import {
  addDays,
  DAY_WORDS,
  type Day,
  dayOfMonth,
  formatLongDay,
  formatShortDay,
  weekdayOf,
} from '@/kernel/days'
import { LABEL_WORDS } from '@/kernel/labels'
import { formatShortPrice, toCents } from '@/kernel/money'
import { joinClasses } from '@/web/ui/classes'
import { Icon } from '@/web/ui/icon'
import type { GridRow, ShownCell } from '../rules/grid-rows'
import type { Rectangle, Spot } from '../rules/selection'
import { gridText as words } from './admin-text'
import type { useSelection } from './use-selection'

type CellsProps = {
  rows: readonly GridRow[]
  first: Day
  columns: number
  today: Day
  chosen: ReturnType<typeof useSelection>
  onOpen: (categoryId: number) => void
}

/** A row a category or villa, a column a night; cells are chosen by dragging over them or with the keyboard. */
export function GridCells({ rows, first, columns, today, chosen, onOpen }: CellsProps) {
  const days = Array.from({ length: columns }, (_, ahead) => addDays(first, ahead))
  return (
    <div
      ref={chosen.ref}
      className="relative max-h-[calc(100dvh-16rem)] min-h-60 overflow-auto overscroll-contain rounded-card border border-line bg-paper"
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern for a grid of cells to choose is a table with this role
        role="grid"
        aria-label={words.label}
        aria-multiselectable="true"
        aria-describedby="rates-grid-help"
        className="border-separate border-spacing-0 text-sm select-none"
        {...chosen.handlers}
      >
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-40 min-w-28 border-r border-b border-line bg-sand px-3 text-left font-semibold sm:min-w-44"
            >
              {words.category}
            </th>
            {days.map((day) => (
              <DayHead key={day} day={day} today={today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.key}
              row={row}
              index={index}
              first={first}
              range={rangeIn(chosen.rectangle, index)}
              focused={columnIn(chosen.at, index, rows.length)}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = {
  row: GridRow
  index: number
  first: Day
  /** The columns chosen of it, `3-9`; none is the empty text. */
  range: string
  focused: number | null
  onOpen: (categoryId: number) => void
}

const Row = memo(function Row({ row, index, first, range, focused, onOpen }: RowProps) {
  const [left = 1, right = 0] = range ? range.split('-').map(Number) : []
  const isVilla = 'villaId' in row.reach
  return (
    <tr>
      <th
        scope="row"
        className={joinClasses(
          'sticky left-0 z-30 w-28 max-w-28 border-r border-b border-line px-1 text-left leading-tight sm:w-44 sm:max-w-44',
          isVilla ? 'bg-cream pl-5 font-normal' : 'bg-paper font-semibold',
        )}
      >
        {'categoryId' in row.reach ? (
          <Opener row={row} categoryId={row.reach.categoryId} onOpen={onOpen} />
        ) : (
          <span className="block truncate" title={row.name}>
            {row.name}
          </span>
        )}
      </th>
      {row.cells.map((cell, column) => {
        const day = addDays(first, column)
        const isChosen = left <= column && column <= right
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a td of a table with the grid role is a gridcell
          <td
            key={day}
            data-spot={`${index},${column}`}
            tabIndex={focused === column ? 0 : -1}
            aria-selected={isChosen}
            title={cell.season}
            className={joinClasses(
              'tabular h-12 min-w-15 cursor-cell border-r border-b border-line px-1 text-center leading-tight',
              isChosen ? 'bg-forest text-paper' : cell.season ? 'bg-mist' : 'bg-paper',
            )}
          >
            <span className="sr-only">{`${row.name}, ${formatLongDay(day)}${LABEL_WORDS.colon} `}</span>
            <span className="block whitespace-nowrap">{tellPrice(cell)}</span>
            <Signs cell={cell} />
          </td>
        )
      })}
    </tr>
  )
})

function Opener({
  row,
  categoryId,
  onOpen,
}: {
  row: GridRow
  categoryId: number
  onOpen: RowProps['onOpen']
}) {
  return (
    <button
      type="button"
      aria-expanded={row.isOpen}
      aria-label={words.showVillas(row.name)}
      title={row.name}
      onClick={() => onOpen(categoryId)}
      className="flex min-h-11 w-full min-w-0 items-center gap-1 text-left"
    >
      <Icon name="chevronRight" className={joinClasses('size-4 shrink-0', row.isOpen && 'rotate-90')} />
      <span className="truncate">{row.name}</span>
    </button>
  )
}

function Signs({ cell: { minNights, maxNights, noArrival, noDeparture, season } }: { cell: ShownCell }) {
  const signs = [
    minNights && { sign: `${minNights}+`, said: words.minNights(minNights) },
    maxNights && { sign: `–${maxNights}`, said: words.maxNights(maxNights) },
    noArrival && { sign: '×A', said: words.noArrival },
    noDeparture && { sign: '×D', said: words.noDeparture },
  ].filter((one) => typeof one === 'object')
  const said = [...signs.map((one) => one.said), ...(season ? [words.season(season)] : [])]
  if (said.length === 0) return null
  return (
    <>
      <span aria-hidden="true" className="block text-xs whitespace-nowrap">
        {signs.map(({ sign }) => sign).join(' ')}
      </span>
      <span className="sr-only">, {said.join(', ')}</span>
    </>
  )
}

function DayHead({ day, today }: { day: Day; today: Day }) {
  return (
    <th
      scope="col"
      aria-current={day === today ? 'date' : undefined}
      className={joinClasses(
        'sticky top-0 z-20 border-b border-line py-1.5 text-center leading-tight font-semibold',
        day === today ? 'bg-forest text-paper' : 'bg-sand',
      )}
    >
      <span className="sr-only">{formatLongDay(day)}</span>
      <span aria-hidden="true">
        <span className="block text-xs font-normal">
          {(DAY_WORDS.weekdays[weekdayOf(day)] ?? '').slice(0, 2)}
        </span>
        <span className="tabular whitespace-nowrap">
          {dayOfMonth(day) === 1 ? formatShortDay(day) : dayOfMonth(day)}
        </span>
      </span>
    </th>
  )
}

/** `$52`, or `$52–59` where villas differ. */
function tellPrice({ least, most }: ShownCell): string {
  const price = formatShortPrice(toCents(least))
  return most === null ? price : words.range(price, formatShortPrice(toCents(most)))
}

function rangeIn(rectangle: Rectangle | null, row: number): string {
  if (!rectangle || row < rectangle.top || row > rectangle.bottom) return ''
  return `${rectangle.left}-${rectangle.right}`
}

/** The column of a row that is reached with Tab; in the last row where the chosen one is gone. */
function columnIn({ row, column }: Spot, index: number, rows: number): number | null {
  return Math.min(row, rows - 1) === index ? column : null
}
