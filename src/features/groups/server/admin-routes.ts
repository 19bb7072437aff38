import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { BookingMoney } from '@/features/bookings/server/booking-money'
import { atBusinessDay } from '@/features/business-day/server/read-business-day'
import { AppError } from '@/kernel/errors'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { idempotencyHeaders } from '@/server/http/idempotency-headers'
import {
  changeContactCall,
  moveGroupCall,
  staffGroupEndpoint,
  stepGroupCall,
  takeGroupCall,
} from '../staff-contract'
import { changeContact, type EndLinks } from './change-contact'
import { type BillBooking, createStaffGroup } from './create-staff-group'
import { moveGroup } from './move-group'
import { findGroup } from './read-group'
import { stepGroup } from './step-group'

const config = { access: 'front-desk' } as const
const tags = ['staff']
const params = z.object({ id: idText })
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/** Groups of bookings, for everybody on the staff. */
export function groupAdminRoutes(
  app: FastifyInstance,
  context: Context,
  {
    chargeEnding,
    repriceExtras,
    endLinks,
    billBooking,
  }: Pick<BookingMoney, 'chargeEnding' | 'repriceExtras'> & { endLinks: EndLinks; billBooking: BillBooking },
) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    staffGroupEndpoint.path,
    {
      config,
      schema: { tags, params, response: { 200: staffGroupEndpoint.response, 404: problemAnswer } },
    },
    async (request) => {
      const group = await findGroup(context.database.orm, request.params.id)
      if (!group) throw new AppError('not-found')
      return group
    },
  )

  routes.post(
    takeGroupCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Takes several villas down as one; all of them or none',
        headers: idempotencyHeaders,
        body: takeGroupCall.body,
        response: { 201: takeGroupCall.response, 409: problemAnswer, 422: problemAnswer },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const group = await createStaffGroup(
        await atBusinessDay(context),
        staffOf(request),
        request.body,
        key,
        billBooking,
      )
      return reply.code(201).send(group)
    },
  )

  routes.patch(
    stepGroupCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Confirms or cancels all villas of a group, or none',
        params,
        body: stepGroupCall.body,
        response: { 200: stepGroupCall.response, ...problems },
      },
    },
    async (request) =>
      await stepGroup(
        await atBusinessDay(context),
        staffOf(request),
        request.params.id,
        request.body,
        chargeEnding,
      ),
  )

  routes.post(
    moveGroupCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Moves all villas of a group by some days, or none',
        params,
        body: moveGroupCall.body,
        response: { 200: moveGroupCall.response, ...problems },
      },
    },
    async (request) =>
      await moveGroup(
        await atBusinessDay(context),
        staffOf(request),
        request.params.id,
        request.body,
        repriceExtras,
      ),
  )

  routes.patch(
    changeContactCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Gives a group another guest in charge, or another way to reach them',
        params,
        body: changeContactCall.body,
        response: { 200: changeContactCall.response, ...problems },
      },
    },
    async (request) =>
      await changeContact(context, staffOf(request), request.params.id, request.body, endLinks),
  )
}
