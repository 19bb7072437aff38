import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Context } from '@/server/context'
import { propertyEndpoint } from '../contract'
import { readPublicProperty } from './store'

export function propertyRoutes(app: FastifyInstance, { database, settings }: Context) {
  app.withTypeProvider<ZodTypeProvider>().get(
    propertyEndpoint.path,
    {
      config: { access: 'anyone' },
      schema: { tags: ['public'], response: { 200: propertyEndpoint.response } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      return await readPublicProperty(database.orm, settings)
    },
  )
}
