import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Context } from '@/server/context'
import { alarmsEndpoint } from '../staff-contract'
import { listAlarms } from './list-alarms'

/** What is wrong, for everybody at the desk: guests call there when e-mails do not come. */
export function alarmRoutes(app: FastifyInstance, { database: { orm } }: Context) {
  app.withTypeProvider<ZodTypeProvider>().get(
    alarmsEndpoint.path,
    {
      config: { access: ['front-desk', 'settings'] },
      schema: {
        tags: ['staff'],
        summary: 'What is wrong at the moment, then what was in the last month',
        response: { 200: alarmsEndpoint.response },
      },
    },
    () => listAlarms(orm),
  )
}
