import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { BUDGETS_CSV_PATH } from '../paths'
import { budgetsEndpoint, setBudgetsCall } from '../staff-contract'
import { readBudgetYear, writeBudgets } from './read-budgets'
import { setBudgets } from './set-budgets'

const tags = ['staff']
const { path, querystring, response } = budgetsEndpoint

/** Budgets of months: read with the reports, set by whoever sets prices. */
export function budgetRoutes(app: FastifyInstance, { database: { orm } }: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    path,
    {
      config: { access: 'reports' },
      schema: { tags, querystring, response: { 200: response, 422: problemAnswer } },
    },
    (request) => readBudgetYear(orm, request.query.year),
  )

  routes.get(
    BUDGETS_CSV_PATH,
    {
      config: { access: 'reports' },
      schema: {
        tags,
        summary: 'The same as a table for a spreadsheet',
        querystring,
        files: { 200: 'text/csv' },
      },
    },
    async (request, reply) => {
      const { year } = request.query
      const table = writeBudgets(await readBudgetYear(orm, year))
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="budget-${year}.csv"`)
      return table
    },
  )

  routes.put(
    setBudgetsCall.path,
    {
      config: { access: 'prices' },
      schema: {
        tags,
        summary: 'Sets or clears the budgets of months, by what was seen of each',
        body: setBudgetsCall.body,
        response: { 200: setBudgetsCall.response, 409: problemAnswer, 422: problemAnswer },
      },
    },
    async (request) => {
      await setBudgets(orm, staffOf(request), request.body)
      return { months: request.body.months.map(({ month, budget }) => ({ month, budget })) }
    },
  )
}
