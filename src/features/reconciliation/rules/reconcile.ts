import type { Amount } from '@/kernel/amount'
import type { StatementLine } from './parse-statement'

/** A payment of ours that a provider said was paid. */
export type OwnTransaction = { reference: string; confirmation: string; amount: Amount }

export type Reconciliation<Own extends OwnTransaction> = {
  matched: { line: StatementLine; own: Own }[]
  amountDiffers: { line: StatementLine; own: Own }[]
  /** Lines of the statement for which we have no payment. */
  missingHere: StatementLine[]
  /** Payments of ours that the statement does not have. */
  missingThere: Own[]
  /** Lines that the statement has before, word for word: files that were put together. */
  repeated: StatementLine[]
}

/**
 * Holds a provider's statement against our payments. The provider's number decides; our reference where the number is not
 * known here, for a payment whose answer came before its number did. Each line and each payment is in one list, once.
 */
export function reconcile<Own extends OwnTransaction>(
  lines: readonly StatementLine[],
  payments: readonly Own[],
): Reconciliation<Own> {
  const result: Reconciliation<Own> = {
    matched: [],
    amountDiffers: [],
    missingHere: [],
    missingThere: [],
    repeated: [],
  }
  const seen = new Set<string>()
  const open = new Set(payments)
  const byConfirmation = groupBy(payments, ({ confirmation }) => toKey(confirmation))
  const byReference = groupBy(payments, ({ reference }) => toKey(reference))

  function pair(line: StatementLine, candidates: Own[] | undefined): boolean {
    const free = candidates?.filter((one) => open.has(one)) ?? []
    const own = free.find(({ amount }) => isSameAmount(amount, line.amount)) ?? free[0]
    if (!own) return false
    open.delete(own)
    const list = isSameAmount(own.amount, line.amount) ? result.matched : result.amountDiffers
    list.push({ line, own })
    return true
  }

  const unpaired: StatementLine[] = []
  for (const line of lines) {
    const words = [line.confirmation, line.reference, amountKey(line.amount), line.date].map(String).join('|')
    if (seen.has(words)) result.repeated.push(line)
    else if (!pair(line, byConfirmation.get(toKey(line.confirmation)))) unpaired.push(line)
    seen.add(words)
  }
  // Numbers first, for all lines: no reference may take a payment that another line names by its number.
  for (const line of unpaired)
    if (!line.reference || !pair(line, byReference.get(toKey(line.reference)))) result.missingHere.push(line)
  result.missingThere.push(...payments.filter((own) => open.has(own)))
  return result
}

function isSameAmount(one: Amount, other: Amount): boolean {
  return amountKey(one) === amountKey(other)
}

function amountKey(amount: Amount): string {
  return amount.currency === 'UGX' ? `UGX ${amount.shillings}` : `USD ${amount.cents}`
}

/** A number as it is compared: portals differ in letters and gaps. */
export function toKey(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '')
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
