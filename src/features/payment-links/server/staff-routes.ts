import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { idempotencyHeaders } from '@/server/http/idempotency-headers'
import { PAYMENT_LINKS_PATH } from '../paths'
import {
  bookingLinksEndpoint,
  mailPaymentLinkCall,
  makePaymentLinkCall,
  showPaymentLinkCall,
} from '../staff-contract'
import { listBookingLinks } from './list-links'
import { mailPaymentLink, makePaymentLink, revokePaymentLink, showPaymentLink } from './make-link'

const config = { access: ['front-desk', 'money'] } as const
const tags = ['staff']
const params = z.object({ id: idText })
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/** The payment links of a booking, for everybody on the staff to make, show, mail and revoke. */
export function paymentLinkRoutes(app: FastifyInstance, context: Context) {
  const { orm } = context.database
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    bookingLinksEndpoint.path,
    {
      config,
      schema: { tags, params, response: { 200: bookingLinksEndpoint.response, 404: problemAnswer } },
    },
    async (request) => await listBookingLinks(context, request.params.id),
  )

  routes.post(
    makePaymentLinkCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Makes a payment link; under the same Idempotency-Key the same one again',
        params,
        headers: idempotencyHeaders,
        body: makePaymentLinkCall.body,
        response: { 201: makePaymentLinkCall.response, ...problems },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { params, body } = request
      const key = request.headers['idempotency-key']
      return reply.code(201).send(await makePaymentLink(context, staffOf(request), params.id, body, key))
    },
  )

  routes.post(
    showPaymentLinkCall.path,
    { config, schema: { tags, params, response: { 201: showPaymentLinkCall.response, ...problems } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return reply.code(201).send(await showPaymentLink(orm, staffOf(request), request.params.id))
    },
  )

  routes.post(
    mailPaymentLinkCall.path,
    { config, schema: { tags, params, response: { 202: mailPaymentLinkCall.response, ...problems } } },
    async (request, reply) =>
      reply.code(202).send(await mailPaymentLink(orm, staffOf(request), request.params.id)),
  )

  routes.delete(
    `${PAYMENT_LINKS_PATH}/:id`,
    { config, schema: { tags, params, response: { 204: z.null(), 404: problemAnswer } } },
    async (request, reply) => {
      await revokePaymentLink(orm, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
