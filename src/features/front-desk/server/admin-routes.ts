import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isEnding } from '@/features/bookings/rules/status'
import type { FindStepDoubts } from '@/features/bookings/server/ask-before-step'
import type { BookingMoney } from '@/features/bookings/server/booking-money'
import { changeBooking } from '@/features/bookings/server/change-booking'
import { changeStatus } from '@/features/bookings/server/change-status'
import { countBookings, findBooking, listBookings } from '@/features/bookings/server/list-bookings'
import {
  addNoteCall,
  bookingHistoryEndpoint,
  bookingNotesEndpoint,
  bookingSummaryEndpoint,
  changeBookingCall,
  staffBookingEndpoint,
  staffBookingsEndpoint,
  takeBookingCall,
} from '@/features/bookings/staff-contract'
import { atBusinessDay } from '@/features/business-day/server/read-business-day'
import { summarizeBookings } from '@/features/payments/server/summarize-bookings'
import { AppError } from '@/kernel/errors'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { cutPage, pageOf, pageQuery, tellPage } from '@/server/crud/list-page'
import { staffOf } from '@/server/http/access'
import { idempotencyHeaders } from '@/server/http/idempotency-headers'
import { excuseExceeded } from '../rules/exceed-limits'
import { createStaffBooking } from './create-staff-booking'
import { addNote, listEvents, listNotes } from './store-notes'

const config = { access: 'front-desk' } as const
/** Whoever takes money sees whose it is. */
const reading = { access: ['front-desk', 'money', 'refunds'] } as const
const tags = ['staff']
const params = z.object({ id: idText })
const querystring = z.object(pageQuery)
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/** Bookings, for everybody on the staff. */
export function bookingAdminRoutes(
  app: FastifyInstance,
  context: Context,
  money: BookingMoney,
  findDoubts: FindStepDoubts,
) {
  const { orm } = context.database
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    staffBookingsEndpoint.path,
    {
      config: reading,
      schema: {
        tags,
        querystring: staffBookingsEndpoint.querystring,
        response: { 200: staffBookingsEndpoint.response },
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query)
      tellPage(request, reply, page, await countBookings(orm, request.query))
      return await listBookings(orm, request.query, page)
    },
  )

  routes.get(
    bookingSummaryEndpoint.path,
    {
      config: reading,
      schema: {
        tags,
        querystring: bookingSummaryEndpoint.querystring,
        response: { 200: bookingSummaryEndpoint.response },
      },
    },
    async (request) => await summarizeBookings(orm, request.query),
  )

  routes.get(
    staffBookingEndpoint.path,
    {
      config: reading,
      schema: { tags, params, response: { 200: staffBookingEndpoint.response, 404: problemAnswer } },
    },
    async (request) => {
      const booking = await findBooking(orm, request.params.id)
      if (!booking) throw new AppError('not-found')
      return booking
    },
  )

  routes.post(
    takeBookingCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Takes a booking down for a guest who called or stands at the desk',
        headers: idempotencyHeaders,
        body: takeBookingCall.body,
        response: { 201: takeBookingCall.response, 409: problemAnswer, 422: problemAnswer },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const made = await createStaffBooking(
        await atBusinessDay(context),
        staffOf(request),
        request.body,
        key,
        findDoubts,
      )
      return reply.code(201).send(made)
    },
  )

  routes.patch(
    changeBookingCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Takes a booking one legal step on, or gives it other nights, villa, party or guest data',
        params,
        body: changeBookingCall.body,
        response: { 200: changeBookingCall.response, ...problems },
      },
    },
    async (request) => {
      const { body } = request
      const { status, reason, fee, asksFirst } = body
      const staff = staffOf(request)
      const { id } = request.params
      if (status === undefined) {
        const excuse = body.limitsReason ? { excuse: excuseExceeded } : {}
        return await changeBooking(await atBusinessDay(context), staff, id, {
          change: body,
          ...money,
          ...excuse,
          findDoubts,
        })
      }
      const step = { status, reason, fee, asksFirst }
      const { chargeEnding } = money
      // What it costs to stay away is charged on the day that staff are at; who comes and leaves does so by the clock.
      const at = isEnding(status) ? await atBusinessDay(context) : context
      return await changeStatus(at, staff, id, step, chargeEnding, findDoubts)
    },
  )

  routes.get(
    bookingHistoryEndpoint.path,
    {
      config: reading,
      schema: {
        tags,
        params,
        querystring,
        response: { 200: bookingHistoryEndpoint.response, 404: problemAnswer },
      },
    },
    async (request, reply) =>
      cutPage(request, reply, request.query, await listEvents(orm, request.params.id)),
  )

  routes.get(
    bookingNotesEndpoint.path,
    {
      config: reading,
      schema: {
        tags,
        params,
        querystring,
        response: { 200: bookingNotesEndpoint.response, 404: problemAnswer },
      },
    },
    async (request, reply) => cutPage(request, reply, request.query, await listNotes(orm, request.params.id)),
  )

  routes.post(
    addNoteCall.path,
    {
      config,
      schema: { tags, params, body: addNoteCall.body, response: { 201: addNoteCall.response, ...problems } },
    },
    async (request, reply) => {
      const note = await addNote(orm, staffOf(request), request.params.id, request.body.text)
      return reply.code(201).send(note)
    },
  )
}
