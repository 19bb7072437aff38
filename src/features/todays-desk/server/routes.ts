import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Context } from '@/server/context'
import { todaysDeskEndpoint } from '../staff-contract'
import { readDesk } from './read-desk'

/** Today at the property, for everybody at the desk. */
export function todaysDeskRoutes(app: FastifyInstance, context: Context) {
  app.withTypeProvider<ZodTypeProvider>().get(
    todaysDeskEndpoint.path,
    {
      config: { access: 'front-desk' },
      schema: { tags: ['staff'], response: { 200: todaysDeskEndpoint.response } },
    },
    () => readDesk(context),
  )
}
