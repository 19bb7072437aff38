import type { Settings } from '@/server/env'
import { createAirtel } from './airtel-provider'
import type { ProviderLimits } from './call-provider'
import { createMtn } from './mtn-provider'
import type { PaymentProvider } from './payment-provider'
import { createPesapal } from './pesapal-provider'

/** For one call; a start that finds its token refused twice makes eight, and ends within 80 seconds. */
const TIME_LIMIT_MS = 10_000

/** The providers whose keys are among the settings, in the order guests are shown them. */
export function openProviders(settings: Settings, own: Partial<ProviderLimits> = {}): PaymentProvider[] {
  const limits: ProviderLimits = { timeLimitMs: TIME_LIMIT_MS, now: () => performance.now(), ...own }
  const opened = [openPesapal(settings, limits), openMtn(settings, limits), openAirtel(settings, limits)]
  return opened.filter((provider) => provider !== null)
}

function openPesapal(settings: Settings, limits: ProviderLimits): PaymentProvider | null {
  const {
    PESAPAL_BASE_URL: baseUrl,
    PESAPAL_CONSUMER_KEY: consumerKey,
    PESAPAL_CONSUMER_SECRET: consumerSecret,
  } = settings
  if (!baseUrl || !consumerKey || !consumerSecret) return null
  return createPesapal({ baseUrl, consumerKey, consumerSecret }, limits)
}

function openMtn(settings: Settings, limits: ProviderLimits): PaymentProvider | null {
  const {
    MTN_BASE_URL: baseUrl,
    MTN_TARGET_ENVIRONMENT: targetEnvironment,
    MTN_SUBSCRIPTION_KEY: subscriptionKey,
    MTN_API_USER: apiUser,
    MTN_API_KEY: apiKey,
    MTN_CURRENCY: currency,
  } = settings
  if (!baseUrl || !targetEnvironment || !subscriptionKey || !apiUser || !apiKey) return null
  return createMtn({ baseUrl, targetEnvironment, subscriptionKey, apiUser, apiKey, currency }, limits)
}

function openAirtel(settings: Settings, limits: ProviderLimits): PaymentProvider | null {
  const {
    AIRTEL_BASE_URL: baseUrl,
    AIRTEL_CLIENT_ID: clientId,
    AIRTEL_CLIENT_SECRET: clientSecret,
    AIRTEL_CALLBACK_KEY: callbackKey,
  } = settings
  if (!baseUrl || !clientId || !clientSecret) return null
  return createAirtel({ baseUrl, clientId, clientSecret, callbackKey }, limits)
}
