import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Ending } from '@/features/bookings/rules/status'
import { bookings } from '@/features/bookings/server/table'
import { readBalance } from '@/features/payments/server/read-balance'
import { AppError } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { endingCostsEndpoint } from '../staff-contract'
import { owedOnceEnded, readEndingFee } from './charge-ending'

/** What ending a booking costs, for staff to say before they do it. */
export function endingRoutes(app: FastifyInstance, context: Context) {
  const { orm } = context.database

  app.withTypeProvider<ZodTypeProvider>().get(
    endingCostsEndpoint.path,
    {
      config: { access: 'front-desk' },
      schema: {
        tags: ['staff'],
        summary: 'What cancelling this booking costs now, and what it costs not to come',
        params: z.object({ id: idText }),
        response: { 200: endingCostsEndpoint.response, 404: problemAnswer },
      },
    },
    async (request) => {
      const [booking] = await orm.select().from(bookings).where(eq(bookings.id, request.params.id))
      if (!booking) throw new AppError('not-found')
      const { paid } = await readBalance(orm, booking.id)
      const costOf = async (ending: Ending) => {
        const fee = await readEndingFee(orm, context, booking, ending)
        const due = (await owedOnceEnded(orm, booking.id, fee)) - paid
        return { fee: toAmount(fee), paid: toAmount(paid), due: toAmount(due) }
      }
      return { cancelled: await costOf('cancelled'), 'no-show': await costOf('no-show') }
    },
  )
}
