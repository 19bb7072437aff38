import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { bookingHeaders } from '@/features/bookings/contract'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { createGroupCall } from '../contract'
import { createGroup } from './create-group'

export function groupRoutes(app: FastifyInstance, context: Context) {
  app.withTypeProvider<ZodTypeProvider>().post(
    createGroupCall.path,
    {
      // Counted together with single bookings: a group holds more nights than any of them.
      config: { access: 'anyone', ...limited('bookings') },
      schema: {
        tags: ['public'],
        summary:
          'Ask for several villas as one; all of them are created pending and hold their nights, or none',
        headers: bookingHeaders,
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
      const receipt = await createGroup(context, request.body, key, request.ip)
      reply.header('cache-control', 'no-store')
      return reply.code(201).send(receipt)
    },
  )
}
