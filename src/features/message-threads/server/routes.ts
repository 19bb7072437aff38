import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { AS_STORED, storedIn } from '@/server/crud/rows'
import { staffOf } from '@/server/http/access'
import { idempotencyHeaders } from '@/server/http/idempotency-headers'
import * as contract from '../staff-contract'
import { addReply } from './add-reply'
import { findThread } from './find-thread'
import { messageTemplates } from './table'

const config = { access: 'front-desk' } as const
const tags = ['staff']
const templates = storedIn(contract.messageTemplates, { table: messageTemplates, ...AS_STORED })

/** Answers to messages and enquiries, and the templates for them, for everybody on the staff. */
export function messageThreadRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { orm } = context.database
  crudRoutes(app, context, templates, { reads: 'front-desk', writes: 'front-desk' })

  routes.get(
    contract.threadEndpoint.path,
    {
      config,
      schema: {
        tags,
        params: contract.threadParams,
        response: { 200: contract.threadEndpoint.response, 404: problemAnswer },
      },
    },
    async ({ params }) => await findThread(context, params),
  )

  routes.post(
    contract.addReplyCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Answers a message or an enquiry by mail',
        params: contract.threadParams,
        headers: idempotencyHeaders,
        body: contract.addReplyCall.body,
        response: { 201: contract.addReplyCall.response, 404: problemAnswer, 422: problemAnswer },
      },
    },
    async (request, reply) => {
      const { params, body, headers } = request
      await addReply(orm, staffOf(request), params, body, headers['idempotency-key'])
      return reply.code(201).send(await findThread(context, params))
    },
  )
}
