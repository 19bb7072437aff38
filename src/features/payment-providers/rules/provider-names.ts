import type { Amount } from '@/kernel/amount'
import { PESAPAL_LABEL } from './provider-labels'

/** Whom money can come through online, in the order guests are shown them. */
export const PROVIDERS = ['pesapal', 'mtn', 'airtel'] as const

export type ProviderName = (typeof PROVIDERS)[number]

type ProviderTraits = {
  /** What guests and staff know it as. */
  label: string
  /** The provider itself, in a word. */
  name: string
  /** `redirect`: the guest pays on the provider's page. `prompt`: the guest answers a prompt on the phone. */
  way: 'redirect' | 'prompt'
  currencies: readonly Amount['currency'][]
  refund: {
    /** `approved`: a person at the provider says yes or no later. `portal`: done by hand in the provider's own portal. */
    way: 'at-once' | 'approved' | 'portal'
    /** Means of which a part can be sent back; of all others the whole alone. */
    parts: readonly ('card' | 'mobile-money')[]
  }
}

/** What a screen has to know of a provider before it asks for a payment. */
export const PROVIDER_TRAITS: Readonly<Record<ProviderName, ProviderTraits>> = {
  pesapal: {
    label: PESAPAL_LABEL,
    name: 'Pesapal',
    way: 'redirect',
    currencies: ['USD', 'UGX'],
    refund: { way: 'approved', parts: ['card'] },
  },
  mtn: {
    label: 'MTN Mobile Money',
    name: 'MTN',
    way: 'prompt',
    currencies: ['UGX'],
    refund: { way: 'portal', parts: [] },
  },
  airtel: {
    label: 'Airtel Money',
    name: 'Airtel',
    way: 'prompt',
    currencies: ['UGX'],
    refund: { way: 'at-once', parts: [] },
  },
}

/** Why a payment failed, as far as the guest can do something about it; `other` for all else. */
export const FAILURE_REASONS = [
  'declined',
  'cancelled-by-payer',
  'not-enough-money',
  'limit-reached',
  'payer-unknown',
  'other',
] as const

export type FailureReason = (typeof FAILURE_REASONS)[number]
