import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** As OTLP numbers them. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const

type Attributes = Record<string, string | number>

/** Takes what has ended; it never throws and keeps nobody waiting. */
export type SpanRecorder = (span: EndedSpan) => void

export type EndedSpan = {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: number
  /** Milliseconds since 1970, with fractions. */
  startMs: number
  endMs: number
  attributes: Attributes
  isFailed: boolean
}

export type Span = Pick<EndedSpan, 'traceId' | 'spanId'> & {
  record: SpanRecorder
  /** Ends it once; what comes later is let go. */
  end: (attributes?: Attributes, isFailed?: boolean) => void
}

/** Where something was begun: its trace, and the span that it is a part of. */
export type Origin = Pick<EndedSpan, 'traceId' | 'spanId'>

/** No attribute names a guest: routes are patterns, statements have placeholders, mails their kind (docs/decisions/traces.md). */
export type SpanStart = { name: string; kind: keyof typeof SPAN_KINDS; attributes?: Attributes }

const storage = new AsyncLocalStorage<Span>()
const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/

/** The span that the code at hand is a part of; undefined where nothing is traced. */
export function currentSpan(): Span | undefined {
  return storage.getStore()
}

/** The same as text, as W3C Trace Context has it: to be kept with what is done later. */
export function currentTraceParent(): string | null {
  const span = currentSpan()
  return span ? `00-${span.traceId}-${span.spanId}-01` : null
}

/** What such a text says; undefined for anything else. */
export function readTraceParent(text: string | null | undefined): Origin | undefined {
  const [, traceId, spanId] = TRACE_PARENT.exec(text ?? '') ?? []
  return traceId && spanId ? { traceId, spanId } : undefined
}

/** Begins a span, as a part of `origin` where there is one. */
export function startSpan(
  record: SpanRecorder,
  origin: Origin | undefined,
  { name, kind, attributes = {} }: SpanStart,
): Span {
  const startMs = nowMs()
  const traceId = origin?.traceId ?? randomBytes(16).toString('hex')
  const spanId = randomBytes(8).toString('hex')
  let isOver = false
  const end: Span['end'] = (more = {}, isFailed = false) => {
    if (isOver) return
    isOver = true
    record({
      ...{ traceId, spanId, parentSpanId: origin?.spanId, name, kind: SPAN_KINDS[kind] },
      ...{ startMs, endMs: nowMs(), attributes: { ...attributes, ...more }, isFailed },
    })
  }
  return { traceId, spanId, record, end }
}

/** Does `run` with this span as the current one. */
export function withinSpan<Result>(span: Span, run: () => Result): Result {
  return storage.run(span, run)
}

function nowMs(): number {
  return performance.timeOrigin + performance.now()
}
