import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { cutPage, pageQuery } from '@/server/crud/list-page'
import { staffOf } from '@/server/http/access'
import { placeCall, unplacedEndpoint } from '../staff-contract'
import { listUnplaced } from './list-unplaced'
import { placeBookings } from './place-bookings'

const config = { access: 'front-desk' } as const
const tags = ['staff']

/** Villas for guests who left it to the hotel which one of a category they get. */
export function villaPlacingRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    unplacedEndpoint.path,
    {
      config,
      schema: {
        tags,
        summary: 'Bookings for which any villa of a category would do, and where each could go',
        querystring: z.object(pageQuery),
        response: { 200: unplacedEndpoint.response },
      },
    },
    async (request, reply) =>
      cutPage(request, reply, request.query, await listUnplaced(context.database.orm, context.today())),
  )

  routes.post(
    placeCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Settles which villa each of some bookings has, all of them or none',
        body: placeCall.body,
        response: { 200: placeCall.response, 404: problemAnswer, 409: problemAnswer, 422: problemAnswer },
      },
    },
    async (request) => ({ placed: await placeBookings(context, staffOf(request), request.body.places) }),
  )
}
