import type { Cash } from './cash'

type Denomination = { key: string; kind: 'note' | 'coin' } & (
  | { currency: 'UGX'; shillings: number }
  | { currency: 'USD'; cents: number }
)

/** Notes and coins of Uganda in use (Bank of Uganda), and those of dollars, the largest first. */
export const DENOMINATIONS: readonly Denomination[] = [
  ...[50_000, 20_000, 10_000, 5000, 2000, 1000].map((shillings) => inShillings('note', shillings)),
  ...[1000, 500, 200, 100, 50].map((shillings) => inShillings('coin', shillings)),
  ...[10_000, 5000, 2000, 1000, 500, 200, 100].map((cents) => inDollars('note', cents)),
  ...[25, 10, 5, 1].map((cents) => inDollars('coin', cents)),
]

/** How many there are of each, by its key; none where it is left out. */
export type CashCount = Readonly<Record<string, number>>

/** What counted notes and coins come to. */
export function totalOf(count: CashCount): Cash {
  let [cents, shillings] = [0, 0]
  for (const one of DENOMINATIONS) {
    const pieces = count[one.key] ?? 0
    if (one.currency === 'USD') cents += pieces * one.cents
    else shillings += pieces * one.shillings
  }
  return { cents, shillings: { shillings } }
}

function inShillings(kind: Denomination['kind'], shillings: number): Denomination {
  return { key: `ugx-${kind}-${shillings}`, kind, currency: 'UGX', shillings }
}

function inDollars(kind: Denomination['kind'], cents: number): Denomination {
  return { key: `usd-${kind}-${cents}`, kind, currency: 'USD', cents }
}
