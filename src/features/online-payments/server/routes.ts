import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { PROVIDERS } from '@/features/payment-providers/rules/provider-names'
import { AppError } from '@/kernel/errors'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { PAYMENT_NOTICES_PATH, PAYMENT_RETURN_PATH } from '../paths'
import { wakePayment } from './ask-payments'
import { providerFor } from './open-for'
import { readWayBack } from './way-back'

const tags = ['public']

/** Longer than any notice: who sends more is no provider. */
const MOST_BYTES = 64 * 1024

/** Where providers and payers come back to. Nothing said here is believed: it has us ask the provider, that is all. */
export function onlinePaymentRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.route({
    // Pesapal is told to send a GET; MTN sends PUT or POST.
    method: ['GET', 'POST', 'PUT'],
    url: `${PAYMENT_NOTICES_PATH}/:provider`,
    bodyLimit: MOST_BYTES,
    config: { access: 'anyone', ...limited('paymentNotices') },
    schema: {
      tags,
      summary: 'Notices of payment providers: each only has the provider asked what became of the payment',
      params: z.object({ provider: z.enum(PROVIDERS) }),
      response: {
        200: z.unknown(),
        404: problemAnswer,
        422: problemAnswer,
        429: problemAnswer,
      },
    },
    handler: async (request, reply) => {
      const provider = providerFor(context.settings, request.params.provider)
      if (!provider) throw new AppError('not-found')
      const notice = provider.readNotice({ query: request.query, body: request.body })
      if (!notice) throw new AppError('invalid-input', { message: 'This is no notice of the provider.' })
      await wakePayment(context, notice.reference)
      reply.header('cache-control', 'no-store')
      return notice.reply
    },
  })

  routes.get(
    `${PAYMENT_RETURN_PATH}/:reference`,
    {
      config: { access: 'anyone', ...limited('paymentLooks') },
      schema: {
        tags,
        summary: 'Leads a payer who comes back from a provider to the page the payment was begun on',
        params: z.object({ reference: z.uuid() }),
        files: { 303: null },
      },
    },
    async (request, reply) => {
      await wakePayment(context, request.params.reference)
      reply.header('cache-control', 'no-store')
      reply.header('referrer-policy', 'no-referrer')
      return reply.redirect(readWayBack(request), 303)
    },
  )
}
