import { and, desc, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '@/kernel/errors'
import { idText, problemAnswer } from '@/kernel/wire'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { pageOf, tellPage } from '@/server/crud/list-page'
import { staffOf } from '@/server/http/access'
import { UNANSWERED_PATH } from '../paths'
import { answerCall, unansweredEndpoint } from '../staff-contract'
import { addAnswer } from './add-answer'
import { unansweredQuestions as table } from './table'

const tags = ['staff']
const params = z.object({ id: idText })
const { id, question, timesAsked, lastAskedOn } = table
const columns = { id, question, timesAsked, lastAskedOn }

/** What guests asked in vain: who answers guests reads it, who writes the site's words answers or dismisses it. */
export function unansweredQuestionRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { orm } = context.database

  routes.get(
    unansweredEndpoint.path,
    {
      config: { access: ['content', 'front-desk'] },
      schema: {
        tags,
        summary: 'Questions the concierge had no answer to, the most frequent first',
        querystring: unansweredEndpoint.querystring,
        response: { 200: unansweredEndpoint.response },
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query)
      const isOpen = isNull(table.dismissedAt)
      tellPage(request, reply, page, await orm.$count(table, isOpen))
      return await orm
        .select(columns)
        .from(table)
        .where(isOpen)
        .orderBy(desc(table.timesAsked), desc(table.lastAskedOn), desc(table.id))
        .limit(page.limit)
        .offset(page.offset)
    },
  )

  routes.post(
    answerCall.path,
    {
      config: { access: 'content' },
      schema: {
        tags,
        summary: 'Answers such a question from now on, and all that are put much like it',
        params,
        body: answerCall.body,
        response: { 200: answerCall.response, 404: problemAnswer, 422: problemAnswer },
      },
    },
    async (request) => await addAnswer(context, staffOf(request), request.params.id, request.body),
  )

  routes.delete(
    `${UNANSWERED_PATH}/:id`,
    {
      config: { access: 'content' },
      schema: {
        tags,
        summary: 'Takes a question off the list for good; it needs no answer',
        params,
        response: { 204: z.null(), 404: problemAnswer },
      },
    },
    async (request, reply) => {
      const rowId = request.params.id
      await orm.transaction(async (transaction) => {
        const dismissed = await transaction
          .update(table)
          .set({ dismissedAt: new Date() })
          .where(and(eq(table.id, rowId), isNull(table.dismissedAt)))
          .returning({ id: table.id })
        if (dismissed.length === 0) throw new AppError('not-found')
        // Without the question: what is deleted in time here would stay in the trail.
        await recordChange(transaction, staffOf(request), {
          resource: 'unanswered-questions',
          rowId,
          action: 'delete',
        })
      })
      return await reply.code(204).send(null)
    },
  )
}
