import { type LookupAddress, lookup } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { MayReach } from './public-address'

type Limits = {
  mayReach: MayReach
  /** For the whole of it, redirects included. */
  timeLimitMs: number
  largestBytes: number
  /** Ends it from outside. */
  signal?: AbortSignal | undefined
}

const MOST_REDIRECTS = 3
const REDIRECTS = [301, 302, 303, 307, 308]

/** Why something outside could not be read, in words for staff; the address itself, which may be a secret, is not in them. */
export class UnreadableError extends Error {}

/**
 * What stands at an http(s) address on the internet, as text. Which machine an address means is judged when the
 * connection is made, after each redirect anew, so that no name can lead into our own network.
 * Throws UnreadableError, or the reason of `signal`.
 */
export async function fetchText(address: string, limits: Limits): Promise<string> {
  const deadline = AbortSignal.timeout(limits.timeLimitMs)
  const signal = AbortSignal.any([deadline, ...(limits.signal ? [limits.signal] : [])])
  try {
    const answer = await follow(new URL(address), limits, signal)
    return await readBody(answer, limits.largestBytes)
  } catch (error) {
    limits.signal?.throwIfAborted()
    if (deadline.aborted)
      throw new UnreadableError(`It took longer than ${Math.ceil(limits.timeLimitMs / 1000)} seconds.`)
    throw error instanceof UnreadableError ? error : new UnreadableError(explain(error), { cause: error })
  }
}

async function follow(start: URL, limits: Limits, signal: AbortSignal): Promise<IncomingMessage> {
  let url = start
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const answer = await open(url, limits, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return answer
    answer.destroy()
    if (!REDIRECTS.includes(statusCode) || !headers.location)
      throw new UnreadableError(`It answered with status ${statusCode}.`)
    if (!URL.canParse(headers.location, url)) throw new UnreadableError('It leads on to no real address.')
    url = new URL(headers.location, url)
  }
  throw new UnreadableError('It leads from one address to the next without an end.')
}

function open(url: URL, { mayReach }: Limits, signal: AbortSignal): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  if (!isSecure && url.protocol !== 'http:')
    throw new UnreadableError('Only addresses with https:// or http:// are read.')
  // Nothing is looked up for a number, so it is judged here.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !mayReach(host)) throw new PrivateAddress()
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/calendar, text/plain;q=0.5', 'accept-encoding': 'identity' }
    const options = { agent: false, signal, lookup: guardedLookup(mayReach), headers } as const
    // The user name and password of an address are left out: nobody is told any.
    const { hostname, port, pathname, search } = url
    const target = { hostname: host, port, path: pathname + search, ...options }
    const request = isSecure
      ? https.get({ ...target, servername: isIP(host) ? '' : hostname }, resolve)
      : http.get(target, resolve)
    request.on('error', reject)
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
    super('It leads into a private network, where nothing is read.')
  }
}

async function readBody(answer: IncomingMessage, largestBytes: number): Promise<string> {
  const { 'content-encoding': packing = 'identity' } = answer.headers
  if (packing !== 'identity') throw new UnreadableError('It is packed in a way that was not asked for.')
  const parts: Buffer[] = []
  let bytes = 0
  // Leaving the loop early ends the connection.
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > largestBytes)
      throw new UnreadableError(`It is larger than ${Math.floor(largestBytes / 1024)} KB.`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no such address.',
  EAI_AGAIN: 'There is no such address, or our own connection is down.',
  ECONNREFUSED: 'Nothing answers there.',
  ECONNRESET: 'It broke off.',
  CERT_HAS_EXPIRED: 'Its certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is not to be trusted.',
}

/** The driver's own message may hold the address. */
function explain(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? `It could not be reached${code && ` (${code})`}.`
}
