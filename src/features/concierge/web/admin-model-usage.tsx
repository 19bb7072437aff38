import { useQuery } from '@tanstack/react-query'
import { formatDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { ProgressBar } from '@/web/admin-kit/progress-bar'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { modelUsageQuery } from '../staff-queries'
import { modelUsageText as words } from './admin-text'

const NOTHING = { calls: 0, tokens: 0, cost: '0.00', spentAt: null }

/** What the outside model used of the day's budget, and on the days before. Left out until it is known. */
export function ModelUsage() {
  const { data } = useQuery(modelUsageQuery)
  if (!data) return null
  const { isOn, dailyTokens, dailyCost, hasPrices, today, days } = data
  const { calls, tokens, cost, spentAt } = days.find(({ day }) => day === today) ?? NOTHING
  const before = days.filter(({ day }) => day !== today)
  return (
    <section className="grid gap-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <h2 className="text-lg">{words.title}</h2>
      {!isOn && <p className="max-w-measure text-ink-soft">{words.off}</p>}
      {isOn && (
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="grid content-start gap-1.5">
            <p className="tabular">{words.tokens(tokens, dailyTokens)}</p>
            <ProgressBar share={shareOf(tokens, dailyTokens)} label={words.tokensUsed} />
            <p className="text-sm text-ink-soft">{words.calls(calls)}</p>
          </div>
          {hasPrices && (
            <div className="grid content-start gap-1.5">
              <p className="tabular">{words.cost(price(cost), dailyCost && price(dailyCost))}</p>
              {dailyCost && (
                <ProgressBar share={shareOf(toCents(cost), toCents(dailyCost))} label={words.costUsed} />
              )}
            </div>
          )}
        </div>
      )}
      {spentAt && (
        <p role="status" className="max-w-measure rounded-control bg-sand px-4 py-2.5">
          {words.spent(formatInstant(spentAt))}
        </p>
      )}
      {before.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1.5">{words.before}</summary>
          <ul className="grid">
            {before.map((past) => (
              <li
                key={past.day}
                className="tabular flex flex-wrap gap-x-6 border-t border-line py-1.5 text-sm"
              >
                <span>{formatDay(toDay(past.day))}</span>
                <span>{words.tokens(past.tokens, dailyTokens)}</span>
                {hasPrices && <span>{price(past.cost)}</span>}
                <span>{words.calls(past.calls)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function price(amount: string): string {
  return formatPrice(toCents(amount))
}

function shareOf(used: number, allowed: number): number {
  return allowed === 0 ? 1 : Math.min(1, used / allowed)
}
