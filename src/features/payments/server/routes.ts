import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { readCharges } from '@/features/charges/server/read-charges'
import { readPropertyFacts } from '@/features/property/server/store'
import { AppError } from '@/kernel/errors'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { idempotencyHeaders } from '@/server/http/idempotency-headers'
import { bookingLedgerEndpoint, reversePaymentCall, takePaymentCall } from '../contract'
import type { ProviderRefunds } from './provider-refunds'
import { readLedger, reversePayment, takePayment } from './store'

const config = { access: ['front-desk', 'money', 'refunds'] } as const
const tags = ['staff']
const params = z.object({ id: idText })
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/** The money of a booking, for everybody on the staff: it is added to, and what was wrong is reversed. */
export function paymentRoutes(
  app: FastifyInstance,
  { database: { orm }, root, today }: Context,
  refunds: ProviderRefunds,
) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    bookingLedgerEndpoint.path,
    {
      config,
      schema: { tags, params, response: { 200: bookingLedgerEndpoint.response, 404: problemAnswer } },
    },
    async (request) => await readLedger(orm, request.params.id),
  )

  routes.post(
    takePaymentCall.path,
    {
      config: { access: 'money' },
      schema: {
        tags,
        params,
        headers: idempotencyHeaders,
        body: takePaymentCall.body,
        response: { 201: takePaymentCall.response, ...problems },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const { body } = request
      return reply.code(201).send(await takePayment(orm, staffOf(request), request.params.id, body, key))
    },
  )

  routes.post(
    reversePaymentCall.path,
    {
      config: { access: ['money', 'refunds'], fresh: true },
      schema: {
        tags,
        params: params.extend({ paymentId: idText }),
        body: reversePaymentCall.body,
        response: { 201: reversePaymentCall.response, ...problems },
      },
    },
    async (request, reply) => {
      const { id: bookingId, paymentId } = request.params
      const wanted = { bookingId, paymentId, reason: request.body.reason }
      return reply.code(201).send(await reversePayment(orm, refunds, staffOf(request), wanted))
    },
  )

  routes.get(
    `${ADMIN_BOOKINGS_PATH}/:id/receipt.pdf`,
    {
      config,
      schema: {
        tags,
        summary: 'What was paid and what is due, for the guest',
        params,
        files: { 200: 'application/pdf' },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const booking = await findBooking(orm, id)
      if (!booking) throw new AppError('not-found')
      const facts = await readPropertyFacts(orm)
      const { printReceipt } = await import('./print-receipt')
      const receipt = await printReceipt({
        facts,
        booking,
        ledger: await readLedger(orm, id),
        charges: await readCharges(orm, id),
        today: today(),
        fonts: join(root, 'assets/fonts/print'),
      })
      reply.type('application/pdf')
      // To keep: viewers inside browsers stumble over the policy that answers of the API come with.
      reply.header('content-disposition', `attachment; filename="statement-${booking.reference}.pdf"`)
      return receipt
    },
  )
}
