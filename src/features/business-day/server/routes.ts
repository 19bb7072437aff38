import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Context } from '@/server/context'
import { businessDayEndpoint } from '../staff-contract'
import { readBusinessDay } from './read-business-day'

/** Which day it is at the property, for everybody on the staff. */
export function businessDayRoutes(app: FastifyInstance, context: Context) {
  app.withTypeProvider<ZodTypeProvider>().get(
    businessDayEndpoint.path,
    {
      config: { access: 'staff' },
      schema: { tags: ['staff'], response: { 200: businessDayEndpoint.response } },
    },
    () => readBusinessDay(context.database.orm, context),
  )
}
