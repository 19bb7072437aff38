import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { readPropertyFacts } from '@/features/property/server/store'
import type { Context } from '@/server/context'
import { payMethodsEndpoint } from '../contract'
import { listMethods } from './store'

/** By which providers guests may pay at the moment, for the step of the checkout that asks for a deposit. */
export function payMethodRoutes(app: FastifyInstance, context: Context) {
  app.withTypeProvider<ZodTypeProvider>().get(
    payMethodsEndpoint.path,
    {
      config: { access: 'anyone' },
      schema: {
        tags: ['public'],
        summary: 'How money may come online at the moment',
        response: { 200: payMethodsEndpoint.response },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      const { shillings } = await readPropertyFacts(context.database.orm)
      return listMethods(context, shillings !== undefined)
    },
  )
}
