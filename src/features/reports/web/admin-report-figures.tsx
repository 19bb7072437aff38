import { SOURCE_LABELS } from '@/features/bookings/web/admin-status-text'
import { formatDay, formatShortDay, isDay, toDay } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { formatPrice, toCents } from '@/kernel/money'
import { figureText } from '@/web/admin-kit/figure-text'
import type { Report, ReportFigures } from '../contract'
import type { ReportStep } from '../rules/report'
import { ReportChart } from './admin-report-chart'
import { ReportCard, ReportTable } from './admin-report-parts'
import { reportText as words } from './admin-report-text'
import { count, shortMonth, signed } from './admin-tell-figures'

/** A report as figures, charts and tables. */
export function ReportFiguresView({ report }: { report: Report }) {
  // Its own step: until the answer to another question has come, the one before still stands here.
  const { step, whole, parts, sources, plans, categories } = report
  return (
    <>
      <section aria-label={words.figures}>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 md:grid-cols-4">
          <ReportCard
            name={words.occupancy}
            figure={percent(whole.occupancy)}
            line={before(percent(whole.lastYear.occupancy))}
          />
          <ReportCard
            name={words.nights}
            figure={count(whole.nights)}
            line={`${words.ofNights(count(whole.available))}, ${before(count(whole.lastYear.nights))}`}
          />
          <ReportCard
            name={words.revenue}
            figure={price(whole.revenue)}
            line={before(price(whole.lastYear.revenue))}
          />
          <ReportCard
            name={words.averageRate}
            figure={price(whole.averageRate)}
            line={before(price(whole.lastYear.averageRate))}
          />
          <ReportCard
            name={words.revenuePerVilla}
            figure={price(whole.revenuePerVilla)}
            line={before(price(whole.lastYear.revenuePerVilla))}
          />
          <ReportCard
            name={words.arrivals}
            figure={count(whole.arrivals)}
            line={before(count(whole.lastYear.arrivals))}
          />
          <ReportCard
            name={words.leadTime}
            figure={whole.leadTime === null ? words.none : words.days(whole.leadTime)}
          />
          <ReportCard
            name={words.lost}
            figure={count(whole.lost)}
            {...(whole.lostShare !== null && { line: words.lostShare(percent(whole.lostShare)) })}
          />
        </dl>
      </section>
      <p className="max-w-measure text-ink-soft">{tellBasis(report)}</p>
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
      <ReportTable
        title={words.table}
        heads={[
          words.part,
          words.nights,
          words.occupancy,
          words.revenue,
          words.nightsBefore,
          words.revenueBefore,
          words.averageRate,
          words.arrivals,
          words.lost,
        ]}
        rows={parts.map((part) => [
          nameOf(part, step),
          count(part.nights),
          percent(part.occupancy),
          price(part.revenue),
          count(part.lastYear.nights),
          price(part.lastYear.revenue),
          price(part.averageRate),
          count(part.arrivals),
          count(part.lost),
        ])}
      />
      <ReportTable
        title={words.sources}
        heads={[words.source, ...NAMED_HEADS]}
        rows={sources.map(({ source, ...row }) => [SOURCE_LABELS[source], ...namedCells(row)])}
        empty={words.noSources}
      />
      <Named title={words.plans} head={words.plan} rows={plans} />
      <Named title={words.categories} head={words.category} rows={categories} />
    </>
  )
}

/** What nights brought by one thing they have in common. */
function Named({ title, head, rows }: { title: string; head: string; rows: Report['plans'] }) {
  return (
    <ReportTable
      title={title}
      heads={[head, ...NAMED_HEADS]}
      rows={rows.map(({ name, ...row }) => [name, ...namedCells(row)])}
      empty={words.noSources}
    />
  )
}

const NAMED_HEADS = [
  words.arrivals,
  words.nights,
  words.revenue,
  words.nightsBefore,
  words.revenueBefore,
] as const

function namedCells({ arrivals, nights, revenue, lastYear }: Omit<Report['plans'][number], 'name'>) {
  return [
    ...[count(arrivals), count(nights), price(revenue)],
    ...[count(lastYear.nights), price(lastYear.revenue)],
  ]
}

/** The same figure a year before. */
function before(figure: string): string {
  return words.before(figure)
}

/** What the numbers of villas on offer stand on, and what was changed after the days were closed. */
function tellBasis({ basis: { closed, backfilled, open, changedNights, changedRevenue } }: Report): string {
  const cents = toCents(changedRevenue)
  return [
    closed > 0 && words.basisClosed(closed),
    backfilled > 0 && words.basisBackfilled(backfilled),
    open > 0 && words.basisOpen(open),
    (changedNights !== 0 || cents !== 0) &&
      words.basisChanged(signed(changedNights, words.changedNights), signed(cents, formatPrice)),
  ]
    .filter((line) => line !== false)
    .join(' ')
}

function bar(part: ReportFigures, step: ReportStep, value: number, said: string) {
  const first = toDay(part.first)
  const name = step === 'month' ? shortMonth(part.first.slice(0, 7)) : formatShortDay(first)
  return { key: part.first, name, value, said: labelled(nameOf(part, step), said) }
}

function nameOf({ first, last }: ReportFigures, step: ReportStep): string {
  if (!isDay(first) || !isDay(last)) return first
  if (step === 'day') return formatDay(first)
  return figureText.days(formatShortDay(first), `${formatShortDay(last)} ${last.slice(0, 4)}`)
}

function price(amount: string | null): string {
  return amount === null ? words.none : formatPrice(toCents(amount))
}

function percent(share: number | null): string {
  return share === null ? words.none : figureText.percent(share)
}
