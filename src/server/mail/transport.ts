import { MAIL_OUTAGES, type MailOutage } from '@/kernel/mails'

/** The way out for mails. Throws DeliveryError. */
export type MailTransport = {
  /** Where mails go, for the log. */
  destination: string
  /** `closing` ends a delivery that can still be ended without a doubt whether the mail arrived. */
  deliver(message: Message, closing?: AbortSignal): Promise<void>
}

/** A mail as bytes; `name` is its own for ever, so that the same mail sent twice can be known as one. */
export type Message = { name: string; from: string; to: string; bytes: Buffer }

/**
 * Why a mail did not go out. An outage keeps every mail back; `put-off` keeps this one back for a while; `refused` is
 * final for it; of `unknown` nobody can tell whether it arrived; `interrupted` is one that was never handed over,
 * because this process closes.
 */
export type DeliveryOutcome = MailOutage | 'put-off' | 'refused' | 'unknown' | 'interrupted'

export class DeliveryError extends Error {
  readonly outcome: DeliveryOutcome

  constructor(outcome: DeliveryOutcome, cause: Error) {
    super(cause.message, { cause })
    this.name = 'DeliveryError'
    this.outcome = outcome
  }
}

/** The outcome as an outage; null when it concerns one mail alone. */
export function toOutage(outcome: string): MailOutage | null {
  return MAIL_OUTAGES.find((outage) => outage === outcome) ?? null
}
