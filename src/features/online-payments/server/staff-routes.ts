import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { bookings } from '@/features/bookings/server/table'
import { bookingPayments } from '@/features/payments/server/table'
import { AppError } from '@/kernel/errors'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { type StaffPayment, staffPaymentsEndpoint } from '../staff-contract'
import { readRefunds, toRefundable, toStaffRefund } from './read-refunds'
import { toGuestPayment } from './store'
import { onlinePayments } from './table'

const MOST = 100

/** What became of the online payments of a booking, for everybody on the staff. */
export function staffPaymentRoutes(app: FastifyInstance, context: Context) {
  const params = z.object({ id: idText })
  const response = { 200: staffPaymentsEndpoint.response, 404: problemAnswer }
  app.withTypeProvider<ZodTypeProvider>().get(
    staffPaymentsEndpoint.path,
    {
      config: { access: ['front-desk', 'money', 'refunds'] },
      schema: { tags: ['staff'], params, response },
    },
    async (request) => await listStaffPayments(context, request.params.id),
  )
}

/** The newest online payments of a booking. Throws not-found. */
async function listStaffPayments(
  { database: { orm }, settings }: Context,
  bookingId: number,
): Promise<StaffPayment[]> {
  if ((await orm.$count(bookings, eq(bookings.id, bookingId))) === 0) throw new AppError('not-found')
  const rows = await orm
    .select({ row: onlinePayments, entry: bookingPayments })
    .from(onlinePayments)
    .leftJoin(bookingPayments, eq(bookingPayments.id, onlinePayments.paymentId))
    .where(eq(onlinePayments.bookingId, bookingId))
    .orderBy(desc(onlinePayments.id))
    .limit(MOST)
  const refundsOf = await readRefunds(
    orm,
    rows.map(({ row }) => row.id),
  )
  return rows.map(({ row, entry }) => {
    const refunds = refundsOf(row.id)
    const { redirectUrl: _payersOwn, ...payment } = toGuestPayment(row, entry, new Date(), refunds)
    const { id, linkId, confirmation, account, failureDetail, lastAskedAt } = row
    return {
      ...payment,
      ...{ id, linkId, confirmation, account, failureDetail },
      lastAskedAt: lastAskedAt?.toISOString() ?? null,
      refunds: refunds.map(toStaffRefund),
      refundable: toRefundable(settings, row, entry, refunds),
    }
  })
}
