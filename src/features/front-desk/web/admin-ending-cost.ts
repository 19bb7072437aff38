import type { Ending } from '@/features/bookings/rules/status'
import type { EndingCosts } from '@/features/cancellation/staff-contract'
import { endingCostsQuery } from '@/features/cancellation/staff-queries'
import { type Cents, formatPrice, toAmount, toCents } from '@/kernel/money'
import { readForStaff } from '@/web/admin-kit/staff-request'
import { bookingsAdminText as words } from './admin-text'

/**
 * What ending some bookings costs their guests now, all together, and what becomes of what was paid; the fee goes along
 * with the ending, which is refused at another one. Null where it could not be read.
 */
export async function readEndingCost(
  bookingIds: readonly number[],
  ending: Ending,
): Promise<{ line: string; fee: string | null }> {
  const reads = bookingIds.map((id) => readForStaff(endingCostsQuery(id)))
  const costs = await Promise.all(reads).catch(() => null)
  if (costs === null) return { line: words.costUnknown, fee: null }
  const fee = costs.reduce((sum, cost) => sum + toCents(cost[ending].fee), 0)
  return { line: tellCosts(costs, ending), fee: toAmount(fee) }
}

export function tellCosts(costs: readonly EndingCosts[], ending: Ending): string {
  const sumOf = (name: 'fee' | 'paid' | 'due'): Cents =>
    costs.reduce((sum, cost) => sum + toCents(cost[ending][name]), 0)
  const [fee, paid, due] = [sumOf('fee'), sumOf('paid'), sumOf('due')]
  const told = fee === 0 ? words.noCost : words.cost(words.costs[ending], formatPrice(fee))
  const owed = due + paid
  const all = owed > fee ? words.costWithOthers(formatPrice(owed)) : ''
  return [told, all, tellRest(paid, due)].filter(Boolean).join(' ')
}

function tellRest(paid: Cents, due: Cents): string {
  if (paid === 0 && due <= 0) return ''
  const given = formatPrice(paid)
  if (due < 0) return words.costHeld(given, formatPrice(-due))
  return due > 0 ? words.costDue(given, formatPrice(due)) : words.costSettled(given)
}
