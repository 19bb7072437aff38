import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { HouseError } from '@/kernel/errors'
import { idText, problemAnswer } from '@/kernel/wire'
import { staffOf } from '@/server/access'
import { recordChange } from '@/server/audit'
import type { Context } from '@/server/context'
import { limited } from '@/server/rate-limits'
import { guestBooking, guestChange, guestLink } from '../contract'
import { ADMIN_BOOKINGS_PATH, MY_BOOKING_PATH } from '../paths'
import { makeGuestLink } from './guest-links'
import { findBooking } from './list-bookings'
import { cancelByGuest, changeByGuest, readGuestBooking, writeGuestStayFile } from './serve-guest'

const tags = ['public']
const params = z.object({ token: z.string().max(100) })
const OWN = `${MY_BOOKING_PATH}/:token`

/** What a guest sees and does by the private link to a booking, and the link itself for staff to hand out. */
export function guestRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const answers = { 200: guestBooking, 404: problemAnswer }
  const writes = { ...answers, 409: problemAnswer, 422: problemAnswer, 429: problemAnswer }

  routes.get(
    OWN,
    { config: { access: 'anyone' }, schema: { tags, params, response: answers } },
    async (request, reply) => {
      keepPrivate(reply)
      return await readGuestBooking(context, request.params.token)
    },
  )

  routes.get(
    `${OWN}/stay.ics`,
    { config: { access: 'anyone' }, schema: { tags, summary: 'The stay as an .ics file', params } },
    async (request, reply) => {
      const file = await writeGuestStayFile(context, request.params.token)
      keepPrivate(reply)
      reply.header('content-type', 'text/calendar; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="stay.ics"')
      return reply.send(file)
    },
  )

  routes.patch(
    OWN,
    {
      config: { access: 'anyone', ...limited('guestPages') },
      schema: { tags, summary: 'Changes party or requests', params, body: guestChange, response: writes },
    },
    async (request, reply) => {
      keepPrivate(reply)
      return await changeByGuest(context, request.params.token, request.body)
    },
  )

  routes.post(
    `${OWN}/cancel`,
    {
      config: { access: 'anyone', ...limited('guestPages') },
      schema: { tags, summary: 'Cancels while that is free', params, response: writes },
    },
    async (request, reply) => {
      keepPrivate(reply)
      return await cancelByGuest(context, request.params.token)
    },
  )

  routes.post(
    `${ADMIN_BOOKINGS_PATH}/:id/guest-link`,
    {
      config: { access: 'user' },
      schema: {
        tags: ['staff'],
        summary: 'Makes a new private link for the guest; the one before leads nowhere any more',
        params: z.object({ id: idText }),
        response: { 200: guestLink, 404: problemAnswer },
      },
    },
    async (request, reply) => {
      const { id: rowId } = request.params
      const staff = staffOf(request)
      keepPrivate(reply)
      return await context.database.orm.transaction(async (transaction) => {
        if (!(await findBooking(transaction, rowId))) throw new HouseError('not-found')
        await recordChange(transaction, staff, {
          resource: 'bookings',
          rowId,
          action: 'update',
          after: { reason: 'a new private link' },
        })
        return { path: await makeGuestLink(transaction, rowId) }
      })
    },
  )
}

/** Kept nowhere, and its address told to nobody: whoever has it, has the booking. */
function keepPrivate(reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  reply.header('referrer-policy', 'no-referrer')
}
