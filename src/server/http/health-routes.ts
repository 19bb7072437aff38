import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AppError } from '@/kernel/errors'
import type { Context } from '../context'

const ANSWER_WITHIN_MS = 2500

/**
 * For load balancers and people: /livez says that the process stands, /readyz (and /healthz) whether it is to be sent
 * requests, /healthz/caller whom the app takes the caller for, /api/openapi.json what the API takes.
 */
export function healthRoutes(app: FastifyInstance, { database, isLeaving = () => false }: Context) {
  const hidden = { schema: { hide: true } }
  app.get('/livez', hidden, async () => ({ status: 'alive' }))
  for (const path of ['/readyz', '/healthz']) app.get(path, hidden, isReady)
  app.get('/healthz/caller', hidden, async ({ ip: address, protocol }, reply) => {
    reply.header('cache-control', 'no-store')
    return { address, protocol }
  })

  async function isReady() {
    if (isLeaving()) throw new AppError('not-ready')
    try {
      const answered = database.pool.query('SELECT 1').then(() => true)
      if (!(await Promise.race([answered, sleep(ANSWER_WITHIN_MS, false, { ref: false })])))
        throw new Error(`The database has not answered for ${ANSWER_WITHIN_MS} ms`)
      return { status: 'ready' }
    } catch (cause) {
      throw new AppError('not-ready', { cause })
    }
  }

  app.get('/api/openapi.json', { config: { access: 'anyone' }, schema: { hide: true } }, async () =>
    app.describeApi(),
  )
}
