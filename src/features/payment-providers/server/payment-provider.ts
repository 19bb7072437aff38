import type { Amount } from '@/kernel/amount'
import type { FailureReason, ProviderName } from '../rules/provider-names'

/** What a payer is asked for. */
export type PaymentOrder = {
  /** Ours, a UUID, stored before the order is sent; sending the same order twice asks for the money once. */
  reference: string
  amount: Amount
  description: string
  payer: { name: string; email: string | null; phone: string | null }
  /** Where the provider's page leads back to, paid or not; the way back says nothing about the payment. */
  returnUrl: string
  cancelUrl: string
  /** Where the provider may send its notice. */
  noticeUrl: string
}

export type StartedPayment = {
  /** The provider's own reference; equal to ours where the provider has none. */
  providerReference: string
  /** The page to pay on; null when the provider puts a prompt on the payer's phone. */
  redirectUrl: string | null
}

/** What is known of a payment that was started, when it is asked for. */
export type SentPayment = {
  reference: string
  /** Null when the answer to the start was never received. */
  providerReference: string | null
  /** What was asked for: a provider that takes only the exact amount does not say what came. */
  amount: Amount
}

/**
 * What the provider says of a payment.
 * - `unknown`: the provider has no such payment. The order never arrived: sending it again is safe.
 * - `ambiguous`: the provider does not know yet what became of the money. It stays open and is asked for again.
 * - `reversed`: what was paid went back, by a refund of ours that was approved or by the payer's bank.
 */
export type ProviderAnswer =
  | { status: 'pending' | 'ambiguous' | 'unknown' | 'expired' | 'reversed' }
  | {
      status: 'paid'
      /** What came, which may differ from what was asked for. */
      amount: Amount
      /** The provider's number of the transaction, for statements and refunds. */
      confirmation: string
      means: PaymentMeans
      /** The payer's card or phone number with most digits masked. */
      account: string | null
    }
  | {
      status: 'failed'
      reason: FailureReason
      /** The provider's own words, for staff. */
      detail: string
    }

export type PaymentMeans = 'card' | 'mobile-money'

/** A payment that money came for, as the refund of it needs it; `amount` is what came. */
export type PaidPayment = SentPayment & { confirmation: string; means: PaymentMeans }

/** A request from outside that claims to be a provider's notice. Nothing in it is believed. */
export type NoticeRequest = { query: unknown; body: unknown }

export type Notice = {
  /** Our reference of the payment to ask for. */
  reference: string
  /** What the provider wants to be answered, as JSON. */
  reply: unknown
}

/** One way for money to come online. All calls end within a time limit and throw one of the two errors below. */
export interface PaymentProvider {
  readonly name: ProviderName
  /** For so long after the start the provider cannot be asked, unless its notice came. */
  readonly firstAskSeconds: number
  /** Asks the payer for the money. An order that the provider already has counts as started. */
  start(order: PaymentOrder): Promise<StartedPayment>
  /** What became of a payment. After either error it is asked for again later. */
  ask(payment: SentPayment): Promise<ProviderAnswer>
  /** `requested`: a person at the provider has to approve it. Throws ProviderRefused where it is done by hand. */
  refund(payment: PaidPayment, amount: Amount, remarks: string): Promise<'requested' | 'done'>
  /** Whether the provider says that it cannot be paid any more; otherwise it goes on being asked for. */
  cancel(payment: SentPayment): Promise<boolean>
  /** The payment a notice is about; null for what is no notice of this provider. */
  readNotice(request: NoticeRequest): Notice | null
}

/** The provider said no: certainly nothing was started or refunded. The message is for staff and holds no secret. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
}

/** Nobody knows whether the call had an effect: no answer in time, cut off, malformed, an error of theirs. Ask later. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
}
