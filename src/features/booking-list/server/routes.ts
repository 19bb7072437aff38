import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { BOOKINGS_CSV_PATH } from '@/features/bookings/paths'
import type { ChargeEnding } from '@/features/bookings/server/booking-money'
import { staffBookingQuery } from '@/features/bookings/staff-contract'
import { atBusinessDay } from '@/features/business-day/server/read-business-day'
import { readBalances } from '@/features/payments/server/read-balance'
import { toAmount } from '@/kernel/money'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { bookingBalancesEndpoint, stepBookingsCall } from '../staff-contract'
import { exportBookings } from './export-bookings'
import { stepBookings } from './step-bookings'
import { beginTable } from './write-bookings'

const tags = ['staff']

/** What staff do with many bookings: their money beside the list, several a step on, all as a table. */
export function bookingListRoutes(app: FastifyInstance, context: Context, chargeEnding: ChargeEnding) {
  const { orm } = context.database
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    bookingBalancesEndpoint.path,
    {
      config: { access: ['front-desk', 'money', 'refunds'] },
      schema: {
        tags,
        summary: 'What is paid and due of up to 100 bookings',
        querystring: bookingBalancesEndpoint.querystring,
        response: { 200: bookingBalancesEndpoint.response },
      },
    },
    async (request) => {
      const balances = await readBalances(orm, request.query.ids.split(',').map(Number))
      return [...balances].map(([id, { paid, due }]) => ({ id, paid: toAmount(paid), due: toAmount(due) }))
    },
  )

  routes.post(
    stepBookingsCall.path,
    {
      config: { access: 'front-desk' },
      schema: {
        tags,
        summary: 'Confirms or cancels several bookings, each for itself, and says which stay as they were',
        body: stepBookingsCall.body,
        response: { 200: stepBookingsCall.response, 422: problemAnswer },
      },
    },
    async (request) => {
      // What it costs to cancel is charged on the day that staff are at.
      const at = request.body.status === 'cancelled' ? await atBusinessDay(context) : context
      const onFailure = (err: unknown) => request.log.error({ err }, 'bookings stepped in part')
      return await stepBookings(at, staffOf(request), request.body, chargeEnding, onFailure)
    },
  )

  routes.get(
    BOOKINGS_CSV_PATH,
    {
      // The guests' data leaves the house with it.
      config: { access: 'guests-data', fresh: true },
      schema: {
        tags,
        summary: 'What the list finds, with paid and due, as a table for a spreadsheet',
        querystring: staffBookingQuery.omit({ page: true, pageSize: true }),
        files: { 200: 'text/csv' },
      },
    },
    async (request, reply) => {
      const table = await beginTable(exportBookings(orm, request.query), (ids) => readBalances(orm, ids))
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="bookings-${context.today()}.csv"`)
      return reply.send(table)
    },
  )
}
