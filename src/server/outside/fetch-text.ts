import type { IncomingMessage } from 'node:http'
import { explainFailure, openOutside, UnreadableError } from './open-outside'
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
const HEADERS = { accept: 'text/calendar, text/plain;q=0.5' }

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
    throw error instanceof UnreadableError
      ? error
      : new UnreadableError(explainFailure(error), { cause: error })
  }
}

async function follow(start: URL, limits: Limits, signal: AbortSignal): Promise<IncomingMessage> {
  let url = start
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const answer = await openOutside(url, { headers: HEADERS }, limits.mayReach, signal)
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

/** A body as text. Throws UnreadableError where it is larger, or packed. */
export async function readBody(answer: IncomingMessage, largestBytes: number): Promise<string> {
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
