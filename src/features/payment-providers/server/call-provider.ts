import { ProviderUnreachable } from './payment-provider'

export type ProviderCall = {
  method: 'GET' | 'POST'
  /** Behind the provider's base address. */
  path: string
  headers?: Record<string, string>
  json?: unknown
}

/** What came back: `body` is the JSON, or null for an empty answer. */
export type ProviderReply = { status: number; body: unknown }

export type CallProvider = (call: ProviderCall) => Promise<ProviderReply>

export type ProviderLimits = {
  /** For a whole call, until the last byte of the answer. */
  timeLimitMs: number
  /** Ends calls when the app closes. */
  closing?: AbortSignal | undefined
  /** Milliseconds that only go forward, by which tokens grow old. */
  now: () => number
}

const LARGEST_BYTES = 256 * 1024
const LONGEST_DETAIL = 200
const KEY_LIKE = /[\w+/=.~-]{28,}/g
const ERROR_CODE = /^[a-z]+(?:_[a-z]+)+$/i
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Calls one provider. The host is the operator's own setting, not an address that staff typed, so it may lie in a
 * private network; redirects are not followed, because they would carry keys to another host. What went wrong is told
 * without addresses, headers and bodies, which hold secrets. Throws ProviderUnreachable.
 */
export function createCaller(label: string, baseUrl: string, limits: ProviderLimits): CallProvider {
  return async ({ method, path, headers = {}, json }) => {
    const ending = new AbortController()
    const end = () => ending.abort()
    let isLate = false
    const deadline = setTimeout(() => {
      isLate = true
      end()
    }, limits.timeLimitMs)
    limits.closing?.addEventListener('abort', end)
    try {
      if (limits.closing?.aborted) end()
      const response = await fetch(baseUrl + path, {
        method,
        redirect: 'manual',
        signal: ending.signal,
        headers: {
          accept: 'application/json',
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      })
      return { status: response.status, body: parseBody(label, response.status, await readText(response)) }
    } catch (error) {
      if (error instanceof ProviderUnreachable) throw error
      if (isLate)
        throw new ProviderUnreachable(
          `${label} did not answer within ${Math.ceil(limits.timeLimitMs / 1000)} seconds.`,
        )
      throw new ProviderUnreachable(`${label} could not be reached${codeOf(error)}.`)
    } finally {
      clearTimeout(deadline)
      limits.closing?.removeEventListener('abort', end)
    }
  }
}

/** Whether the status alone says that the request was turned down; a request that timed out may have come through. */
export function isTurnedDown({ status }: ProviderReply): boolean {
  return status >= 400 && status < 500 && status !== 408
}

/** A reply that holds no answer to go by. */
export function toUnreachable(label: string, { status }: ProviderReply): ProviderUnreachable {
  return new ProviderUnreachable(`${label} answered with status ${status} and nothing that can be read.`)
}

/** Text on one line, at most so many letters of it. */
export function toLine(text: string, longest: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
}

/**
 * The provider's own words, fit for a log and a screen of staff: one line, without the last full stop, and without
 * anything that looks like a key, should they repeat one.
 */
export function cleanDetail(words: string): string {
  const safe = words.replace(KEY_LIKE, (run) => (UUID.test(run) || ERROR_CODE.test(run) ? run : '…'))
  return toLine(safe, LONGEST_DETAIL).replace(/[.\s]+$/, '')
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop early ends the connection.
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > LARGEST_BYTES) throw Object.assign(new Error('too large'), { code: 'too large an answer' })
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parseBody(label: string, status: number, text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    throw toUnreachable(label, { status, body: null })
  }
}

/** The code of the failure alone: the driver's message may hold the address. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? ` (${code})` : ''
}
