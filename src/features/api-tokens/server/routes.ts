import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { cutPage, pageQuery } from '@/server/crud/list-page'
import { staffOf } from '@/server/http/access'
import { apiTokensEndpoint, makeTokenCall } from '../contract'
import { API_TOKENS_PATH } from '../paths'
import { endToken, listTokens, makeToken } from './store-tokens'

const config = { access: 'accounts' } as const
const tags = ['staff']

/** Tokens by which programs call the API. */
export function apiTokenRoutes(app: FastifyInstance, { database: { orm } }: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    apiTokensEndpoint.path,
    {
      config,
      schema: {
        tags,
        summary: 'The tokens of the API, without what is secret of them',
        querystring: z.object(pageQuery),
        response: { 200: apiTokensEndpoint.response },
      },
    },
    async (request, reply) => cutPage(request, reply, request.query, await listTokens(orm)),
  )

  routes.post(
    makeTokenCall.path,
    {
      config: { ...config, fresh: true },
      schema: {
        tags,
        summary: 'Makes a token of the API, which is answered this once',
        body: makeTokenCall.body,
        response: { 201: makeTokenCall.response, 422: problemAnswer },
      },
    },
    async (request, reply) => reply.code(201).send(await makeToken(orm, staffOf(request), request.body)),
  )

  routes.delete(
    `${API_TOKENS_PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Ends a token of the API at once',
        params: z.object({ id: idText }),
        response: { 204: z.null(), 404: problemAnswer },
      },
    },
    async (request, reply) => {
      await endToken(orm, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
