import { randomUUID } from 'node:crypto'
import { openProviders } from '@/features/payment-providers/server/open-providers'
import type {
  PaymentOrder,
  PaymentProvider,
  SentPayment,
} from '@/features/payment-providers/server/payment-provider'
import { readSettings } from '@/server/env'
import { airtelEnvironment, startAirtelSimulator } from '../simulators/airtel'
import { mtnEnvironment, startMtnSimulator } from '../simulators/mtn'
import { pesapalEnvironment, startPesapalSimulator } from '../simulators/pesapal'

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

/** Pesapal's simulator and the adapter that the app would open for it. */
export async function startPesapal(
  options: Parameters<typeof startPesapalSimulator>[0] = {},
  limits: Limits = {},
) {
  const simulator = await startPesapalSimulator({ notices: 'none', ...options })
  return { simulator, provider: openOne(pesapalEnvironment(simulator.url), limits) }
}

/** MTN's simulator and the adapter that the app would open for it. */
export async function startMtn(options: Parameters<typeof startMtnSimulator>[0] = {}, limits: Limits = {}) {
  const simulator = await startMtnSimulator({ notices: 'none', ...options })
  return { simulator, provider: openOne(mtnEnvironment(simulator.url), limits) }
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
