import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { proveByCodeCall, sendCodeAgainCall } from '../contract'
import { PROOF_WORDS } from '../rules/proof-words'
import { proveByCode, sendCodeAgain } from './prove-by-code'

const tags = ['public']

/** How a guest proves by a code that the mailbox of a request is theirs (docs/decisions/holds.md). */
export function mailboxProofRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    proveByCodeCall.path,
    {
      config: { access: 'anyone', ...limited('mailboxCodes') },
      schema: {
        tags,
        summary: 'Proves the mailbox of a request by the code of the latest e-mail about it',
        body: proveByCodeCall.body,
        response: {
          200: proveByCodeCall.response,
          409: problemAnswer,
          422: problemAnswer,
          429: problemAnswer,
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return await proveByCode(context, request.body)
    },
  )

  routes.post(
    sendCodeAgainCall.path,
    {
      config: { access: 'anyone', ...limited('codeEmails') },
      schema: {
        tags,
        summary: 'Mails a new code about a request whose mailbox is not proved',
        body: sendCodeAgainCall.body,
        response: {
          202: sendCodeAgainCall.response,
          404: problemAnswer,
          409: problemAnswer,
          422: problemAnswer,
          429: problemAnswer,
        },
      },
    },
    async (request, reply) => {
      await sendCodeAgain(context, request.body.reference)
      reply.header('cache-control', 'no-store')
      return reply.code(202).send({ message: PROOF_WORDS.sentAgain })
    },
  )
}
