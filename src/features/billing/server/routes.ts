import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { billGroupCall, billingEndpoint, groupBillingEndpoint, setBillingCall } from '../contract'
import { billGroup, readBilling, readGroupBilling, setBilling } from './set-billing'

const config = { access: ['front-desk', 'money'] } as const
const tags = ['staff']
const params = z.object({ id: idText })

/** To whom bookings are billed. */
export function billingRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { orm } = context.database

  routes.get(
    billingEndpoint.path,
    { config, schema: { tags, params, response: { 200: billingEndpoint.response, 404: problemAnswer } } },
    async (request) => await readBilling(orm, request.params.id),
  )

  routes.put(
    setBillingCall.path,
    {
      config,
      schema: {
        tags,
        params,
        body: setBillingCall.body,
        response: { 200: setBillingCall.response, 404: problemAnswer, 422: problemAnswer },
      },
    },
    async (request) => await setBilling(orm, staffOf(request), request.params.id, request.body),
  )

  routes.get(
    groupBillingEndpoint.path,
    {
      config,
      schema: { tags, params, response: { 200: groupBillingEndpoint.response, 404: problemAnswer } },
    },
    async (request) => await readGroupBilling(orm, request.params.id),
  )

  routes.put(
    billGroupCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Bills all bookings of a group to one payer',
        params,
        body: billGroupCall.body,
        response: { 200: billGroupCall.response, 404: problemAnswer, 422: problemAnswer },
      },
    },
    async (request) => await billGroup(orm, staffOf(request), request.params.id, request.body),
  )
}
