import type { Amount } from '@/kernel/amount'

type Paired = { line: { amount: Amount }; own: { amount: Amount } }
type Sides = {
  matched: readonly Paired[]
  amountDiffers: readonly Paired[]
  missingHere: readonly { amount: Amount }[]
  missingThere: readonly { amount: Amount }[]
}

/** What both sides come to in one currency: whole cents, or whole shillings. */
export type SideSums = { currency: Amount['currency']; statement: number; ours: number }

/**
 * The sums of the statement and of ours, in each currency that one of them has. What differs between the two is what is
 * missing here, less what is missing there, and the differences of amounts.
 */
export function sumSides({ matched, amountDiffers, missingHere, missingThere }: Sides): SideSums[] {
  const pairs = [...matched, ...amountDiffers]
  const statement = [...pairs.map(({ line }) => line), ...missingHere]
  const ours = [...pairs.map(({ own }) => own), ...missingThere]
  return (['USD', 'UGX'] as const)
    .filter((currency) => [...statement, ...ours].some(({ amount }) => amount.currency === currency))
    .map((currency) => ({
      currency,
      statement: sumOf(statement, currency),
      ours: sumOf(ours, currency),
    }))
}

function sumOf(entries: readonly { amount: Amount }[], currency: Amount['currency']): number {
  return entries
    .filter(({ amount }) => amount.currency === currency)
    .reduce((sum, { amount }) => sum + (amount.currency === 'USD' ? amount.cents : amount.shillings), 0)
}
