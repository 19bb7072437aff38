import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { findVilla } from '@/features/villas/server/store'
import { toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { whenShown } from '@/kernel/shown-days'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { checkCodeEndpoint } from '../contract'
import { refuseCode } from './judge-code'
import { judgeForGuest } from './judge-for-guest'

/** What guests ask about a code; tried too often, it is not answered for a while. */
export function promoCodeRoutes(app: FastifyInstance, context: Context) {
  app.withTypeProvider<ZodTypeProvider>().get(
    checkCodeEndpoint.path,
    {
      config: { access: 'anyone', ...limited('promoCodes') },
      schema: {
        tags: ['public'],
        summary: 'Whether a code holds for a stay, and what it takes off',
        querystring: checkCodeEndpoint.querystring,
        response: { 200: checkCodeEndpoint.response, 422: problemAnswer, 429: problemAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { code, villaId, checkIn, checkOut } = request.query
      const found = await findVilla(context.database.orm, villaId)
      const isSeen = found?.shown && whenShown(found.shown, context.today()) === 'now'
      if (!isSeen || !found.villa.isAvailable) throw new AppError('villa-unavailable')
      const stay = { checkIn: toDay(checkIn), checkOut: toDay(checkOut) }
      const { categoryId } = found.villa
      const judged = await judgeForGuest(context, { code, stay, categoryId }, request.ip)
      if ('refusal' in judged) throw refuseCode(judged.refusal)
      return { ...judged, categories: judged.categories && [...judged.categories] }
    },
  )
}
