import { PROVIDER_TRAITS, type ProviderName } from '@/features/payment-providers/rules/provider-names'
import type { EntryMethod } from '@/features/payments/rules/methods'

/** A way money came by: `Card (Pesapal)`, `Cash`. */
export type MoneyWay = { method: EntryMethod; provider: ProviderName | null }

/** `methods` is what each method is called. */
export function tellWays(ways: readonly MoneyWay[], methods: Record<EntryMethod, string>): string {
  return ways
    .map(({ method, provider }) =>
      provider === null ? methods[method] : `${methods[method]} (${PROVIDER_TRAITS[provider].name})`,
    )
    .join(', ')
}
