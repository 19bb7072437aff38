import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { proveByLinkCall } from '../contract'
import { proveByLink } from './prove-by-link'
import { readGuestBooking } from './serve-guest'

const tags = ['public']

/** How an opened private link proves the mailbox it was mailed to (docs/decisions/holds.md). */
export function proofRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    proveByLinkCall.path,
    {
      config: { access: 'anyone', ...limited('guestLooks') },
      schema: {
        tags,
        summary: 'Proves the mailbox by the link that was mailed to it; the page calls it when it is opened',
        params: z.object({ token: z.string().max(100) }),
        response: { 200: proveByLinkCall.response, 404: problemAnswer, 429: problemAnswer },
      },
    },
    async (request, reply) => {
      const { token } = request.params
      reply.header('cache-control', 'no-store')
      reply.header('referrer-policy', 'no-referrer')
      await proveByLink(context, token)
      return await readGuestBooking(context, token)
    },
  )
}
