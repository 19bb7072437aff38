import { type LookupAddress, lookup } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { MayReach } from './public-address'

/** Why something outside could not be reached or read, in words for staff; the address itself, which may be a secret, is not in them. */
export class UnreadableError extends Error {}

/** What is sent: a GET, or where there is a body, a POST of it. */
type Sent = { headers?: Readonly<Record<string, string>>; body?: string | Uint8Array }

/**
 * Opens a connection to an http(s) address on the internet and answers what comes back, its body unread. Which machine
 * the address means is judged when the connection is made, so that no name can lead into our own network. No redirect is
 * followed. Throws UnreadableError, what the connection failed with, or the reason of `signal`.
 */
export function openOutside(
  url: URL,
  { headers = {}, body }: Sent,
  mayReach: MayReach,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  if (!isSecure && url.protocol !== 'http:')
    throw new UnreadableError('Only addresses with https:// or http:// are read.')
  // Nothing is looked up for a number, so it is judged here.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !mayReach(host)) throw new PrivateAddress()
  return new Promise((resolve, reject) => {
    const options = {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...headers,
        'accept-encoding': 'identity',
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      },
      agent: false,
      signal,
      lookup: guardedLookup(mayReach),
    } as const
    // The user name and password of an address are left out: nobody is told any.
    const { hostname, port, pathname, search } = url
    const target = { hostname: host, port, path: pathname + search, ...options }
    const request = isSecure
      ? https.request({ ...target, servername: isIP(host) ? '' : hostname }, resolve)
      : http.request(target, resolve)
    request.on('error', reject)
    request.end(body)
  })
}

/** Looks a name up as usual, and gives the connection no address that may not be reached. */
function guardedLookup(mayReach: MayReach): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new UnreadableError('It has no address.'), '', 0)
      if (!addresses.every(({ address }) => mayReach(address))) return callback(new PrivateAddress(), '', 0)
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

class PrivateAddress extends UnreadableError {
  constructor() {
    super('It leads into a private network, where nothing is called.')
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no such address.',
  EAI_AGAIN: 'There is no such address, or our own connection is down.',
  ECONNREFUSED: 'Nothing answers there.',
  ECONNRESET: 'It broke off.',
  CERT_HAS_EXPIRED: 'Its certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is not to be trusted.',
}

/** Why a connection failed, in words for staff: the driver's own message may hold the address. */
export function explainFailure(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? `It could not be reached${code && ` (${code})`}.`
}
