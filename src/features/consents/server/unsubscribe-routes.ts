import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { escapeHtml } from '@/server/mail/email'
import { UNSUBSCRIBE_PATH } from '../paths'
import { consentText } from '../rules/consent-text'
import { sendPlainPage } from './plain-page'
import { readUnsubscribeLink, unsubscribe } from './unsubscribe-links'

const words = consentText.unsubscribe
const FORM_BYTES = 1024
const params = z.object({ token: z.string().max(200) })
const config = { access: 'anyone', ...limited('guestPages') } as const

/**
 * The end of mails of one kind, by the link in one of them: a page with a button for people, and the one press of mail
 * programs (RFC 8058), which send a form without a cookie and look at no page.
 */
export function unsubscribeRoutes(app: FastifyInstance, context: Context) {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, _body, done) => done(null, {}),
    )
    const routes = scope.withTypeProvider<ZodTypeProvider>()
    const schema = { tags: ['public'], params, files: { 200: 'text/html' } }

    routes.get(
      UNSUBSCRIBE_PATH,
      { config, schema: { ...schema, summary: 'Asks whether to end mails of the link’s kind' } },
      async ({ params: { token } }, reply) => {
        const { purpose } = await readUnsubscribeLink(context.settings, token)
        const form = `<form method="post"><button>${escapeHtml(words.press)}</button></form>`
        return sendPlainPage(
          reply,
          words.title,
          `<p>${escapeHtml(words.lead(consentText.names[purpose]))}</p>${form}`,
        )
      },
    )

    routes.post(
      UNSUBSCRIBE_PATH,
      {
        config: { ...config, takesForms: true },
        schema: { ...schema, summary: 'Ends them: the one press of mail programs (RFC 8058)' },
      },
      async ({ params: { token } }, reply) => {
        await unsubscribe(context, token)
        return sendPlainPage(reply, words.done, '')
      },
    )
  })
}
