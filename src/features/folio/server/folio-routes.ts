import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { setPriceCall } from '@/features/booking-prices/staff-contract'
import { atBusinessDay } from '@/features/business-day/server/read-business-day'
import { listWaiting } from '@/features/money-approvals/server/read-approvals'
import { approvalsEndpoint, decideApprovalCall } from '@/features/money-approvals/staff-contract'
import { bookingLedger } from '@/features/payments/contract'
import { chargeGuest, correctCharge } from '@/features/payments/server/charge-guest'
import { decideApproval } from '@/features/payments/server/decide-approval'
import { discountGuest, refundMoney } from '@/features/payments/server/give-money'
import { moveMoney } from '@/features/payments/server/move-money'
import { priceBooking } from '@/features/payments/server/price-booking'
import type { ProviderRefunds } from '@/features/payments/server/provider-refunds'
import { sendBack } from '@/features/payments/server/send-back'
import {
  chargeGuestCall,
  correctChargeCall,
  discountCall,
  moveMoneyCall,
  refundCall,
} from '@/features/payments/staff-contract'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { idempotencyHeaders } from '@/server/http/idempotency-headers'

const config = { access: ['front-desk', 'money'] } as const
/** Within the limits of the property facts; beyond them it waits for somebody who may give refunds. */
const giving = { access: ['money', 'refunds'] } as const
const tags = ['staff']
const params = z.object({ id: idText })
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }
const written = { 201: bookingLedger, ...problems }
/** 202: it waits for an admin. */
const maybeWaiting = { ...written, 202: bookingLedger }

/** What staff write into a folio besides payments, and what admins approve of it. */
export function folioRoutes(app: FastifyInstance, context: Context, refunds: ProviderRefunds) {
  const { orm } = context.database
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const headers = idempotencyHeaders

  routes.post(
    chargeGuestCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Charge a guest for something besides the nights',
        params,
        headers,
        body: chargeGuestCall.body,
        response: written,
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const { params: to, body } = request
      return reply
        .code(201)
        .send(await chargeGuest(await atBusinessDay(context), staffOf(request), to.id, body, key))
    },
  )

  routes.post(
    correctChargeCall.path,
    {
      config: giving,
      schema: {
        tags,
        summary: 'Take a charge or a discount back by an entry of the opposite amount',
        params: params.extend({ chargeId: idText }),
        body: correctChargeCall.body,
        response: written,
      },
    },
    async (request, reply) => {
      const { id: bookingId, chargeId } = request.params
      const wanted = { bookingId, chargeId, reason: request.body.reason }
      return reply.code(201).send(await correctCharge(orm, staffOf(request), wanted))
    },
  )

  routes.post(
    discountCall.path,
    {
      config: giving,
      schema: {
        tags,
        summary: 'Let a guest off an amount; 202 where it waits for an admin',
        params,
        headers,
        body: discountCall.body,
        response: maybeWaiting,
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const { params: to, body } = request
      const { ledger, isWaiting } = await discountGuest(
        await atBusinessDay(context),
        staffOf(request),
        to.id,
        body,
        key,
      )
      return reply.code(isWaiting ? 202 : 201).send(ledger)
    },
  )

  routes.post(
    refundCall.path,
    {
      config: giving,
      schema: {
        tags,
        summary:
          'Give money back that was paid, or have its provider send it; 202 where it waits for an admin',
        params,
        headers,
        body: refundCall.body,
        response: { ...problems, 201: refundCall.response, 202: refundCall.response },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const { params: to, body } = request
      const staff = staffOf(request)
      if (typeof body.onlinePaymentId === 'number') {
        const wanted = { bookingId: to.id, refund: body, onlinePaymentId: body.onlinePaymentId, key }
        const { ledger, isWaiting, sentBack } = await sendBack(context, refunds, staff, wanted)
        return reply.code(isWaiting ? 202 : 201).send({ ...ledger, sentBack })
      }
      const { ledger, isWaiting } = await refundMoney(orm, refunds, staff, to.id, body, key)
      return reply.code(isWaiting ? 202 : 201).send(ledger)
    },
  )

  routes.post(
    moveMoneyCall.path,
    {
      config: { access: 'money' },
      schema: {
        tags,
        summary: 'Move money that was paid to another booking',
        params,
        headers,
        body: moveMoneyCall.body,
        response: written,
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const { params: from, body } = request
      return reply.code(201).send(await moveMoney(orm, refunds, staffOf(request), from.id, body, key))
    },
  )

  routes.post(
    setPriceCall.path,
    {
      config: { access: 'set-prices' },
      schema: {
        tags,
        summary: 'Set the price of the nights ahead of a booking; 202 where it waits for an admin',
        params,
        body: setPriceCall.body,
        response: { 200: setPriceCall.response, 202: setPriceCall.response, ...problems },
      },
    },
    async (request, reply) => {
      const priced = await priceBooking(
        await atBusinessDay(context),
        staffOf(request),
        request.params.id,
        request.body,
      )
      return reply.code(priced.isWaiting ? 202 : 200).send(priced)
    },
  )

  routes.get(
    approvalsEndpoint.path,
    {
      config: { access: ['front-desk', 'money', 'refunds'] },
      schema: {
        tags,
        summary: 'Refunds, discounts and lower prices that wait for an admin',
        querystring: approvalsEndpoint.querystring,
        response: { 200: approvalsEndpoint.response },
      },
    },
    async (request) => await listWaiting(orm, request.query.bookingId),
  )

  routes.post(
    decideApprovalCall.path,
    {
      config: { access: 'refunds' },
      schema: {
        tags,
        summary: 'Approve or refuse a refund, a discount or a lower price that waits',
        params,
        body: decideApprovalCall.body,
        response: { 200: decideApprovalCall.response, ...problems },
      },
    },
    async (request) =>
      await decideApproval(
        await atBusinessDay(context),
        refunds,
        staffOf(request),
        request.params.id,
        request.body.decision,
      ),
  )
}
