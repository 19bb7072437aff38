import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { idempotencyHeaders } from '@/server/http/idempotency-headers'
import { limited } from '@/server/http/rate-limits'
import { createGroupCall } from '../contract'
import { createGroup } from './create-group'
import type { GroupSelling } from './group-selling'

export function groupRoutes(
  app: FastifyInstance,
  context: Context,
  { sellExtras, offerDeposit }: GroupSelling,
) {
  const selling: GroupSelling = {
    sellExtras,
    // The villas are booked whatever becomes of the offer; the group's own page asks for the deposit too.
    offerDeposit: async (...about) => {
      try {
        return await offerDeposit(...about)
      } catch (error) {
        app.log.error(error, 'The deposit of a group could not be offered')
        return undefined
      }
    },
  }
  app.withTypeProvider<ZodTypeProvider>().post(
    createGroupCall.path,
    {
      // Counted together with single bookings: a group holds more nights than any of them.
      config: { access: 'anyone', ...limited('bookings') },
      schema: {
        tags: ['public'],
        summary:
          'Ask for several villas as one; all of them are created pending and hold their nights, or none',
        headers: idempotencyHeaders,
        body: createGroupCall.body,
        response: {
          201: createGroupCall.response,
          409: problemAnswer,
          422: problemAnswer,
          429: problemAnswer,
        },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const receipt = await createGroup(context, request.body, { key, address: request.ip }, selling)
      reply.header('cache-control', 'no-store')
      return reply.code(201).send(receipt)
    },
  )
}
