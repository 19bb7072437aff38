import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { escapeHtml } from '@/server/mail/email'
import { UNSUBSCRIBE_PATH } from '../paths'
import { consentText } from '../rules/consent-text'
import { readUnsubscribeLink, unsubscribe } from './unsubscribe-links'

const words = consentText.unsubscribe
const FORM_BYTES = 1024
/** A page of one sentence and one button; nothing else may load or be sent. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"
const STYLE =
  'body{font:18px/1.6 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem;background:#faf5ea;color:#16241d}h1{font-size:1.6rem;line-height:1.25}button{font:inherit;padding:.7rem 1.4rem;border:0;border-radius:10px;background:#b4512b;color:#fff}'

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
        return answer(
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
        return answer(reply, words.done, '')
      },
    )
  })
}

function answer(reply: FastifyReply, title: string, body: string) {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  reply.header('referrer-policy', 'no-referrer').header('content-security-policy', POLICY)
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>\n`,
    )
}
