import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { chatCall } from '../contract'
import type { AskModel } from './ask-model'
import { type ConciergeWords, openConcierge } from './open-concierge'
import { prepareAtRest } from './prepare-at-rest'

/** Room for the longest message and its history in any script, written as JSON escapes. */
const LARGEST_BODY_BYTES = 128 * 1024

/** The chat. It keeps nothing but questions it has no answer to. */
export function conciergeRoutes(app: FastifyInstance, context: Context, words: ConciergeWords) {
  const { answer, prepare } = openConcierge(context, words)
  prepareAtRest(app, prepare)
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
      // What speaks with a model and checks what it says: no other call needs it.
      opening ??= import('./ask-model').then(({ openModel }) => openModel(context))
      const askModel = await opening
      const { message, choices, open, isKnown } = await answer(request.body, async (hotel, embedded) => {
        const fromModel = await askModel?.(request.body, hotel).catch((error: unknown) => {
          request.log.warn({ err: error }, 'the model gave no answer that can go out')
        })
        const said = fromModel ? { message: fromModel, choices: [], open: [] } : await embedded()
        return { ...said, isKnown: (word: string) => hotel.knowledge.vocabulary.known.has(word) }
      })
      if (open.length > 0) {
        const unanswered = { message: request.body.message, questions: open, isKnown }
        try {
          const { recordUnanswered } = await import(
            '@/features/unanswered-questions/server/record-unanswered'
          )
          await recordUnanswered(context.database.orm, context.today(), unanswered)
        } catch (err) {
          request.log.error({ err }, 'a question that was not answered could not be kept')
        }
      }
      return {
        message,
        ...(choices.length > 0 && { choices }),
        ...(open.length > 0 && { isOpen: true as const }),
      }
    },
  )
}
