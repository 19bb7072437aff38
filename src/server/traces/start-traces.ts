import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/connect'
import type { Settings } from '../env'
import type { SpanRecorder } from './span'

/**
 * Traces requests, their statements and their mails where a collector is set, and answers who takes the spans. Nothing of it
 * is loaded otherwise (docs/decisions/traces.md). Comes before the routes it is to trace.
 */
export async function startTraces(
  app: FastifyInstance,
  settings: Settings,
  { pool }: Pick<Database, 'pool'>,
): Promise<SpanRecorder | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = settings
  if (endpoint === undefined) return undefined
  const [{ exportSpans }, { traceRequests }, { traceQueries }] = await Promise.all([
    import('./export-spans'),
    import('./trace-requests'),
    import('./trace-queries'),
  ])
  const { record, close } = exportSpans({ endpoint, headers, log: app.log })
  app.addHook('onClose', close)
  traceRequests(app, record, (settings.TRUST_PROXY ?? 'off') !== 'off')
  traceQueries(pool)
  return record
}
