import { SOURCE_LABELS } from '@/features/bookings/web/admin-status-text'
import { formatDay, formatMonth, formatShortDay, isDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import type { Report, ReportFigures } from '../contract'
import type { ReportStep } from '../rules/report'
import { ReportChart } from './admin-report-chart'
import { reportText as words } from './admin-report-text'

/** A report as figures, charts and tables. */
export function ReportFiguresView({ report }: { report: Report }) {
  // Its own step: until the answer to another question has come, the one before still stands here.
  const { step, whole, parts, sources } = report
  return (
    <>
      <section aria-label={words.figures}>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 md:grid-cols-4">
          <Card name={words.occupancy} figure={percent(whole.occupancy)} />
          <Card
            name={words.nights}
            figure={count(whole.nights)}
            line={words.ofNights(count(whole.available))}
          />
          <Card name={words.revenue} figure={price(whole.revenue)} />
          <Card name={words.averageRate} figure={price(whole.averageRate)} />
          <Card name={words.revenuePerVilla} figure={price(whole.revenuePerVilla)} />
          <Card name={words.arrivals} figure={count(whole.arrivals)} />
          <Card
            name={words.leadTime}
            figure={whole.leadTime === null ? words.none : words.days(whole.leadTime)}
          />
          <Card
            name={words.lost}
            figure={count(whole.lost)}
            {...(whole.lostShare !== null && { line: words.lostShare(percent(whole.lostShare)) })}
          />
        </dl>
      </section>
      <ReportChart
        title={words.occupancyChart}
        highest={100}
        say={percent}
        bars={parts.map((part) => bar(part, step, part.occupancy ?? 0, percent(part.occupancy)))}
      />
      <ReportChart
        title={words.revenueChart}
        say={formatPrice}
        bars={parts.map((part) => bar(part, step, toCents(part.revenue), price(part.revenue)))}
      />
      <Table
        title={words.table}
        heads={[
          words.part,
          words.nights,
          words.occupancy,
          words.revenue,
          words.averageRate,
          words.arrivals,
          words.lost,
        ]}
        rows={parts.map((part) => [
          nameOf(part, step),
          count(part.nights),
          percent(part.occupancy),
          price(part.revenue),
          price(part.averageRate),
          count(part.arrivals),
          count(part.lost),
        ])}
      />
      <Table
        title={words.sources}
        heads={[words.source, words.arrivals, words.nights, words.revenue]}
        rows={sources.map(({ source, arrivals, nights, revenue }) => [
          SOURCE_LABELS[source],
          count(arrivals),
          count(nights),
          price(revenue),
        ])}
        empty={words.noSources}
      />
    </>
  )
}

function Card({ name, figure, line }: { name: string; figure: string; line?: string }) {
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-paper px-4 py-3.5">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular">
        <span className="block font-serif text-xl leading-tight wrap-anywhere">{figure}</span>
        {line && <span className="block text-sm text-ink-soft">{line}</span>}
      </dd>
    </div>
  )
}

function Table({
  title,
  heads,
  rows,
  empty,
}: {
  title: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  empty?: string
}) {
  return (
    <section className="grid min-w-0 gap-2 rounded-card border border-line bg-paper p-4 sm:p-5">
      <h2 className="text-lg">{title}</h2>
      {rows.length === 0 && <p className="text-ink-soft">{empty}</p>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
        <section aria-label={title} tabIndex={0} className="max-h-120 overflow-auto print:max-h-none">
          <table className="tabular w-full text-right text-sm">
            <thead>
              <tr className="border-b border-line">
                {heads.map((head, index) => (
                  <th
                    key={head}
                    scope="col"
                    className={
                      index === 0 ? 'py-1.5 pr-4 text-left font-semibold' : 'py-1.5 pl-4 font-semibold'
                    }
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={name} className="border-b border-line last:border-0">
                  <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap">
                    {name}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={heads[index + 1]} className="py-1.5 pl-4 whitespace-nowrap">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}

function bar(part: ReportFigures, step: ReportStep, value: number, said: string) {
  const first = toDay(part.first)
  const name =
    step === 'month' ? `${formatMonth(first).slice(0, 3)} ${part.first.slice(0, 4)}` : formatShortDay(first)
  return { key: part.first, name, value, said: `${nameOf(part, step)}: ${said}` }
}

function nameOf({ first, last }: ReportFigures, step: ReportStep): string {
  if (!isDay(first) || !isDay(last)) return first
  if (step === 'day') return formatDay(first)
  return `${formatShortDay(first)} to ${formatShortDay(last)} ${last.slice(0, 4)}`
}

function price(amount: string | null): string {
  return amount === null ? words.none : formatPrice(toCents(amount))
}

function percent(share: number | null): string {
  return share === null ? words.none : `${share}%`
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}
