import type { ProviderName } from '@/features/payment-providers/rules/provider-names'
import { openProviders } from '@/features/payment-providers/server/open-providers'
import type { PaymentProvider } from '@/features/payment-providers/server/payment-provider'
import type { Settings } from '@/server/env'

const opened = new WeakMap<Settings, readonly PaymentProvider[]>()

/** The providers that are switched on, opened once a process: each keeps its access token from call to call. */
export function providersFor(settings: Settings): readonly PaymentProvider[] {
  const known = opened.get(settings) ?? openProviders(settings)
  opened.set(settings, known)
  return known
}

/** One of them; undefined where it is switched off. */
export function providerFor(settings: Settings, name: ProviderName): PaymentProvider | undefined {
  return providersFor(settings).find((provider) => provider.name === name)
}
