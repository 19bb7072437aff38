import type { FastifyInstance, FastifyRequest } from 'fastify'
import { currentSpan, readTraceParent, type Span, type SpanRecorder, startSpan, withinSpan } from './span'

/** Asked every few seconds by whoever watches; they would be most of all traces. */
const UNTRACED = new Set(['/livez', '/readyz', '/healthz', '/metrics'])

/**
 * A span for each request of the routes that are added after this. It is named by its route's pattern: an address may be a
 * private link. A trace of the caller's goes on where `trustsCaller`, as behind a proxy of our own.
 */
export function traceRequests(app: FastifyInstance, record: SpanRecorder, trustsCaller: boolean) {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    if (UNTRACED.has(route)) return done()
    const { traceparent } = request.headers
    const caller = trustsCaller && typeof traceparent === 'string' ? readTraceParent(traceparent) : undefined
    const within = currentSpan()
    const span = startSpan(record, within ?? caller, {
      name: `${request.method} ${route}`,
      // A page asks the API through the app itself.
      kind: within ? 'internal' : 'server',
      attributes: { 'http.request.method': request.method, 'http.route': route },
    })
    spans.set(request, span)
    withinSpan(span, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode
    spans.get(request)?.end({ 'http.response.status_code': status }, status >= 500)
    done()
  })
}
