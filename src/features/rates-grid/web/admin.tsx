import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useProperty } from '@/features/property/web/use-property'
import {
  addDays,
  addMonths,
  type Day,
  dayIn,
  daysBetween,
  firstOfMonth,
  formatMonth,
  formatShortDay,
  isDay,
  lastOfMonth,
  toDay,
} from '@/kernel/days'
import { Notice } from '@/web/admin-kit/list-screen'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useGo, usePlaceSearch } from '@/web/admin-kit/use-place'
import { useSave } from '@/web/admin-kit/use-save'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import { RATES_GRID_PATH } from '../paths'
import { listGridRows, reachOf } from '../rules/grid-rows'
import type { RatesGrid, undoEditCall } from '../staff-contract'
import { ratesGridQuery } from '../staff-queries'
import { GridCells } from './admin-cells'
import { GridEditor } from './admin-editor'
import { gridText as words } from './admin-text'
import { useSelection } from './use-selection'

/** What each night of each category costs, a month at a time; its first day stands in the address. */
export function RatesGridAdmin() {
  const { timeZone } = useProperty()
  const today = dayIn(timeZone, new Date())
  const { month = '' } = usePlaceSearch()
  const wanted = firstOfMonth(isDay(month) ? month : today)
  // Nights that are over are no matter of prices any more.
  const first = daysBetween(today, wanted) > 0 ? wanted : today
  const { data, isError, refetch } = useQuery({
    ...ratesGridQuery({ first, last: lastOf(first, today) }),
    staleTime: 0,
  })
  const [made, setMade] = useState<number[]>([])

  return (
    <div className="grid min-w-0 gap-4">
      <Toolbar first={first} today={today} made={made} onUndone={() => setMade([])} />
      {isError ? (
        <Notice role="alert" title={words.failed} help={words.failedHelp}>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      ) : !data ? (
        <Loading label={words.loading}>
          <Skeleton className="h-100" />
        </Loading>
      ) : data.villas.length === 0 ? (
        <Notice title={words.none} help={words.noneHelp} />
      ) : (
        <Grid key={data.first} grid={data} today={today} onMade={setMade} />
      )}
    </div>
  )
}

/** The end of the month; of the one that is running a month from today, so that its last days do not stand alone. */
function lastOf(first: Day, today: Day): Day {
  const [end, ahead] = [lastOfMonth(first), addDays(today, 30)]
  return first === today && daysBetween(end, ahead) > 0 ? ahead : end
}

function Grid({ grid, today, onMade }: { grid: RatesGrid; today: Day; onMade: (ids: number[]) => void }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [isEditing, setEditing] = useState(false)
  const first = toDay(grid.first)
  const rows = listGridRows(grid, open)
  const columns = grid.villas[0]?.cells.length ?? 0
  const chosen = useSelection({ rows: rows.length, columns }, () => setEditing(true))
  const { rectangle } = chosen

  function onOpen(categoryId: number) {
    chosen.clear()
    setOpen((before) => {
      const next = new Set(before)
      if (!next.delete(categoryId)) next.add(categoryId)
      return next
    })
  }

  const names = rectangle ? rows.slice(rectangle.top, rectangle.bottom + 1).map(({ name }) => name) : []
  const days = rectangle && {
    startDate: addDays(first, rectangle.left),
    endDate: addDays(first, rectangle.right),
  }
  const said =
    days &&
    words.chosen(
      names.length > 2 ? words.moreRows(names[0] ?? '', names.length - 1) : names.join(', '),
      words.days(formatShortDay(days.startDate), formatShortDay(days.endDate)),
    )
  return (
    <>
      <p id="rates-grid-help" className="text-sm text-ink-soft">
        <span className="pointer-coarse:hidden">{words.help}</span>
        <span className="hidden pointer-coarse:inline">{words.helpTouch}</span>
      </p>
      <GridCells rows={rows} first={first} columns={columns} today={today} chosen={chosen} onOpen={onOpen} />
      <div className="sticky bottom-0 z-40 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-cream py-1.5">
        <p role="status" className="min-w-0 grow text-sm font-semibold">
          {said}
        </p>
        {said && (
          <>
            <Button look="quiet" size="small" className="min-h-11" onClick={chosen.clear}>
              {words.letGo}
            </Button>
            <Button look="action" size="small" className="min-h-11" onClick={() => setEditing(true)}>
              {words.change}
            </Button>
          </>
        )}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        {words.signs.map(([sign, meaning]) => (
          <li key={sign}>
            <span className="tabular font-semibold">{sign}</span> {meaning}
          </li>
        ))}
        <li className="flex items-center gap-2">
          <span className="h-4 w-8 rounded-tag border border-line bg-mist" />
          {words.inSeason}
        </li>
      </ul>
      {isEditing && rectangle && days && said && (
        <GridEditor
          cells={{ ...reachOf(rows, rectangle, grid.villas), ...days }}
          said={said}
          onSaved={(ids) => {
            onMade(ids)
            setEditing(false)
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}

type ToolbarProps = { first: Day; today: Day; made: readonly number[]; onUndone: () => void }

function Toolbar({ first, today, made, onUndone }: ToolbarProps) {
  const go = useGo()
  const save = useSave()
  const month = firstOfMonth(first)
  const onMonth = (day: Day) => go('/rates-grid', { month: day })
  const isFirst = daysBetween(month, firstOfMonth(today)) >= 0

  async function onUndo() {
    const path = `${RATES_GRID_PATH}/undo` as const
    await save(
      async () => {
        await sendForStaff<typeof undoEditCall>('POST', path, { ids: made })
        showToast({ title: words.undone })
        onUndone()
      },
      { failed: words.undoFailed, help: words.undoHelp },
      // The toast has said it, and the button stays.
    ).catch(() => undefined)
  }

  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Button
        look="quiet"
        size="icon"
        aria-label={words.earlier}
        title={words.earlier}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMonth(addMonths(month, -1))}
      >
        <Icon name="chevronLeft" />
      </Button>
      <h2 aria-live="polite" className="min-w-40 text-center text-lg">
        {formatMonth(first)}
      </h2>
      <Button
        look="quiet"
        size="icon"
        aria-label={words.later}
        title={words.later}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <Icon name="chevronRight" />
      </Button>
      <Button look="quiet" size="small" className="min-h-11" onClick={() => onMonth(firstOfMonth(today))}>
        {words.today}
      </Button>
      {made.length > 0 && (
        <Button look="quiet" size="small" className="min-h-11 sm:ml-auto" onClick={() => void onUndo()}>
          {words.undo}
        </Button>
      )}
    </div>
  )
}
