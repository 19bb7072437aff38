import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { contactCall } from '../contract'
import { contactText } from '../text'
import { addMessage } from './store'

/** Room for the longest message in any script, written as JSON escapes. */
const LARGEST_BODY_BYTES = 64 * 1024

export function contactRoutes(app: FastifyInstance, { database }: Context) {
  app.withTypeProvider<ZodTypeProvider>().post(
    contactCall.path,
    {
      bodyLimit: LARGEST_BODY_BYTES,
      config: { access: 'anyone', ...limited('contact') },
      schema: {
        tags: ['public'],
        summary: 'Leave a message for the hotel',
        body: contactCall.body,
        response: { 201: contactCall.response, 413: problemAnswer, 422: problemAnswer, 429: problemAnswer },
      },
    },
    async (request, reply) => {
      // A program that filled in the hidden field hears the same and learns nothing from it.
      if (!request.body.website) await addMessage(database.orm, request.body)
      reply.header('cache-control', 'no-store')
      return reply.code(201).send({ success: true, message: contactText.success })
    },
  )
}
