import { PanelLink } from '@/web/admin-kit/panel-link'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { buttonClass } from '@/web/ui/button'
import type { CashAmounts, ShiftReport } from '../contract'
import { CASH_SHIFTS_PATH } from '../paths'
import { toCash } from '../rules/cash'
import { DENOMINATIONS } from '../rules/denominations'
import { tellCash } from '../rules/tell-cash'
import { drawerText, nameDenomination } from '../text'
import { ShiftDetails } from './admin-shift-details'
import { cashAdminText as words } from './admin-text'

/** One shift as it was closed: what was expected and counted, and all that came and went in it. */
export function ShiftReportView({ shift }: { shift: ShiftReport }) {
  const { id, openedAt, openedBy, closedAt, closedBy, float, expected, counted, difference, explanation } =
    shift
  const pieces = DENOMINATIONS.filter(({ key }) => shift.count[key])
  return (
    <article className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PanelLink to="/cash-drawer" className={buttonClass({ look: 'quiet', size: 'small' })}>
          {words.back}
        </PanelLink>
        <a
          href={`${CASH_SHIFTS_PATH}/${id}/report.pdf`}
          download
          className={buttonClass({ look: 'quiet', size: 'small' })}
        >
          {words.pdf}
        </a>
      </div>
      <section className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:p-5">
        <h2 className="text-lg">{drawerText.shift(id)}</h2>
        <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
          <Fact name={drawerText.opened}>{`${formatInstant(openedAt)} ${drawerText.by(openedBy)}`}</Fact>
          <Fact name={drawerText.closed}>
            {closedAt && closedBy
              ? `${formatInstant(closedAt)} ${drawerText.by(closedBy)}`
              : drawerText.stillOpen}
          </Fact>
          <Fact name={drawerText.float}>{told(float)}</Fact>
          <Fact name={drawerText.expected}>{told(expected)}</Fact>
          {counted && <Fact name={drawerText.counted}>{told(counted)}</Fact>}
          {difference && <Fact name={drawerText.difference}>{told(difference)}</Fact>}
          {explanation && <Fact name={drawerText.explanation}>{explanation}</Fact>}
        </dl>
        <ShiftDetails shift={shift} />
        {pieces.length > 0 && (
          <div className="grid gap-2">
            <h3 className="text-lg">{drawerText.counts}</h3>
            <ul className="tabular grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2 lg:grid-cols-3">
              {pieces.map((one) => (
                <li key={one.key}>{`${shift.count[one.key]} × ${nameDenomination(one)}`}</li>
              ))}
            </ul>
          </div>
        )}
      </section>
    </article>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="contents">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

function told(cash: CashAmounts): string {
  return tellCash(toCash(cash))
}
