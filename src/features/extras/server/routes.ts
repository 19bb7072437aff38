import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { toDay } from '@/kernel/days'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { extrasEndpoint } from '../contract'
import { listExtras } from './list-extras'

/** What guests can book with their stay (docs/decisions/extras.md). */
export function extraRoutes(app: FastifyInstance, { database: { orm } }: Context) {
  app.withTypeProvider<ZodTypeProvider>().get(
    extrasEndpoint.path,
    {
      config: { access: 'anyone', ...limited('extraLooks') },
      schema: {
        tags: ['public'],
        summary: 'What can be booked with a stay between two days, and how many of each are left',
        querystring: extrasEndpoint.querystring,
        response: { 200: extrasEndpoint.response, 422: problemAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { checkIn, checkOut } = request.query
      return await listExtras(orm, { checkIn: toDay(checkIn), checkOut: toDay(checkOut) })
    },
  )
}
