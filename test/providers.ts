import { randomUUID } from 'node:crypto'
import { openProviders } from '@/features/online-payments/server/providers/open-providers'
import type {
  PaymentOrder,
  PaymentProvider,
  SentPayment,
} from '@/features/online-payments/server/providers/payment-provider'
import { readSettings } from '@/server/env'
import { AIRTEL_SIMULATOR_KEYS, startAirtelSimulator } from '../simulators/airtel'
import { MTN_SIMULATOR_KEYS, startMtnSimulator } from '../simulators/mtn'
import { PESAPAL_SIMULATOR_KEYS, startPesapalSimulator } from '../simulators/pesapal'

type Limits = Parameters<typeof openProviders>[1]

/** An order of UGX 45,000 by a payer with an MTN number, under a new reference. */
export function paymentOrder(own: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    reference: randomUUID(),
    amount: { currency: 'UGX', shillings: 45_000 },
    description: 'Deposit for Rose Villa',
    payer: { name: 'Grace Auma', email: 'grace@example.com', phone: '+256772123456' },
    returnUrl: 'http://127.0.0.1:9/return?payment=1',
    cancelUrl: 'http://127.0.0.1:9/cancel?payment=1',
    noticeUrl: 'http://127.0.0.1:9/notice',
    ...own,
  }
}

/** What the app knows of an order that was started. */
export function sentPayment(order: PaymentOrder, providerReference: string | null): SentPayment {
  return { reference: order.reference, providerReference, amount: order.amount }
}

export function pesapalEnvironment(url: string): Record<string, string> {
  return {
    PESAPAL_BASE_URL: url,
    PESAPAL_CONSUMER_KEY: PESAPAL_SIMULATOR_KEYS.consumerKey,
    PESAPAL_CONSUMER_SECRET: PESAPAL_SIMULATOR_KEYS.consumerSecret,
  }
}

/** Pesapal's simulator and the adapter that the app would open for it. */
export async function startPesapal(
  options: Parameters<typeof startPesapalSimulator>[0] = {},
  limits: Limits = {},
) {
  const simulator = await startPesapalSimulator({ notices: 'none', ...options })
  return { simulator, provider: openOne(pesapalEnvironment(simulator.url), limits) }
}

export function mtnEnvironment(url: string): Record<string, string> {
  return {
    MTN_BASE_URL: url,
    MTN_TARGET_ENVIRONMENT: MTN_SIMULATOR_KEYS.targetEnvironment,
    MTN_SUBSCRIPTION_KEY: MTN_SIMULATOR_KEYS.subscriptionKey,
    MTN_API_USER: MTN_SIMULATOR_KEYS.apiUser,
    MTN_API_KEY: MTN_SIMULATOR_KEYS.apiKey,
  }
}

/** MTN's simulator and the adapter that the app would open for it. */
export async function startMtn(options: Parameters<typeof startMtnSimulator>[0] = {}, limits: Limits = {}) {
  const simulator = await startMtnSimulator({ notices: 'none', ...options })
  return { simulator, provider: openOne(mtnEnvironment(simulator.url), limits) }
}

export function airtelEnvironment(url: string): Record<string, string> {
  return {
    AIRTEL_BASE_URL: url,
    AIRTEL_CLIENT_ID: AIRTEL_SIMULATOR_KEYS.clientId,
    AIRTEL_CLIENT_SECRET: AIRTEL_SIMULATOR_KEYS.clientSecret,
    AIRTEL_CALLBACK_KEY: AIRTEL_SIMULATOR_KEYS.callbackKey,
  }
}

/** Airtel's simulator and the adapter that the app would open for it. */
export async function startAirtel(
  options: Parameters<typeof startAirtelSimulator>[0] = {},
  limits: Limits = {},
) {
  const simulator = await startAirtelSimulator({ notices: 'none', ...options })
  return { simulator, provider: openOne(airtelEnvironment(simulator.url), limits) }
}

export function openOne(environment: Record<string, string>, limits: Limits = {}): PaymentProvider {
  const [provider] = openProviders(readSettings(environment), limits)
  if (!provider) throw new Error('These settings switch no provider on')
  return provider
}
