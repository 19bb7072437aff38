import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { atBusinessDay } from '@/features/business-day/server/read-business-day'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { setPlanCall } from '../staff-contract'
import { setPlan } from './set-plan'

/** The rate plan of a booking, for the front desk. */
export function bookingPlanRoutes(app: FastifyInstance, context: Context) {
  app.withTypeProvider<ZodTypeProvider>().post(
    setPlanCall.path,
    {
      config: { access: 'front-desk' },
      schema: {
        tags: ['staff'],
        summary: 'Put the nights ahead of a booking on another rate plan, at the prices of today',
        params: z.object({ id: idText }),
        body: setPlanCall.body,
        response: {
          200: setPlanCall.response,
          404: problemAnswer,
          409: problemAnswer,
          422: problemAnswer,
        },
      },
    },
    async (request) =>
      await setPlan(await atBusinessDay(context), staffOf(request), request.params.id, request.body),
  )
}
