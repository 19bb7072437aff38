import type { FastifyBaseLogger } from 'fastify'
import type { EndedSpan, SpanRecorder } from './span'

const FLUSH_MS = 5000
const MOST_AT_ONCE = 500
/** What is more than that is let go: a collector that is away must not fill the memory. */
const MOST_KEPT = 5000
const TIMEOUT_MS = 10_000
const LAST_TIMEOUT_MS = 2000

type Options = {
  /** Where OTLP over HTTP is taken, without `/v1/traces`. */
  endpoint: string
  headers: Record<string, string>
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
}

/** Sends ended spans to a collector in the JSON of OTLP/HTTP, some at a time. What it does not take is let go. */
export function exportSpans({ endpoint, headers, log }: Options) {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const waiting: EndedSpan[] = []
  let isAway = false
  let sending: Promise<void> | null = null

  const record: SpanRecorder = (span) => {
    if (waiting.length >= MOST_KEPT) return
    waiting.push(span)
    if (waiting.length === MOST_AT_ONCE) void flush()
  }

  /** One request at a time: whatever comes meanwhile waits where it is counted. */
  function flush(timeoutMs = TIMEOUT_MS): Promise<void> {
    sending ??= sendWaiting(timeoutMs).finally(() => {
      sending = null
    })
    return sending
  }

  /** Sends until nothing waits, or until the collector fails: the rest is tried at the next time. */
  async function sendWaiting(timeoutMs: number): Promise<void> {
    while (waiting.length > 0) {
      const failure = await send(url, headers, waiting.splice(0, MOST_AT_ONCE), timeoutMs)
      if (failure !== null && !isAway) log.warn(`Traces are not taken: ${failure}`)
      if (failure === null && isAway) log.info('Traces are taken again')
      isAway = failure !== null
      if (isAway) return
    }
  }

  const timer = setInterval(() => void flush(), FLUSH_MS)
  timer.unref()
  return {
    record,
    close: async () => {
      clearInterval(timer)
      const inTime = AbortSignal.timeout(LAST_TIMEOUT_MS)
      const isLate = new Promise<void>((resolve) => inTime.addEventListener('abort', () => resolve()))
      await Promise.race([Promise.resolve(sending).then(() => flush(LAST_TIMEOUT_MS)), isLate])
    },
  }
}

/** Why it was not taken, in words for the log; null where it was. */
async function send(
  url: string,
  headers: Record<string, string>,
  spans: readonly EndedSpan[],
  timeoutMs: number,
): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(toOtlp(spans)),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    return answer.ok ? null : `the collector answered ${answer.status}`
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? 'the collector does not answer'
      : 'the collector cannot be reached'
  }
}

function toOtlp(spans: readonly EndedSpan[]) {
  const resource = { attributes: toPairs({ 'service.name': 'pearl-villas', 'process.pid': process.pid }) }
  return {
    resourceSpans: [
      { resource, scopeSpans: [{ scope: { name: 'pearl-villas' }, spans: spans.map(toSpan) }] },
    ],
  }
}

function toSpan({ startMs, endMs, attributes, isFailed, parentSpanId, ...same }: EndedSpan) {
  return {
    ...same,
    ...(parentSpanId !== undefined && { parentSpanId }),
    startTimeUnixNano: toNanoseconds(startMs),
    endTimeUnixNano: toNanoseconds(endMs),
    attributes: toPairs(attributes),
    // 2 is an error; whatever is none has no status.
    status: isFailed ? { code: 2 } : {},
  }
}

function toPairs(attributes: Record<string, string | number>) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
}

/** As text: it is beyond what a number of JSON holds. */
function toNanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms * 1000)) * 1000n)
}
