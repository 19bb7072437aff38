import type { Villa } from '@/features/villas/contract'
import { labelled } from '@/kernel/labels'

/**
 * What guests beyond those included cost, children among them: once where it is the same in every villa, else by category.
 * Empty where prices are for as many as a villa takes.
 */
export function tellGuestPrices(villas: readonly Villa[]): string {
  const kinds = new Map<string, Set<string>>()
  for (const { guestPrices, categoryName, name } of villas)
    if (guestPrices)
      kinds.set(guestPrices.says, (kinds.get(guestPrices.says) ?? new Set()).add(categoryName ?? name))
  const isSame = kinds.size === 1 && villas.every(({ guestPrices }) => guestPrices)
  return [...kinds].map(([says, names]) => (isSame ? says : labelled([...names].join(', '), says))).join(' ')
}
