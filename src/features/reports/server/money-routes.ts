import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { moneyReportEndpoint } from '../contract'
import { HOTEL_TAX_CSV_PATH, VAT_CSV_PATH } from '../paths'
import { readMoneyReport, writeHotelTax, writeVatReport } from './read-money-report'

const config = { access: 'reports' } as const
const tags = ['staff']
const { path, querystring, response } = moneyReportEndpoint

/** Sales, taxes, takings and deposits of a month, for everybody on the staff. */
export function moneyReportRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    path,
    { config, schema: { tags, querystring, response: { 200: response, 422: problemAnswer } } },
    async (request) => await readMoneyReport(context, request.query.month),
  )

  for (const { file, name, summary, write } of [
    {
      file: VAT_CSV_PATH,
      name: 'vat',
      summary: 'The value added tax of a month, line by line, as a table for a spreadsheet',
      write: writeVatReport,
    },
    {
      file: HOTEL_TAX_CSV_PATH,
      name: 'hotel-tax',
      summary: 'The till book of the hotel tax of a month as a table for a spreadsheet',
      write: writeHotelTax,
    },
  ])
    routes.get(
      file,
      { config, schema: { tags, summary, querystring, files: { 200: 'text/csv' } } },
      async (request, reply) => {
        const { month } = request.query
        reply.type('text/csv; charset=utf-8')
        reply.header('content-disposition', `attachment; filename="${name}-${month}.csv"`)
        return await write(context, month)
      },
    )
}
