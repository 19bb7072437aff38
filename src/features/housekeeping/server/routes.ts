import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { cleaningChangeCall, cleaningEndpoint, cleaningMarkCall } from '../staff-contract'
import { changeCondition, takeMark } from './change-condition'
import { listCleaners, listCleaning } from './list-cleaning'

const tags = ['staff']

/** What villas are like, for everybody on the staff; whoever cleans sees this and nothing else. */
export function housekeepingRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { orm } = context.database

  routes.get(
    cleaningEndpoint.path,
    {
      config: { access: ['housekeeping', 'front-desk'] },
      schema: {
        tags,
        summary: 'Every villa with its condition and what is to be done in it today',
        response: { 200: cleaningEndpoint.response },
      },
    },
    async () => {
      const today = context.today()
      return { today, villas: await listCleaning(orm, today), people: await listCleaners(orm) }
    },
  )

  routes.patch(
    cleaningChangeCall.path,
    {
      config: { access: 'front-desk' },
      schema: {
        tags,
        summary: 'Sets the condition of a villa, who cleans it today, or a note about it',
        params: z.object({ id: idText }),
        body: cleaningChangeCall.body,
        response: { 200: cleaningChangeCall.response, 404: problemAnswer, 422: problemAnswer },
      },
    },
    async (request) => await changeCondition(context, staffOf(request), request.params.id, request.body),
  )

  routes.post(
    cleaningMarkCall.path,
    {
      config: { access: ['housekeeping', 'front-desk'] },
      schema: {
        tags,
        summary: 'Takes one press of whoever cleans; the same key again is the same press',
        body: cleaningMarkCall.body,
        response: { 200: cleaningMarkCall.response, 404: problemAnswer, 422: problemAnswer },
      },
    },
    async (request) => await takeMark(context, staffOf(request), request.body),
  )
}
