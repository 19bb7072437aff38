import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ACCOUNTS_PATH } from '@/features/accounts/paths'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { limited } from '@/server/http/rate-limits'
import { forgottenCall, linkLookCall, newPasswordCall } from '../contract'
import { FORGOTTEN_ANSWER } from '../rules/forgotten-words'
import { inviteToAccount, readPasswordLink, requestPasswordLink, spendPasswordLink } from './store-links'

const tags = ['staff']
const refusals = { 404: problemAnswer, 422: problemAnswer, 429: problemAnswer }

/** Links to choose a password: for who forgot theirs, and for who is new. */
export function passwordLinkRoutes(app: FastifyInstance, { database: { orm } }: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    forgottenCall.path,
    {
      config: { access: 'anyone', ...limited('passwordLinks') },
      schema: {
        tags,
        summary: 'Mails a link to choose a new password to the account of this address',
        body: forgottenCall.body,
        response: { 202: forgottenCall.response, 422: problemAnswer, 429: problemAnswer },
      },
    },
    async (request, reply) => {
      await requestPasswordLink(orm, request.body.email)
      return reply.code(202).send({ message: FORGOTTEN_ANSWER })
    },
  )

  routes.post(
    linkLookCall.path,
    {
      config: { access: 'anyone', ...limited('passwordLooks') },
      schema: {
        tags,
        summary: 'Whose password a link sets',
        body: linkLookCall.body,
        response: { 200: linkLookCall.response, ...refusals },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { email } = await readPasswordLink(orm, request.body.token)
      return { email }
    },
  )

  routes.post(
    newPasswordCall.path,
    {
      config: { access: 'anyone', ...limited('passwordLooks') },
      schema: {
        tags,
        summary: 'Sets a password by a link, which is used up',
        body: newPasswordCall.body,
        response: { 200: newPasswordCall.response, ...refusals },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return await spendPasswordLink(orm, request.body.token, request.body.newPassword)
    },
  )

  routes.post(
    `${ACCOUNTS_PATH}/:id/invitation`,
    {
      config: { access: 'accounts', fresh: true },
      schema: {
        tags,
        summary: 'Mails an account a link to choose its password',
        params: z.object({ id: idText }),
        response: { 202: z.null(), 404: problemAnswer, 422: problemAnswer },
      },
    },
    async (request, reply) => {
      await inviteToAccount(orm, staffOf(request), request.params.id)
      return reply.code(202).send(null)
    },
  )
}
