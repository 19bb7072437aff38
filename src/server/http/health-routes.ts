import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AppError } from '@/kernel/errors'
import type { Context } from '../context'

const ANSWER_WITHIN_MS = 2500

/** For load balancers and people: /healthz says whether the database answers, /api/openapi.json what the API takes. */
export function healthRoutes(app: FastifyInstance, { database }: Context) {
  app.get('/healthz', { schema: { hide: true } }, async () => {
    try {
      const isReady = database.pool.query('SELECT 1').then(() => true)
      if (!(await Promise.race([isReady, sleep(ANSWER_WITHIN_MS, false, { ref: false })])))
        throw new Error(`The database has not answered for ${ANSWER_WITHIN_MS} ms`)
      return { status: 'ready' }
    } catch (cause) {
      throw new AppError('not-ready', { cause })
    }
  })
  app.get('/api/openapi.json', { config: { access: 'anyone' }, schema: { hide: true } }, async () =>
    app.swagger(),
  )
}
