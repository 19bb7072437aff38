import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { guestReviewEndpoint, reviewsEndpoint, scoreEndpoint, writeReviewCall } from '../contract'
import { readGuestReview, writeGuestReview } from './serve-guest'
import { listPublishedReviews, readScore } from './store'

const tags = ['public']
const params = z.object({ token: z.string().max(100) })
/** Room for the longest review in any script, written as JSON escapes. */
const LARGEST_BODY_BYTES = 32 * 1024

/** What visitors read of published reviews, and what a guest does by the private link to their own. */
export function reviewRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { orm } = context.database
  const config = { access: 'anyone' } as const
  const answers = { 200: guestReviewEndpoint.response, 404: problemAnswer, 429: problemAnswer }

  routes.get(
    scoreEndpoint.path,
    { config, schema: { tags, response: { 200: scoreEndpoint.response } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      return await readScore(orm)
    },
  )

  routes.get(
    reviewsEndpoint.path,
    { config, schema: { tags, response: { 200: reviewsEndpoint.response } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      return await listPublishedReviews(orm)
    },
  )

  routes.get(
    guestReviewEndpoint.path,
    {
      config: { ...config, ...limited('guestLooks') },
      schema: { tags, params, response: answers },
    },
    async (request, reply) => {
      setPrivate(reply)
      return await readGuestReview(context, request.params.token)
    },
  )

  routes.put(
    writeReviewCall.path,
    {
      bodyLimit: LARGEST_BODY_BYTES,
      config: { ...config, ...limited('guestPages') },
      schema: {
        tags,
        summary: 'Rates a stay, again until the review is published',
        params,
        body: writeReviewCall.body,
        response: { ...answers, 409: problemAnswer, 413: problemAnswer, 422: problemAnswer },
      },
    },
    async (request, reply) => {
      setPrivate(reply)
      return await writeGuestReview(context, request.params.token, request.body)
    },
  )
}

/** Kept nowhere, and its address told to nobody: whoever has it, writes in the guest's name. */
function setPrivate(reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  reply.header('referrer-policy', 'no-referrer')
}
