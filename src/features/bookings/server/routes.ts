import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '@/kernel/errors'
import { mayDo } from '@/kernel/roles'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { namesPage, pageOf, pageQuery, tellPage, WHOLE } from '@/server/crud/list-page'
import { idempotencyHeaders } from '@/server/http/idempotency-headers'
import { limited } from '@/server/http/rate-limits'
import { type AvailabilityQuery, askBookingCall, bookedNightsEndpoint, createBookingCall } from '../contract'
import { calendarQuery, staffBooking } from '../staff-contract'
import type { Selling } from './booking-extras'
import { createBooking, findSentBooking } from './create-booking'
import { countBookings, listBookings } from './list-bookings'
import { listBlockedNights, listBookedNights } from './store'

export function bookingRoutes(app: FastifyInstance, context: Context, { sellExtras, offerDeposit }: Selling) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const selling: Selling = {
    sellExtras,
    // The nights are booked whatever becomes of the offer; the guest's own page asks for the deposit too.
    offerDeposit: async (...about) => {
      try {
        return await offerDeposit(...about)
      } catch (error) {
        app.log.error(error, 'The deposit of a request could not be offered')
        return undefined
      }
    },
  }

  routes.get(
    bookedNightsEndpoint.path,
    {
      config: { access: 'anyone' },
      schema: {
        tags: ['public'],
        summary:
          'Which nights are taken between two days, both included; all of every booking, and then what is blocked, to staff, by pages where these are no days or more than 400',
        querystring: calendarQuery.extend(pageQuery),
        response: {
          200: z.array(z.union([staffBooking, bookedNightsEndpoint.response.element])),
          422: problemAnswer,
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { orm } = context.database
      const staff = await request.findStaff()
      if (!staff || staff.lacksSecondFactor || !mayDo(staff.permissions, 'front-desk'))
        return await listBookedNights(orm, assertDays(request.query))
      const count = await countBookings(orm, request.query)
      // The site's calendar shows blocked nights as taken to staff too.
      const blocked = await listBlockedNights(orm, request.query)
      const isWindow =
        !namesPage(request.query) && bookedNightsEndpoint.querystring.safeParse(request.query).success
      const page = isWindow ? WHOLE : pageOf(request.query)
      tellPage(request, reply, page, count + blocked.length)
      const items = page.offset < count ? await listBookings(orm, request.query, page) : []
      const first = Math.max(0, page.offset - count)
      return [...items, ...blocked.slice(first, first + page.limit - items.length)]
    },
  )

  routes.post(
    createBookingCall.path,
    {
      config: { access: 'anyone', ...limited('bookings') },
      schema: {
        tags: ['public'],
        summary: 'Ask for a stay; it is created pending and holds its nights',
        headers: idempotencyHeaders,
        body: createBookingCall.body,
        response: {
          201: createBookingCall.response,
          409: problemAnswer,
          422: problemAnswer,
          429: problemAnswer,
        },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const sender = { key, address: request.ip }
      const receipt = await createBooking(context, request.body, sender, selling)
      reply.header('cache-control', 'no-store')
      return reply.code(201).send(receipt)
    },
  )

  routes.post(
    askBookingCall.path,
    {
      config: { access: 'anyone', ...limited('guestLooks') },
      schema: {
        tags: ['public'],
        summary: 'What became of a booking that was sent under a key, by the same request; nothing is booked',
        headers: idempotencyHeaders.required(),
        body: askBookingCall.body,
        response: {
          200: askBookingCall.response,
          409: problemAnswer,
          422: problemAnswer,
          429: problemAnswer,
        },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      reply.header('cache-control', 'no-store')
      return { booking: await findSentBooking(context, request.body, key, selling) }
    },
  )
}

/** Visitors name the days they ask about, so that nobody reads years of nights in one call. Throws invalid-input. */
function assertDays(query: unknown): AvailabilityQuery {
  const checked = bookedNightsEndpoint.querystring.safeParse(query)
  if (checked.success) return checked.data
  const problems = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new AppError('invalid-input', { problems })
}
