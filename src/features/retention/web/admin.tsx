import { useQuery } from '@tanstack/react-query'
import { erasuresQuery } from '@/features/guest-data/staff-queries'
import { formatDay, toDay } from '@/kernel/days'
import { LABEL_WORDS } from '@/kernel/labels'
import { Notice } from '@/web/admin-kit/list-screen'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { PERIODS, tellDays } from '../rules/periods'
import type { RetentionRun } from '../staff-contract'
import { retentionQuery } from '../staff-queries'
import { retentionText as words } from './admin-text'

const CARD = 'grid min-w-0 content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5'

/** How long data about guests are kept, what the last nights deleted, and who was erased on request. */
export function RetentionAdmin() {
  const { data, error, refetch } = useQuery({ ...retentionQuery, staleTime: 0 })
  if (error && !data)
    return (
      <Notice role="alert" title={words.failed} help={words.failedHelp}>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </Notice>
    )
  if (!data)
    return (
      <Loading label={words.loading} className="grid gap-4">
        <Skeleton className="h-72" />
        <Skeleton className="h-32" />
      </Loading>
    )
  return (
    <div className="grid min-w-0 gap-4">
      <Periods runs={data} />
      <div className="grid min-w-0 items-start gap-4 lg:grid-cols-2">
        <Nights runs={data} />
        <Erasures />
      </div>
    </div>
  )
}

function Periods({ runs }: { runs: readonly RetentionRun[] }) {
  return (
    <section className={CARD}>
      <h2 className="text-lg">{words.kept}</h2>
      <p className="text-ink-soft">{words.help}</p>
      <ul className="grid">
        {PERIODS.map(({ kind, what, days, since, afterwards }) => (
          <li
            key={kind}
            className="grid gap-x-6 gap-y-1 border-t border-line py-2.5 lg:grid-cols-[1fr_18rem]"
          >
            <span>
              {what}
              <span className="block text-sm text-ink-soft">
                {words.period(tellDays(days), since, afterwards)}
              </span>
            </span>
            <span className="tabular text-sm">
              {words.last}
              {LABEL_WORDS.colon} {tellRun(runs.find((run) => run.kind === kind))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function tellRun(run: RetentionRun | undefined): string {
  if (!run) return words.never
  if (run.finishedAt === null) return words.unfinished
  return `${words.removed(run.removed)}, ${formatDay(toDay(run.ranOn))}`
}

function Nights({ runs }: { runs: readonly RetentionRun[] }) {
  const busy = runs.filter(({ removed }) => removed > 0)
  return (
    <section className={CARD}>
      <h2 className="text-lg">{words.nights}</h2>
      {busy.length === 0 && <p className="text-ink-soft">{words.nothing}</p>}
      <ul className="tabular grid gap-1 empty:hidden">
        {busy.map(({ kind, ranOn, removed }) => (
          <li key={ranOn + kind} className="flex flex-wrap justify-between gap-x-4">
            <span>{formatDay(toDay(ranOn))}</span>
            <span>
              {PERIODS.find((period) => period.kind === kind)?.what ?? kind}
              {LABEL_WORDS.colon} {words.removed(removed)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Erasures() {
  const { data = [], error } = useQuery({ ...erasuresQuery, staleTime: 0 })
  return (
    <section className={CARD}>
      <h2 className="text-lg">{words.erasures}</h2>
      <p className="text-ink-soft">{words.erasuresHelp}</p>
      {error && <p role="alert">{words.failed}</p>}
      {!error && data.length === 0 && <p className="text-ink-soft">{words.noErasures}</p>}
      <ul className="tabular grid gap-2 empty:hidden">
        {data.map(({ references, askedByEmail, erasedAt }) => (
          <li key={erasedAt}>
            {formatInstant(erasedAt)}, {words.by(askedByEmail)}
            <span className="block text-sm wrap-anywhere text-ink-soft">
              {references.join(', ') || words.noBookings}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
