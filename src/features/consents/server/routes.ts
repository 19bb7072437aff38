import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { bookings } from '@/features/bookings/server/table'
import { findGuestBookingId } from '@/features/my-booking/server/serve-guest'
import { AppError } from '@/kernel/errors'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { changeOwnConsentCall, ownConsentsEndpoint } from '../contract'
import { consentText as words } from '../rules/consent-text'
import { readConsents, saveAnswer } from './store'

const tags = ['public']
const params = z.object({ token: z.string().max(100) })
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer, 429: problemAnswer }

/** What the guest of a private link agrees to be written about, besides the booking itself. */
export function consentRoutes(app: FastifyInstance, context: Context) {
  const { orm } = context.database
  const routes = app.withTypeProvider<ZodTypeProvider>()

  async function findMailbox(token: string): Promise<string | null> {
    const id = await findGuestBookingId(context, token)
    const [booking] = await orm
      .select({ email: bookings.guestEmail })
      .from(bookings)
      .where(eq(bookings.id, id))
    return booking?.email ?? null
  }

  routes.get(
    ownConsentsEndpoint.path,
    {
      config: { access: 'anyone', ...limited('guestLooks') },
      schema: {
        tags,
        summary: 'What the guest of a booking is written about besides it',
        params,
        response: { 200: ownConsentsEndpoint.response, ...problems },
      },
    },
    async ({ params: { token } }, reply) => {
      reply.header('cache-control', 'no-store')
      const mailbox = await findMailbox(token)
      return mailbox === null ? [] : await readConsents(orm, mailbox)
    },
  )

  routes.post(
    changeOwnConsentCall.path,
    {
      config: { access: 'anyone', ...limited('guestPages') },
      schema: {
        tags,
        summary: 'Agrees to mails of one kind, or takes that back',
        params,
        body: changeOwnConsentCall.body,
        response: { 200: changeOwnConsentCall.response, ...problems },
      },
    },
    async ({ params: { token }, body }, reply) => {
      reply.header('cache-control', 'no-store')
      const email = await findMailbox(token)
      if (email === null) throw new AppError('step-not-allowed', { message: words.noMailbox })
      await saveAnswer(orm, { email, source: 'guest-page', ...body })
      return await readConsents(orm, email)
    },
  )
}
