import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { bookings } from '@/features/bookings/server/table'
import { contactsOf, findGuest } from '@/features/guests/server/find-guest'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { pageOf, tellPage } from '@/server/crud/list-page'
import { staffOf } from '@/server/http/access'
import * as contract from '../staff-contract'
import { changeGuest, mergeGuests } from './change-guest'
import { findGuestById, listGuests, readProfile } from './find-profiles'

const config = { access: 'front-desk' } as const
/** Whoever sees a booking sees whose it is. */
const reading = { access: ['front-desk', 'money', 'refunds'] } as const
const tags = ['staff']
const params = z.object({ id: idText })
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/** Profiles of guests, for everybody on the staff but those who clean. */
export function guestProfileRoutes(app: FastifyInstance, { database: { orm } }: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    contract.guestsEndpoint.path,
    {
      config,
      schema: {
        tags,
        querystring: contract.guestsEndpoint.querystring,
        response: { 200: contract.guestsEndpoint.response },
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query)
      const { guests, total } = await listGuests(orm, request.query.search, page)
      tellPage(request, reply, page, total)
      return guests
    },
  )

  routes.get(
    contract.guestEndpoint.path,
    {
      config,
      schema: { tags, params, response: { 200: contract.guestEndpoint.response, 404: problemAnswer } },
    },
    async (request) => await readProfile(orm, request.params.id),
  )

  routes.get(
    contract.knownGuestEndpoint.path,
    {
      config: reading,
      schema: {
        tags,
        summary: 'Who is known by an e-mail or a phone, or whose booking it is',
        querystring: contract.knownGuestEndpoint.querystring,
        response: { 200: contract.knownGuestEndpoint.response },
      },
    },
    async ({ query: { bookingId, email, phone } }) => {
      const [booked] = bookingId
        ? await orm
            .select({ email: bookings.guestEmail, phone: bookings.guestPhone })
            .from(bookings)
            .where(eq(bookings.id, bookingId))
        : [{ email: email ?? null, phone: phone ?? null }]
      const known = booked && (await findGuest(orm, contactsOf(booked.email, booked.phone)))
      return { guest: (known && (await findGuestById(orm, known.id))) ?? null }
    },
  )

  routes.patch(
    contract.changeGuestCall.path,
    {
      config,
      schema: {
        tags,
        params,
        body: contract.changeGuestCall.body,
        response: { 200: contract.changeGuestCall.response, ...problems },
      },
    },
    async (request) => {
      await changeGuest(orm, staffOf(request), request.params.id, request.body)
      return await readProfile(orm, request.params.id)
    },
  )

  routes.post(
    contract.mergeGuestCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Makes one profile of two: the other one’s stays, contacts and notes go over',
        params,
        body: contract.mergeGuestCall.body,
        response: { 200: contract.mergeGuestCall.response, ...problems },
      },
    },
    async (request) => {
      await mergeGuests(orm, staffOf(request), request.params.id, request.body.guestId)
      return await readProfile(orm, request.params.id)
    },
  )
}
