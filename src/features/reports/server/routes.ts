import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { dashboardEndpoint, reportEndpoint } from '../contract'
import { REPORTS_CSV_PATH } from '../paths'
import { readDashboard } from './read-dashboard'
import { readReport, writeReport } from './read-report'

const config = { access: 'reports' } as const
const tags = ['staff']

/** What the hotel did in a period, for everybody on the staff. */
export function reportRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    reportEndpoint.path,
    {
      config,
      schema: {
        tags,
        querystring: reportEndpoint.querystring,
        response: { 200: reportEndpoint.response, 422: problemAnswer },
      },
    },
    async (request) => await readReport(context, request.query),
  )

  routes.get(
    dashboardEndpoint.path,
    { config, schema: { tags, response: { 200: dashboardEndpoint.response } } },
    () => readDashboard(context),
  )

  routes.get(
    REPORTS_CSV_PATH,
    {
      config,
      schema: {
        tags,
        summary: 'The same as a table for a spreadsheet',
        querystring: reportEndpoint.querystring,
        files: { 200: 'text/csv' },
      },
    },
    async (request, reply) => {
      const { first, last } = request.query
      const table = writeReport(await readReport(context, request.query))
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="report-${first}-${last}.csv"`)
      return table
    },
  )
}
