import { countOf } from '@/kernel/count-of'

const THE_GUEST = 'the guest'

/** Who is billed for the bookings of a group; with several payers for how many villas each. */
export function tellPayers(payers: readonly { billedTo: string | null }[]): string {
  const counts = new Map<string, number>()
  for (const { billedTo } of payers) {
    const payer = billedTo ?? THE_GUEST
    counts.set(payer, (counts.get(payer) ?? 0) + 1)
  }
  const [only] = counts.keys()
  if (counts.size === 1 && only !== undefined) return only
  return [...counts].map(([payer, count]) => `${payer} (${countOf(count, 'villa')})`).join(', ')
}
