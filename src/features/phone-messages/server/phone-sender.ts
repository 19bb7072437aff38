import type { Language } from '@/kernel/language'
import type { ServiceAnswer } from '@/server/outside/call-service'
import type { PhoneWay } from '../rules/ways'

/** `language` is the one its text is written in, where that is not the one all templates are in. */
export type WhatsappTemplate = { name: string; parameters: string[]; language?: Language }

export type PhoneMessage = {
  /** As +256772123456. */
  to: string
  text: string
  /** On WhatsApp, where nothing else begins a conversation. */
  template: WhatsappTemplate
}

/** A way to phones that is set up. */
export type PhoneSender = {
  way: PhoneWay
  /** Where messages go, for the log. */
  destination: string
  /** Hands a message over, and answers what the provider calls it. Throws PhoneSendError. */
  send: (message: PhoneMessage) => Promise<string>
  /** Whether the provider lets us in: what it said of us. Throws PhoneSendError. */
  look: () => Promise<string>
}

/**
 * Why a message did not go out. An `outage` keeps back all of this way; `put-off` keeps this one back for a while;
 * `refused` is final for it, and `stopped` as well, since its reader wants none; of `unknown` nobody can tell whether it
 * arrived.
 */
export type SendOutcome = 'outage' | 'put-off' | 'refused' | 'stopped' | 'unknown'

export class PhoneSendError extends Error {
  readonly outcome: SendOutcome

  constructor(outcome: SendOutcome, message: string) {
    super(message)
    this.name = 'PhoneSendError'
    this.outcome = outcome
  }
}

/** An answer that holds nothing to go by: a gateway's page, or half of an answer, behind which a message may have gone out. */
export function toUnreadable({ status }: ServiceAnswer): PhoneSendError {
  if (status === 503 || status === 429)
    return new PhoneSendError('outage', `It takes no messages at the moment (status ${status}).`)
  return new PhoneSendError('unknown', `It answered with status ${status} and nothing that can be read.`)
}

/** The provider's own words, fit for a log and a screen: one line, and no number nor key should they repeat one. */
export function cleanWords(words: unknown): string {
  return String(words ?? '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/\+?\d[\d ()-]{7,}\d|[\w+/=~-]{28,}/g, '…')
    .trim()
    .slice(0, 200)
}
