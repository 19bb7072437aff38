import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { askPayment } from '@/features/online-payments/server/ask-payments'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { MOST_STATEMENT_CHARACTERS } from '../rules/statement-limits'
import { askPaymentCall, reconcileCall } from '../staff-contract'
import { reconcileStatement } from './reconcile-statement'

const config = { access: 'money' } as const
const tags = ['staff']

/** Letters beyond ASCII and what JSON puts before quotation marks take more than a byte each. */
const LARGEST_BODY_BYTES = 2 * MOST_STATEMENT_CHARACTERS

/** A provider's statement held against our payments, for everybody who reads reports. */
export function reconciliationRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    reconcileCall.path,
    {
      config,
      bodyLimit: LARGEST_BODY_BYTES,
      schema: {
        tags,
        summary: 'Hold a statement of a payment provider, as CSV, against our payments; it is not kept',
        body: reconcileCall.body,
        response: { 200: reconcileCall.response, 413: problemAnswer, 422: problemAnswer },
      },
    },
    async (request) => await reconcileStatement(context, staffOf(request), request.body),
  )

  routes.post(
    askPaymentCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Ask the provider now what became of a payment',
        params: z.object({ id: idText }),
        response: {
          200: askPaymentCall.response,
          404: problemAnswer,
          409: problemAnswer,
          503: problemAnswer,
        },
      },
    },
    async (request) => ({ state: await askPayment(context, request.params.id, request.log) }),
  )
}
