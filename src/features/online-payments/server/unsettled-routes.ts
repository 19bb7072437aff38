import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Context } from '@/server/context'
import { cutPage, pageQuery } from '@/server/crud/list-page'
import { unsettledMoneyEndpoint } from '../staff-contract'
import { listUnsettled } from './list-unsettled'
import { offerRefunds } from './offer-refunds'

/** Money that staff have to look at. */
export function unsettledMoneyRoutes(app: FastifyInstance, context: Context) {
  app.withTypeProvider<ZodTypeProvider>().get(
    unsettledMoneyEndpoint.path,
    {
      config: { access: ['front-desk', 'money', 'refunds'] },
      schema: {
        tags: ['staff'],
        summary: 'Bookings that hold money they should not, or that less came for than was asked',
        querystring: z.object(pageQuery),
        response: { 200: unsettledMoneyEndpoint.response },
      },
    },
    async (request, reply) => {
      const unsettled = await listUnsettled(context.database.orm)
      return cutPage(request, reply, request.query, await offerRefunds(context, unsettled))
    },
  )
}
