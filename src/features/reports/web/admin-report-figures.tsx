import { SOURCE_LABELS } from '@/features/bookings/web/admin-status-text'
import { formatDay, formatMonth, formatShortDay, isDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import type { Report, ReportFigures } from '../contract'
import type { ReportStep } from '../rules/report'
import { ReportChart } from './admin-report-chart'
import { ReportCard, ReportTable } from './admin-report-parts'
import { reportText as words } from './admin-report-text'

/** A report as figures, charts and tables. */
export function ReportFiguresView({ report }: { report: Report }) {
  // Its own step: until the answer to another question has come, the one before still stands here.
  const { step, whole, parts, sources, plans, categories } = report
  return (
    <>
      <section aria-label={words.figures}>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 md:grid-cols-4">
          <ReportCard name={words.occupancy} figure={percent(whole.occupancy)} />
          <ReportCard
            name={words.nights}
            figure={count(whole.nights)}
            line={words.ofNights(count(whole.available))}
          />
          <ReportCard name={words.revenue} figure={price(whole.revenue)} />
          <ReportCard name={words.averageRate} figure={price(whole.averageRate)} />
          <ReportCard name={words.revenuePerVilla} figure={price(whole.revenuePerVilla)} />
          <ReportCard name={words.arrivals} figure={count(whole.arrivals)} />
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
      <ReportTable
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
      heads={[head, words.arrivals, words.nights, words.revenue]}
      rows={rows.map(({ name, arrivals, nights, revenue }) => [
        name,
        count(arrivals),
        count(nights),
        price(revenue),
      ])}
      empty={words.noSources}
    />
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
