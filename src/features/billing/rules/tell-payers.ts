import type { Billing } from '../contract'
import { PAYER_WORDS } from './payer-words'

type Payer = Billing & { billedTo: string | null }

/** Who is billed for all bookings of a group alike; null where they have several payers. */
export function commonPayer(payers: readonly Payer[]): Billing | null {
  const [first, ...others] = payers.map(({ companyId, name, address, taxNumber }) => ({
    ...{ companyId, name, address, taxNumber },
  }))
  if (!first) return null
  return others.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : null
}

/** Who is billed for the bookings of a group; with several payers for how many villas each. */
export function tellPayers(payers: readonly { billedTo: string | null }[]): string {
  const counts = new Map<string, number>()
  for (const { billedTo } of payers) {
    const payer = billedTo ?? PAYER_WORDS.guest
    counts.set(payer, (counts.get(payer) ?? 0) + 1)
  }
  const [only] = counts.keys()
  if (counts.size === 1 && only !== undefined) return only
  return [...counts].map(([payer, count]) => PAYER_WORDS.ofSeveral(payer, count)).join(', ')
}
