import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from '@/kernel/errors'

const MINUTE_MS = 60_000

/**
 * Calls an address may make of one process (docs/decisions/product-rules.md); a route asks for one by its `config`.
 */
export const RATE_LIMITS = {
  bookings: { max: 30, timeWindow: 60 * MINUTE_MS },
  contact: { max: 10, timeWindow: 60 * MINUTE_MS },
  enquiries: { max: 10, timeWindow: 60 * MINUTE_MS },
  // Other platforms ask for each villa's calendar several times an hour, all from a few addresses.
  calendars: { max: 600, timeWindow: 60 * MINUTE_MS },
  guestPages: { max: 30, timeWindow: 60 * MINUTE_MS },
  // Each may send a mail.
  findBooking: { max: 10, timeWindow: 60 * MINUTE_MS },
  // The same, for staff.
  passwordLinks: { max: 10, timeWindow: 60 * MINUTE_MS },
  passwordLooks: { max: 60, timeWindow: 60 * MINUTE_MS },
  // Each is a row until it is used or a few minutes have passed; nothing in it can be guessed.
  passkeys: { max: 300, timeWindow: 60 * MINUTE_MS },
  // A code has a million values, and counts for a few tries alone.
  mailboxCodes: { max: 20, timeWindow: 60 * MINUTE_MS },
  codeEmails: { max: 10, timeWindow: 60 * MINUTE_MS },
  // All guests of the hotel may sit behind one address; a token has 2^128 places to look for.
  guestLooks: { max: 300, timeWindow: 60 * MINUTE_MS },
  // Once for each stay that is looked at in the checkout.
  extraLooks: { max: 600, timeWindow: 60 * MINUTE_MS },
  // Once for each stay that is looked at with one; what does not hold is counted apart (promo-codes).
  promoCodes: { max: 600, timeWindow: 60 * MINUTE_MS },
  // Each may put a prompt on a phone.
  payments: { max: 20, timeWindow: 60 * MINUTE_MS },
  // A page that waits for a payment looks every few seconds.
  paymentLooks: { max: 1200, timeWindow: 60 * MINUTE_MS },
  // All of them come from a few addresses of the provider.
  paymentNotices: { max: 1200, timeWindow: 60 * MINUTE_MS },
  // All of them come from a few addresses of the provider.
  incomingMail: { max: 1200, timeWindow: 60 * MINUTE_MS },
  // Each is a picture in the media library.
  ticketPhotos: { max: 60, timeWindow: 60 * MINUTE_MS },
  chat: { max: 60, timeWindow: 5 * MINUTE_MS },
} as const

/**
 * Tries to sign in, per address and per account: after `max` of them without `timeWindow` of silence in between,
 * each further one makes the next wait, first `firstDelay`, then twice as long each time, up to `longestDelay`. An address is
 * charged for the first `chargedToAddress` tries at each account.
 */
export const SIGN_IN_LIMIT = {
  max: 10,
  timeWindow: 15 * MINUTE_MS,
  firstDelay: MINUTE_MS / 2,
  longestDelay: 10 * MINUTE_MS,
  chargedToAddress: 5,
} as const

/** Turns the limits on; a call beyond one is refused with 429 and Retry-After. */
export async function limitRates(app: FastifyInstance) {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new AppError('too-many-requests'),
  })
}

/** The `config` of a route that is limited, each limit counted apart from the others. */
export function limited(name: keyof typeof RATE_LIMITS) {
  return { rateLimit: { ...RATE_LIMITS[name], groupId: name } }
}
