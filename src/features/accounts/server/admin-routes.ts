import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mayDo } from '@/kernel/roles'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { cutPage, pageOf, pageQuery, tellPage } from '@/server/crud/list-page'
import { staffOf } from '@/server/http/access'
import {
  account,
  accountChange,
  accountsEndpoint,
  auditEndpoint,
  auditStaffEndpoint,
  newAccount,
} from '../contract'
import { ACCOUNTS_PATH } from '../paths'
import { changeAccount, createAccount, deleteAccount, removeLostFactor } from './change-account'
import { listActors, listEntries } from './list-audit'
import { toAccount } from './store'
import { hasSecondFactor } from './store-session'
import { users } from './table'

const config = { access: 'accounts' } as const
/** Who may do what is changed by nobody who only finds the panel open. */
const changing = { ...config, fresh: true } as const
const tags = ['staff']
const params = z.object({ id: idText })
const querystring = z.object(pageQuery)
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/** Staff accounts and the audit trail, for superadmins. */
export function accountAdminRoutes(app: FastifyInstance, context: Context) {
  const { orm } = context.database
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    accountsEndpoint.path,
    { config, schema: { tags, querystring, response: { 200: accountsEndpoint.response } } },
    async (request, reply) => {
      const rows = await orm.select({ user: users, hasSecondFactor }).from(users).orderBy(users.email)
      const listed = rows.map(({ user, ...rest }) => ({ ...toAccount(user), ...rest }))
      return cutPage(request, reply, request.query, listed)
    },
  )

  routes.post(
    ACCOUNTS_PATH,
    { config: changing, schema: { tags, body: newAccount, response: { 201: account, ...problems } } },
    async (request, reply) =>
      reply.code(201).send(await createAccount(context, staffOf(request), request.body)),
  )

  routes.patch(
    `${ACCOUNTS_PATH}/:id`,
    {
      config: changing,
      schema: { tags, params, body: accountChange, response: { 200: account, ...problems } },
    },
    async (request) => await changeAccount(context, staffOf(request), request.params.id, request.body),
  )

  routes.delete(
    `${ACCOUNTS_PATH}/:id`,
    { config: changing, schema: { tags, params, response: { 204: z.null(), ...problems } } },
    async (request, reply) => {
      await deleteAccount(context, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )

  routes.delete(
    `${ACCOUNTS_PATH}/:id/second-factor`,
    {
      config: changing,
      schema: {
        tags,
        summary: 'Takes the second factor off an account whose owner lost it, and signs that account out',
        params,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      await removeLostFactor(context, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )

  routes.get(
    auditEndpoint.path,
    {
      config,
      schema: {
        tags,
        querystring: auditEndpoint.querystring,
        response: { 200: auditEndpoint.response },
      },
    },
    async (request, reply) => {
      const { total, entries } = await listEntries(
        orm,
        request.query,
        mayDo(staffOf(request).permissions, 'guests-data'),
      )
      tellPage(request, reply, pageOf(request.query), total)
      return entries
    },
  )

  routes.get(
    auditStaffEndpoint.path,
    { config, schema: { tags, querystring, response: { 200: auditStaffEndpoint.response } } },
    async (request, reply) => cutPage(request, reply, request.query, await listActors(orm)),
  )
}
