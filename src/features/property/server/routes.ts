import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Context } from '@/server/context'
import { propertyFacts } from '../contract'
import { PROPERTY_PATH } from '../paths'
import { readPropertyFacts } from './store'

export function propertyRoutes(app: FastifyInstance, { database }: Context) {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      PROPERTY_PATH,
      { config: { access: 'anyone' }, schema: { tags: ['public'], response: { 200: propertyFacts } } },
      async (_request, reply) => {
        reply.header('cache-control', 'no-cache')
        return await readPropertyFacts(database.orm)
      },
    )
}
