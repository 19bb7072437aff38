import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { atBusinessDay } from '@/features/business-day/server/read-business-day'
import { toDay } from '@/kernel/days'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { clearNightsCall, moveRestCall, staysInTheWayEndpoint, swapStaysCall } from '../staff-contract'
import { clearNights, moveStay } from './clear-nights'
import { listInTheWay } from './list-in-the-way'
import { swapStays } from './swap-stays'

const config = { access: 'front-desk' } as const
const tags = ['staff']
const params = z.object({ id: idText })
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/** Moves that more than one booking takes part in, and those out of the way of repairs. */
export function stayMoveRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    swapStaysCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Exchanges the villas of two guests for all nights ahead of each, at what was agreed',
        params,
        body: swapStaysCall.body,
        response: { 200: swapStaysCall.response, ...problems },
      },
    },
    async (request) => {
      const { withId, updatedAt, withUpdatedAt } = request.body
      const one = { id: request.params.id, updatedAt }
      const other = { id: withId, updatedAt: withUpdatedAt }
      return { bookings: await swapStays(await atBusinessDay(context), staffOf(request), one, other) }
    },
  )

  routes.post(
    moveRestCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Moves all nights ahead of a stay into another villa, at what was agreed',
        params,
        body: moveRestCall.body,
        response: { 200: moveRestCall.response, ...problems },
      },
    },
    async (request) => await moveStay(context, staffOf(request), request.params.id, request.body),
  )

  routes.get(
    staysInTheWayEndpoint.path,
    {
      config,
      schema: {
        tags,
        summary: 'Who has nights that are to be blocked, and which villas each could move into',
        querystring: staysInTheWayEndpoint.querystring,
        response: { 200: staysInTheWayEndpoint.response },
      },
    },
    async ({ query: { villaId, startDate, endDate } }) => {
      const nights = { villaId, startDate: toDay(startDate), endDate: toDay(endDate) }
      return await listInTheWay(context.database.orm, nights, (await atBusinessDay(context)).today())
    },
  )

  routes.post(
    clearNightsCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Moves stays out of the way and blocks the nights: all of it or nothing',
        body: clearNightsCall.body,
        response: { 201: clearNightsCall.response, ...problems },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await clearNights(await atBusinessDay(context), staffOf(request), request.body)),
  )
}
