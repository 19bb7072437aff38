import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type Day, isDay } from '@/kernel/days'
import { LABEL_WORDS } from '@/kernel/labels'
import { formatPrice } from '@/kernel/money'
import { Notice } from '@/web/admin-kit/list-screen'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { useGo } from '@/web/admin-kit/use-place'
import { Button, buttonClass } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import type { CashShift, CashShifts } from '../contract'
import { CASH_SHIFTS_CSV_PATH, CASH_TAKINGS_CSV_PATH } from '../paths'
import { isSameCash, NO_CASH, toCash } from '../rules/cash'
import { sumTakings, totalValue } from '../rules/sum-takings'
import { tellCash } from '../rules/tell-cash'
import { cashShiftsQuery } from '../staff-queries'
import { drawerText } from '../text'
import { TakingsList } from './admin-shift-details'
import { cashAdminText as words } from './admin-text'

type Period = { first: Day; last: Day }

/** The shifts of a period, the newest first, and what was taken in all of them by method and person. */
export function PastShifts({ period }: { period: Period }) {
  const { data, isError, refetch } = useQuery({
    ...cashShiftsQuery(period),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <div className="grid min-w-0 gap-4">
      <PeriodToolbar period={period} />
      {isError ? (
        <Notice role="alert" title={words.failed} help={words.failedHelp}>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      ) : data ? (
        <Shifts {...data} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-52" />
        </Loading>
      )}
    </div>
  )
}

function Shifts({ shifts, takings }: CashShifts) {
  const outside = takings.filter(({ shiftId }) => shiftId === null)
  const all = sumTakings(takings)
  return (
    <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[3fr_2fr]">
      <section className="grid min-w-0 gap-2 rounded-card border border-line bg-paper p-4 sm:p-5">
        <h2 className="text-lg">{words.past}</h2>
        {shifts.length === 0 ? (
          <p className="text-ink-soft">{words.noShifts}</p>
        ) : (
          <ul className="grid">
            {shifts.map((shift) => (
              <ShiftLine key={shift.id} shift={shift} />
            ))}
          </ul>
        )}
      </section>
      <section className="grid min-w-0 gap-2 rounded-card border border-line bg-paper p-4 sm:p-5">
        <h2 className="text-lg">{words.byPerson}</h2>
        {all.length === 0 ? (
          <p className="text-ink-soft">{drawerText.nothingTaken}</p>
        ) : (
          <>
            <TakingsList takings={all} />
            <p className="tabular flex justify-between gap-4 border-t border-line pt-2 font-semibold">
              {words.total}
              <span>{formatPrice(totalValue(all))}</span>
            </p>
          </>
        )}
        {outside.length > 0 && (
          <p className="tabular flex justify-between gap-4 text-sm text-ink-soft">
            {words.noShift}
            <span>{formatPrice(totalValue(outside))}</span>
          </p>
        )}
      </section>
    </div>
  )
}

function ShiftLine({ shift }: { shift: CashShift }) {
  const { id, openedAt, openedBy, closedAt, counted, expected, difference } = shift
  const differs = difference && !isSameCash(toCash(difference), NO_CASH)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 last:border-0">
      <div className="min-w-0 grow basis-40">
        <PanelLink to={`/cash-drawer/${id}`} className="font-semibold underline">
          {words.look(id)}
        </PanelLink>
        <p className="text-xs wrap-anywhere text-ink-soft">
          {formatInstant(openedAt)}, {openedBy}
        </p>
      </div>
      <div className="tabular ml-auto text-right text-sm">
        <p>{tellCash(toCash(counted ?? expected))}</p>
        {closedAt === null && <p className="text-xs text-ink-soft">{words.openNow}</p>}
        {differs && (
          <p className="text-xs text-alarm">
            {drawerText.difference}
            {LABEL_WORDS.colon} {tellCash(toCash(difference))}
          </p>
        )}
      </div>
    </li>
  )
}

function PeriodToolbar({ period }: { period: Period }) {
  const id = useId()
  const go = useGo()
  const parameters = String(new URLSearchParams(period))
  const link = buttonClass({ look: 'quiet', size: 'small', className: 'min-h-11' })
  return (
    <div className="flex flex-wrap items-end gap-2.5 print:hidden">
      {(['first', 'last'] as const).map((end) => (
        <div key={end} className="grid min-w-0 gap-1 max-sm:grow max-sm:basis-32">
          <label htmlFor={id + end} className="text-xs font-semibold text-ink-soft">
            {end === 'first' ? words.from : words.to}
          </label>
          <Input
            id={id + end}
            type="date"
            value={period[end]}
            onChange={({ target: { value } }) =>
              isDay(value) && go('/cash-drawer', { ...period, [end]: value })
            }
            className="min-h-11 text-sm"
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <a href={`${CASH_SHIFTS_CSV_PATH}?${parameters}`} download className={link}>
          {words.shiftsCsv}
        </a>
        <a href={`${CASH_TAKINGS_CSV_PATH}?${parameters}`} download className={link}>
          {words.takingsCsv}
        </a>
      </div>
    </div>
  )
}
