import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Context } from '@/server/context'
import { findEndpoint } from '../staff-contract'
import { findBookings } from './find-bookings'

/** What the panel's search finds in the database; sections, actions and villas the browser finds itself. */
export function findRoutes(app: FastifyInstance, { database: { orm } }: Context) {
  app.withTypeProvider<ZodTypeProvider>().get(
    findEndpoint.path,
    {
      config: { access: 'front-desk' },
      schema: {
        tags: ['staff'],
        querystring: findEndpoint.querystring,
        response: { 200: findEndpoint.response },
      },
    },
    async ({ query }) => ({ bookings: await findBookings(orm, query.q) }),
  )
}
