import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { billingEndpoint, setBillingCall } from '../contract'
import { readBilling, setBilling } from './set-billing'

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
}
