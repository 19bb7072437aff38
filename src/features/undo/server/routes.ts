import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { atBusinessDay } from '@/features/business-day/server/read-business-day'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { groupUndoEndpoint, undoGroupCall, undoStepCall } from '../staff-contract'
import { readGroupUndo, undoGroupStep } from './undo-group'
import { undoStep } from './undo-step'

const config = { access: 'front-desk' } as const
const tags = ['staff']
const params = z.object({ id: idText })
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/** Taking back the last step of a booking, or of a group. */
export function undoRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    undoStepCall.path,
    {
      config,
      schema: {
        tags,
        summary:
          'Takes back the last step of a booking: anybody for ten minutes, an admin with a reason later',
        params,
        body: undoStepCall.body,
        response: { 200: undoStepCall.response, ...problems },
      },
    },
    async (request) =>
      await undoStep(await atBusinessDay(context), staffOf(request), request.params.id, request.body),
  )

  routes.get(
    groupUndoEndpoint.path,
    {
      config,
      schema: { tags, params, response: { 200: groupUndoEndpoint.response, 404: problemAnswer } },
    },
    async (request) => await readGroupUndo(context.database.orm, request.params.id),
  )

  routes.post(
    undoGroupCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Takes back the step that all villas of a group took at once, of all of them or none',
        params,
        body: undoGroupCall.body,
        response: { 200: undoGroupCall.response, ...problems },
      },
    },
    async (request) =>
      await undoGroupStep(await atBusinessDay(context), staffOf(request), request.params.id, request.body),
  )
}
