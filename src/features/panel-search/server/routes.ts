import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { findGuests } from '@/features/guest-stays/server/find-profiles'
import type { Context } from '@/server/context'
import { findEndpoint } from '../staff-contract'
import { findBookings } from './find-bookings'

const MOST_GUESTS = 5

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
    async ({ query }) => ({
      bookings: await findBookings(orm, query.q),
      guests: await findGuests(orm, query.q, MOST_GUESTS),
    }),
  )
}
