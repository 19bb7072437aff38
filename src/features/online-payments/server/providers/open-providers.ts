import type { Settings } from '@/server/env'
import type { ProviderLimits } from './call-provider'
import type { PaymentProvider } from './payment-provider'
import { createPesapal } from './pesapal-provider'

const TIME_LIMIT_MS = 20_000

/** The providers whose keys are among the settings, in the order guests are shown them. */
export function openProviders(settings: Settings, own: Partial<ProviderLimits> = {}): PaymentProvider[] {
  const limits: ProviderLimits = { timeLimitMs: TIME_LIMIT_MS, now: () => performance.now(), ...own }
  const { PESAPAL_BASE_URL, PESAPAL_CONSUMER_KEY, PESAPAL_CONSUMER_SECRET } = settings
  const providers: PaymentProvider[] = []
  if (PESAPAL_BASE_URL && PESAPAL_CONSUMER_KEY && PESAPAL_CONSUMER_SECRET)
    providers.push(
      createPesapal(
        {
          baseUrl: PESAPAL_BASE_URL,
          consumerKey: PESAPAL_CONSUMER_KEY,
          consumerSecret: PESAPAL_CONSUMER_SECRET,
        },
        limits,
      ),
    )
  return providers
}
