import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { OfferGroupDeposit } from '@/features/groups/server/group-selling'
import { guestPagePath } from '@/features/guest-links/paths'
import { setPrivate, siteOf } from '@/features/online-payments/server/serve-payer'
import { startPayment } from '@/features/online-payments/server/start-payment'
import { readPayingDesk, toGuestPayment } from '@/features/online-payments/server/store'
import { rememberWayBack } from '@/features/online-payments/server/way-back'
import { problemAnswer } from '@/kernel/wire'
import { BY_GUEST } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { groupDepositCall, payingDeskEndpoint, payOnlineCall } from '../contract'
import { offerDepositOfGroup } from './read-guest-group'
import { findGuestBookingId } from './serve-guest'

const tags = ['public']
const params = z.object({ token: z.string().max(100) })
const problems = { 404: problemAnswer, 429: problemAnswer }

/** How a guest pays online on the private page (docs/decisions/online-payments.md). */
export function guestPaymentRoutes(app: FastifyInstance, context: Context, offerDeposit: OfferGroupDeposit) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    payingDeskEndpoint.path,
    {
      config: { access: 'anyone', ...limited('paymentLooks') },
      schema: { tags, params, response: { 200: payingDeskEndpoint.response, ...problems } },
    },
    async (request, reply) => {
      setPrivate(reply)
      return await readPayingDesk(context, await findGuestBookingId(context, request.params.token))
    },
  )

  routes.post(
    payOnlineCall.path,
    {
      config: { access: 'anyone', ...limited('payments') },
      schema: {
        tags,
        summary: 'Asks the guest for what is due, by the way they choose',
        params,
        body: payOnlineCall.body,
        response: { 201: payOnlineCall.response, 409: problemAnswer, 422: problemAnswer, ...problems },
      },
    },
    async (request, reply) => {
      const { token } = request.params
      const started = await startPayment(context, {
        bookingId: await findGuestBookingId(context, token),
        by: BY_GUEST,
        wish: request.body,
        purpose: request.body.purpose,
        site: siteOf(context, request),
      })
      rememberWayBack(reply, context.settings, started.reference, guestPagePath(token))
      setPrivate(reply)
      return reply.code(201).send(toGuestPayment(started, null, new Date()))
    },
  )

  routes.post(
    groupDepositCall.path,
    {
      config: { access: 'anyone', ...limited('payments') },
      schema: {
        tags,
        summary: 'The way to pay the deposit of a whole group at once',
        params,
        response: { 200: groupDepositCall.response, 409: problemAnswer, ...problems },
      },
    },
    async (request, reply) => {
      setPrivate(reply)
      return await offerDepositOfGroup(context, request.params.token, offerDeposit)
    },
  )
}
