import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Context } from '@/server/context'
import { receivablesEndpoint } from '../contract'
import { readReceivables } from './read-receivables'

/** What is still to be paid of invoices. */
export function receivableRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { orm } = context.database

  routes.get(
    receivablesEndpoint.path,
    {
      config: { access: ['money', 'reports'] },
      schema: { tags: ['staff'], response: { 200: receivablesEndpoint.response } },
    },
    async () => await readReceivables(orm, context.today()),
  )
}
