import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '@/kernel/errors'
import type { Database } from '../db/connect'
import type { Settings } from '../env'
import type { PageCache } from '../pages/page-cache'
import { Registry } from './registry'

const NANOSECONDS = 1e9
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

type Options = {
  settings: Settings
  database: Database
  cache: PageCache | null
  /** Adds what features know of themselves at the moment. */
  gather: (registry: Registry) => Promise<void>
}

/** `/metrics` for Prometheus, to who has METRICS_TOKEN, or without one to this machine alone (docs/decisions/watching.md). */
export function metricsRoutes(app: FastifyInstance, { settings, database, cache, gather }: Options) {
  const counted = new Registry()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  app.addHook('onResponse', async (request, reply) => {
    // The pattern and not the address: a private link is nobody's business, and series must stay few.
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: reply.statusCode }
    counted.count('http_requests_total', 'Requests answered, by route and status', labels)
    counted.observe(
      'http_request_duration_seconds',
      'Time from the first byte to the last',
      reply.elapsedTime / 1000,
      { route },
    )
    if (route === '/api/auth/login' && reply.statusCode === 401)
      counted.count('sign_ins_failed_total', 'Sign-ins of staff that were refused')
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, settings.METRICS_TOKEN)) throw new AppError('not-found')
    const now = new Registry()
    now.set(
      'event_loop_delay_seconds',
      'The 99th percentile since the last look',
      delay.percentile(99) / NANOSECONDS,
    )
    delay.reset()
    now.set('process_resident_memory_bytes', 'Memory of this process', process.memoryUsage.rss())
    now.set('process_uptime_seconds', 'Since this process began', process.uptime())
    const { pool } = database
    for (const [state, connections] of [
      ['open', pool.totalCount],
      ['idle', pool.idleCount],
      ['waited_for', pool.waitingCount],
    ] as const)
      now.set('database_connections', 'Connections of the pool', connections, { state })
    if (cache) {
      const { pages, bytes, hits, renders } = cache.figures()
      now.set('page_cache_pages', 'Pages kept', pages)
      now.set('page_cache_bytes', 'What they take', bytes)
      now.count('page_cache_hits_total', 'Pages that were there', {}, hits)
      now.count('page_renders_total', 'Pages that were made', {}, renders)
    }
    const isAnswered = await gather(now).then(
      () => 1,
      (err: unknown) => {
        app.log.warn({ err }, 'What waits in the database could not be counted')
        return 0
      },
    )
    now.set('database_answers', '1 when the database answered', isAnswered)
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(counted.write() + now.write())
  })
}

/** A proxy on this machine calls from here too, but names whom it calls for. */
function mayRead({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && LOOPBACK.test(raw.socket.remoteAddress ?? '')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
