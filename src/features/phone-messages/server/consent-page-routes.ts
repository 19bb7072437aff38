import { eq } from 'drizzle-orm'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { bookings } from '@/features/bookings/server/table'
import { sendPlainPage } from '@/features/consents/server/plain-page'
import { guestPagePath } from '@/features/guest-links/paths'
import { findGuestBookingId } from '@/features/my-booking/server/serve-guest'
import { inLanguage } from '@/kernel/language'
import type { Context } from '@/server/context'
import { toAppError } from '@/server/http/answer-errors'
import { limited } from '@/server/http/rate-limits'
import { escapeHtml } from '@/server/mail/email'
import { normalizePhone } from '@/server/normalize-phone'
import { ownPhonePath } from '../paths'
import { phoneConsentText as words } from '../rules/consent-text'
import { sendsToPhones } from './open-senders'
import { isStopped, listPhoneAnswers, mayMessage, savePhoneAnswer } from './store-consents'

const FORM_BYTES = 1024
const HTML = 'text/html'
const schema = {
  tags: ['public'],
  params: z.object({ token: z.string().max(100) }),
  files: { 200: HTML, 404: HTML, 409: HTML, 429: HTML },
}

/** Where a guest agrees to messages on the phone, and takes that back: a page of one button behind the private link. */
export function phoneConsentPageRoutes(app: FastifyInstance, context: Context) {
  const { orm } = context.database
  const url = ownPhonePath(guestPagePath(':token'))

  async function findPhone(token: string): Promise<string | null> {
    const id = await findGuestBookingId(context, token)
    const [booking] = await orm
      .select({ phone: bookings.guestPhone })
      .from(bookings)
      .where(eq(bookings.id, id))
    return booking?.phone ? normalizePhone(booking.phone) : null
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const routes = scope.withTypeProvider<ZodTypeProvider>()
    scope.setErrorHandler<FastifyError>(async (error, _request, reply) => {
      const { status, message } = toAppError(error)
      if (status !== 404 && status !== 429) throw error
      return sendPlainPage(reply.code(status), words.title, paragraph(message))
    })

    routes.get(
      url,
      {
        config: { access: 'anyone', ...limited('guestLooks') },
        schema: { ...schema, summary: 'Asks a guest about messages on the phone' },
      },
      async ({ params: { token } }, reply) => await showChoice(reply, token),
    )

    routes.post(
      url,
      {
        config: { access: 'anyone', takesForms: true, ...limited('guestPages') },
        schema: { ...schema, summary: 'Agrees to them, or takes that back' },
      },
      async ({ params: { token }, body }, reply) => {
        const phone = await findPhone(token)
        const isOn = wants(body)
        // Who takes it back is heard even where nothing is sent any more.
        const isRefused = isOn && phone !== null && isStopped(await listPhoneAnswers(orm, phone))
        if (!phone || isOn === null || isRefused || (isOn && !sendsToPhones(context.settings)))
          return await showChoice(reply.code(409), token)
        await savePhoneAnswer(orm, { phone, isOn, source: 'guest-page' })
        return sendPlainPage(
          reply,
          isOn ? words.started : words.stopped,
          paragraph(words.later) + back(token),
        )
      },
    )
  })

  async function showChoice(reply: FastifyReply, token: string) {
    const phone = await findPhone(token)
    if (phone !== null && isStopped(await listPhoneAnswers(orm, phone)))
      return sendPlainPage(reply, words.title, paragraph(words.stoppedByPhone(phone)) + back(token))
    const isOn = phone !== null && (await mayMessage(orm, phone))
    if (phone === null || (!isOn && !sendsToPhones(context.settings))) {
      const why = phone === null ? words.noPhone : words.closed
      return sendPlainPage(reply, words.title, paragraph(why) + back(token))
    }
    const [said, press, choice] = isOn
      ? [words.isOn(phone), words.stop, 'no']
      : [words.lead(phone), words.start, 'yes']
    const form = `<form method="post"><button name="choice" value="${choice}">${escapeHtml(press)}</button></form>`
    return sendPlainPage(reply, words.title, paragraph(said) + form + paragraph(words.later) + back(token))
  }
}

/** What was pressed; null for what is no such form. */
function wants(body: unknown): boolean | null {
  const choice = typeof body === 'object' && body !== null && 'choice' in body ? body.choice : null
  return choice === 'yes' ? true : choice === 'no' ? false : null
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

function back(token: string): string {
  return `<p><a href="${escapeHtml(inLanguage(guestPagePath(encodeURIComponent(token))))}">${escapeHtml(words.back)}</a></p>`
}
