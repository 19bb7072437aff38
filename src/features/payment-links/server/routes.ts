import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { setPrivate, siteOf } from '@/features/online-payments/server/serve-payer'
import { rememberWayBack } from '@/features/online-payments/server/way-back'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { linkDeskEndpoint, payByLinkCall, payPageEndpoint } from '../contract'
import { payPagePath } from '../paths'
import { payByLink, readDeskOfLink, readPayPage } from './open-link'

const tags = ['public']
const params = z.object({ token: z.string().max(100) })
const problems = { 404: problemAnswer, 429: problemAnswer }

/** What a payer reads and does by a payment link (docs/decisions/online-payments.md). */
export function payRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    payPageEndpoint.path,
    {
      config: { access: 'anyone', ...limited('guestLooks') },
      schema: { tags, params, response: { 200: payPageEndpoint.response, ...problems } },
    },
    async (request, reply) => {
      setPrivate(reply)
      return await readPayPage(context, request.params.token)
    },
  )

  routes.get(
    linkDeskEndpoint.path,
    {
      config: { access: 'anyone', ...limited('paymentLooks') },
      schema: { tags, params, response: { 200: linkDeskEndpoint.response, ...problems } },
    },
    async (request, reply) => {
      setPrivate(reply)
      return await readDeskOfLink(context, request.params.token)
    },
  )

  routes.post(
    payByLinkCall.path,
    {
      config: { access: 'anyone', ...limited('payments') },
      schema: {
        tags,
        summary: 'Asks the payer for what the link is for, by the way they choose',
        params,
        body: payByLinkCall.body,
        response: { 201: payByLinkCall.response, 409: problemAnswer, 422: problemAnswer, ...problems },
      },
    },
    async (request, reply) => {
      const { token } = request.params
      const site = siteOf(context, request)
      const started = await payByLink(context, { token, wish: request.body, site })
      rememberWayBack(reply, context.settings, started.reference, payPagePath(token))
      setPrivate(reply)
      return reply.code(201).send(started)
    },
  )
}
