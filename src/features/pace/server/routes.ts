import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Context } from '@/server/context'
import { PACE_CSV_PATH } from '../paths'
import { paceEndpoint } from '../staff-contract'
import { readPace, writePace } from './read-pace'

const config = { access: 'reports' } as const
const tags = ['staff']

/** What is sold of the months ahead and how fast it grew, for everybody who reads reports. */
export function paceRoutes(app: FastifyInstance, context: Context) {
  const { orm } = context.database
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(paceEndpoint.path, { config, schema: { tags, response: { 200: paceEndpoint.response } } }, () =>
    readPace(orm, context),
  )

  routes.get(
    PACE_CSV_PATH,
    {
      config,
      schema: { tags, summary: 'The same as a table for a spreadsheet', files: { 200: 'text/csv' } },
    },
    async (_request, reply) => {
      const pace = await readPace(orm, context)
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="pace-${pace.today}.csv"`)
      return writePace(pace)
    },
  )
}
