import type { FastifyInstance } from 'fastify'
import { HouseError } from '@/kernel/errors'
import type { Context } from './context'

/** For load balancers and people: /healthz says whether the database answers, /api/openapi.json what the API takes. */
export function healthRoutes(app: FastifyInstance, { database }: Context) {
  app.get('/healthz', { schema: { hide: true } }, async () => {
    try {
      await database.pool.query('SELECT 1')
      return { status: 'ready' }
    } catch (cause) {
      throw new HouseError('not-ready', { cause })
    }
  })
  app.get('/api/openapi.json', { config: { access: 'anyone' }, schema: { hide: true } }, async () =>
    app.swagger(),
  )
}
