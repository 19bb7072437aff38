import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '@/kernel/errors'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { isOpenRefund } from '../rules/refund-state'
import { settleRefundCall } from '../staff-contract'
import { REFUND_WORDS } from '../text'
import { applyRefundAnswer, isLost } from './apply-refund'
import { onlineRefunds } from './table'

/** What a person saw in the provider's portal, where the provider's answers do not tell what became of a refund. */
export function onlineRefundRoutes(app: FastifyInstance, context: Context) {
  app.withTypeProvider<ZodTypeProvider>().post(
    settleRefundCall.path,
    {
      config: { access: 'refunds' },
      schema: {
        tags: ['staff'],
        summary: 'Say whether money that a provider was asked to send back went, as its portal shows',
        params: z.object({ id: idText }),
        body: settleRefundCall.body,
        response: { 200: settleRefundCall.response, 404: problemAnswer, 409: problemAnswer },
      },
    },
    async (request) => {
      const { id } = request.params
      const [refund] = await context.database.orm.select().from(onlineRefunds).where(eq(onlineRefunds.id, id))
      if (!refund) throw new AppError('not-found')
      const isUnderWay = refund.state === 'created' && !isLost(refund)
      if (!isOpenRefund(refund.state) || isUnderWay)
        throw new AppError('step-not-allowed', { message: REFUND_WORDS.isKnown })
      const learned = request.body.outcome === 'went' ? 'done' : 'kept'
      const { state } = await applyRefundAnswer(context, id, { learned, by: staffOf(request) })
      return { state }
    },
  )
}
