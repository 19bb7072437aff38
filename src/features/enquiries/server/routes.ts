import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { addDays, type Day, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { enquiryCall, venueDayEndpoint } from '../contract'
import { MOST_DAYS_AHEAD } from '../rules/enquiry-form'
import { enquiryText } from '../text'
import { addEnquiry, readVenueDay } from './store'

/** Room for the longest message in any script, written as JSON escapes. */
const LARGEST_BODY_BYTES = 64 * 1024

/** What a visitor asks of a venue: how a day stands, and for a quote. */
export function enquiryRoutes(app: FastifyInstance, { database: { orm }, today }: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    venueDayEndpoint.path,
    {
      config: { access: 'anyone', ...limited('guestLooks') },
      schema: {
        tags: ['public'],
        summary: 'Whether a hall is taken on a day, what else is on, and how many villas are free around it',
        querystring: venueDayEndpoint.querystring,
        response: { 200: venueDayEndpoint.response, 422: problemAnswer, 429: problemAnswer },
      },
    },
    async (request, reply) => {
      const date = assertAhead(request.query.date, today(), 'date')
      reply.header('cache-control', 'no-store')
      return await readVenueDay(orm, request.query.venue, date, today())
    },
  )

  routes.post(
    enquiryCall.path,
    {
      bodyLimit: LARGEST_BODY_BYTES,
      config: { access: 'anyone', ...limited('enquiries') },
      schema: {
        tags: ['public'],
        summary: 'Ask for a quote for a hall; nothing is held by it',
        body: enquiryCall.body,
        response: { 201: enquiryCall.response, 413: problemAnswer, 422: problemAnswer, 429: problemAnswer },
      },
    },
    async (request, reply) => {
      const eventDate = assertAhead(request.body.eventDate, today(), 'eventDate')
      // A program that filled in the hidden field hears the same and learns nothing from it.
      if (!request.body.website) await addEnquiry(orm, { ...request.body, eventDate })
      reply.header('cache-control', 'no-store')
      return reply.code(201).send({ success: true, message: enquiryText.success })
    },
  )
}

/** The day, which has to lie ahead and within two years. Throws invalid-input. */
function assertAhead(text: string, today: Day, path: string): Day {
  const day = toDay(text)
  const { past, far } = enquiryText.wrong
  const message = day < today ? past : day > addDays(today, MOST_DAYS_AHEAD) ? far : null
  if (message) throw new AppError('invalid-input', { problems: [{ path, message }] })
  return day
}
