import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { cutPage, pageOf, pageQuery, tellPage } from '@/server/crud/list-page'
import { staffOf } from '@/server/http/access'
import {
  addWebhookCall,
  deliveriesEndpoint,
  delivery,
  webhook,
  webhookChange,
  webhooksEndpoint,
} from '../contract'
import { WEBHOOK_DELIVERIES_PATH, WEBHOOKS_PATH } from '../paths'
import {
  addWebhook,
  changeWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replayDelivery,
} from './store-webhooks'

const config = { access: 'settings' } as const
/** Where the hotel's bookings are told is changed by nobody who only finds the panel open. */
const changing = { ...config, fresh: true } as const
const tags = ['staff']
const params = z.object({ id: idText })
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/** Addresses that are told what becomes of bookings, and the log of what they were told. */
export function webhookRoutes(app: FastifyInstance, context: Context) {
  const { orm } = context.database
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    webhooksEndpoint.path,
    {
      config,
      schema: {
        tags,
        summary: 'The addresses that are told what becomes of bookings',
        querystring: z.object(pageQuery),
        response: { 200: webhooksEndpoint.response },
      },
    },
    async (request, reply) => {
      const all = await listWebhooks(orm)
      const isProgram = staffOf(request).tokenId !== undefined
      return cutPage(request, reply, request.query, isProgram ? all.map(withoutPath) : all)
    },
  )

  routes.post(
    addWebhookCall.path,
    {
      config: changing,
      schema: {
        tags,
        summary: 'Adds such an address; the secret its messages are signed with is answered this once',
        body: addWebhookCall.body,
        response: { 201: addWebhookCall.response, ...problems },
      },
    },
    async (request, reply) => reply.code(201).send(await addWebhook(context, staffOf(request), request.body)),
  )

  routes.patch(
    `${WEBHOOKS_PATH}/:id`,
    {
      config: changing,
      schema: {
        tags,
        summary: 'Changes such an address, or what it is told of',
        params,
        body: webhookChange,
        response: { 200: webhook, ...problems },
      },
    },
    async (request) => await changeWebhook(orm, staffOf(request), request.params.id, request.body),
  )

  routes.delete(
    `${WEBHOOKS_PATH}/:id`,
    {
      config: changing,
      schema: {
        tags,
        summary: 'Tells such an address nothing any more, and forgets what it was told',
        params,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      await removeWebhook(orm, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )

  routes.get(
    deliveriesEndpoint.path,
    {
      config,
      schema: {
        tags,
        summary: 'What was told, to whom, and what became of it, the newest first',
        querystring: deliveriesEndpoint.querystring,
        response: { 200: deliveriesEndpoint.response },
      },
    },
    async (request, reply) => {
      const { total, deliveries } = await listDeliveries(orm, request.query)
      tellPage(request, reply, pageOf(request.query), total)
      return deliveries
    },
  )

  routes.post(
    `${WEBHOOK_DELIVERIES_PATH}/:id/replay`,
    {
      config,
      schema: {
        tags,
        summary: 'Tells it once more, under the same number, whatever became of it before',
        params,
        body: z.object({}),
        response: { 202: delivery, ...problems },
      },
    },
    async (request, reply) =>
      reply.code(202).send(await replayDelivery(orm, staffOf(request), request.params.id)),
  )
}

/** For a program that calls with a token: what follows the host of an address is often the key to it. */
function withoutPath<One extends { url: string }>(webhook: One): One {
  return { ...webhook, url: new URL('/', webhook.url).href }
}
