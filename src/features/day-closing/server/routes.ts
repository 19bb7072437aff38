import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { closeDayCall, dayClosingsEndpoint } from '../staff-contract'
import { closeDay } from './close-day'
import { readClosings } from './read-closings'

const config = { access: 'front-desk' } as const
const tags = ['staff']

/** Days of the property's business and who closed them, for everybody at the desk. */
export function dayClosingRoutes(app: FastifyInstance, context: Context) {
  const { orm } = context.database
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    dayClosingsEndpoint.path,
    { config, schema: { tags, response: { 200: dayClosingsEndpoint.response } } },
    () => readClosings(orm, context),
  )

  routes.post(
    closeDayCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Closes the day that is over by the calendar, by the figures that were shown of it',
        body: closeDayCall.body,
        response: { 201: closeDayCall.response, 409: problemAnswer, 422: problemAnswer },
      },
    },
    async (request, reply) => {
      await closeDay(context, staffOf(request), request.body)
      return reply.code(201).send(await readClosings(orm, context))
    },
  )
}
