import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { idempotencyHeaders } from '@/server/http/idempotency-headers'
import {
  bookHeldCall,
  groupHoldsEndpoint,
  keepHoldCall,
  makeHoldCall,
  releaseHoldCall,
} from '../staff-contract'
import { bookHeld } from './book-held'
import { keepHold, releaseHold } from './end-hold'
import { makeHold } from './make-hold'
import { listHolds } from './read-holds'

const config = { access: 'front-desk' } as const
const tags = ['staff']
const params = z.object({ id: idText })
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/** Villas held for groups and companies, for everybody at the desk. */
export function groupHoldRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    groupHoldsEndpoint.path,
    { config, schema: { tags, response: { 200: groupHoldsEndpoint.response } } },
    () => listHolds(context.database.orm, context.today()),
  )

  routes.post(
    makeHoldCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Holds villas for a group or a company until a day',
        headers: idempotencyHeaders,
        body: makeHoldCall.body,
        response: { 201: makeHoldCall.response, 409: problemAnswer, 422: problemAnswer },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      return reply.code(201).send(await makeHold(context, staffOf(request), request.body, key))
    },
  )

  routes.patch(
    keepHoldCall.path,
    {
      config,
      schema: {
        tags,
        params,
        body: keepHoldCall.body,
        response: { 200: keepHoldCall.response, ...problems },
      },
    },
    (request) => keepHold(context, staffOf(request), request.params.id, request.body.keptUntil),
  )

  routes.post(
    releaseHoldCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Gives the nights of a hold back that have no booking',
        params,
        response: { 200: releaseHoldCall.response, ...problems },
      },
    },
    (request) => releaseHold(context, staffOf(request), request.params.id),
  )

  routes.post(
    bookHeldCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Makes bookings of held villas at the price that was agreed',
        params,
        body: bookHeldCall.body,
        response: { 201: bookHeldCall.response, ...problems },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await bookHeld(context, staffOf(request), request.params.id, request.body)),
  )
}
