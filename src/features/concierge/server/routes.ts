import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { recordUnanswered } from '@/features/unanswered-questions/server/record-unanswered'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { chatCall } from '../contract'
import type { AskModel } from './ask-model'
import { cacheKnowledge, type ReadSiteNotes } from './gather-knowledge'
import { openNights } from './look-up-stays'

/** Room for the longest message and its history in any script, written as JSON escapes. */
const LARGEST_BODY_BYTES = 128 * 1024

/** The chat. It keeps nothing but questions it has no answer to; `readSiteNotes` hands in what the pages themselves say. */
export function conciergeRoutes(app: FastifyInstance, context: Context, readSiteNotes: ReadSiteNotes) {
  const know = cacheKnowledge(context, readSiteNotes)
  let opening: Promise<AskModel | null> | undefined
  app.withTypeProvider<ZodTypeProvider>().post(
    chatCall.path,
    {
      bodyLimit: LARGEST_BODY_BYTES,
      config: { access: 'anyone', ...limited('chat') },
      schema: {
        tags: ['public'],
        summary:
          'Ask the concierge; it answers from the hotel’s own data and keeps only what it has no answer to, without what names a guest',
        body: chatCall.body,
        response: { 200: chatCall.response, 413: problemAnswer, 422: problemAnswer, 429: problemAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      // What speaks with a model and checks what it says, and below what reads dates out of words: no other call needs them.
      opening ??= import('./ask-model').then(({ openModel }) => openModel(context))
      const askModel = await opening
      const today = context.today()
      const lookUpNights = openNights(context.database.orm, today)
      const hotel = { knowledge: await know(), today, lookUpNights }
      const fromModel = await askModel?.(request.body, hotel).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the model gave no answer that can go out')
      })
      const { answerMessage } = await import('@/features/answers/answer/answer-message')
      if (fromModel) return { message: fromModel }
      const { message, choices, open } = await answerMessage(request.body, hotel)
      if (open.length > 0) {
        const isKnown = (word: string) => hotel.knowledge.vocabulary.known.has(word)
        const unanswered = { message: request.body.message, questions: open, isKnown }
        await recordUnanswered(context.database.orm, today, unanswered).catch((err: unknown) => {
          request.log.error({ err }, 'a question that was not answered could not be kept')
        })
      }
      return {
        message,
        ...(choices.length > 0 && { choices }),
        ...(open.length > 0 && { isOpen: true as const }),
      }
    },
  )
}
