import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { relyingParty } from '@/features/accounts/server/check-passkey'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { cutPage, pageQuery } from '@/server/crud/list-page'
import { staffOf } from '@/server/http/access'
import { addPasskeyCall, beginPasskeyCall, passkey, passkeyName, passkeysEndpoint } from '../contract'
import { PASSKEYS_PATH } from '../paths'
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from './store-passkeys'

/** Open before the second factor is there that the hotel asks for: a passkey is one. */
const config = { access: 'staff', isForSetUp: true } as const
/** Whoever finds the panel open adds no key of their own to it. */
const proved = { ...config, fresh: true } as const
const tags = ['staff']
const params = z.object({ id: idText })

/** The passkeys members of staff sign in with. */
export function passkeyRoutes(app: FastifyInstance, context: Context) {
  const { database, settings } = context
  const { orm } = database
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    passkeysEndpoint.path,
    {
      config,
      schema: {
        tags,
        summary: 'The own passkeys',
        querystring: z.object(pageQuery),
        response: { 200: passkeysEndpoint.response },
      },
    },
    async (request, reply) =>
      cutPage(request, reply, request.query, await listPasskeys(orm, staffOf(request).id)),
  )

  routes.post(
    beginPasskeyCall.path,
    {
      config: proved,
      schema: {
        tags,
        summary: 'What a device needs to make a passkey; it counts once, for five minutes',
        body: beginPasskeyCall.body,
        response: { 200: beginPasskeyCall.response, 409: problemAnswer },
      },
    },
    async (request) => await beginPasskey(orm, staffOf(request), relyingParty(request, settings)),
  )

  routes.post(
    addPasskeyCall.path,
    {
      config: proved,
      schema: {
        tags,
        summary: 'Adds the passkey that a device has made',
        body: addPasskeyCall.body,
        response: { 201: addPasskeyCall.response, 409: problemAnswer, 422: problemAnswer },
      },
    },
    async (request, reply) => {
      const party = relyingParty(request, settings)
      return reply.code(201).send(await addPasskey(context, staffOf(request), party, request.body))
    },
  )

  routes.patch(
    `${PASSKEYS_PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Calls one of the own passkeys something else',
        params,
        body: passkeyName,
        response: { 200: passkey, 404: problemAnswer, 422: problemAnswer },
      },
    },
    async (request) => await renamePasskey(orm, staffOf(request), request.params.id, request.body.name),
  )

  routes.delete(
    `${PASSKEYS_PATH}/:id`,
    {
      config: proved,
      schema: {
        tags,
        summary: 'Lets nobody in with one of the own passkeys any more',
        params,
        response: { 204: z.null(), 404: problemAnswer },
      },
    },
    async (request, reply) => {
      await removePasskey(orm, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
