/** The way out for mails. Throws DeliveryError. */
export type Post = {
  /** Where mails go, for the log. */
  destination: string
  deliver(message: Message): Promise<void>
}

/** A mail as bytes; `name` is its own for ever, so that the same mail sent twice can be known as one. */
export type Message = { name: string; from: string; to: string; bytes: Buffer }

/**
 * Why a mail did not go out: `unreachable` or `put-off` may be tried again, `refused` may not, and of `unknown` nobody
 * can tell whether it arrived.
 */
export class DeliveryError extends Error {
  readonly outcome: 'unreachable' | 'put-off' | 'refused' | 'unknown'

  constructor(outcome: DeliveryError['outcome'], cause: Error) {
    super(cause.message, { cause })
    this.name = 'DeliveryError'
    this.outcome = outcome
  }
}
