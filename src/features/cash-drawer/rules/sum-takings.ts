import { type Cents, toAmount, toCents } from '@/kernel/money'
import { addCash, toAmounts, toCash } from './cash'

type Taking = {
  method: string
  staffEmail: string
  entries: number
  given: { amount: string; shillings: string }
  value: string
}

/** What each person took by each method over several shifts, in the order in which they first appear. */
export function sumTakings<One extends Taking>(takings: readonly One[]): Omit<One, 'shiftId'>[] {
  const sums = new Map<string, One>()
  for (const taking of takings) {
    const key = JSON.stringify([taking.method, taking.staffEmail])
    const sum = sums.get(key)
    sums.set(key, sum ? { ...sum, ...addTakings(sum, taking) } : taking)
  }
  return [...sums.values()]
}

/** The dollars that all takings count against balances, in cents. */
export function totalValue(takings: readonly Pick<Taking, 'value'>[]): Cents {
  return takings.reduce((sum, { value }) => sum + toCents(value), 0)
}

function addTakings(one: Taking, other: Taking): Pick<Taking, 'entries' | 'given' | 'value'> {
  return {
    entries: one.entries + other.entries,
    given: toAmounts(addCash(toCash(one.given), toCash(other.given))),
    value: toAmount(totalValue([one, other])),
  }
}
