import type { FastifyReply } from 'fastify'
import { currentLanguage } from '@/kernel/language'
import { escapeHtml } from '@/server/mail/email'

/** A page of one sentence and one button; nothing else may load or be sent. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"
const STYLE =
  'body{font:18px/1.6 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem;background:#faf5ea;color:#16241d}h1{font:600 1.8rem/1.25 Georgia,serif}a{color:inherit}button{font:inherit;padding:.7rem 1.4rem;border:0;border-radius:10px;background:#b4512b;color:#fff}'

/** A page of a title and some HTML, for choices that are made by one press and need no script. */
export function sendPlainPage(reply: FastifyReply, title: string, body: string) {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  // Its secret address reaches no other site; without any referrer older browsers send the form as from nowhere.
  reply.header('referrer-policy', 'same-origin').header('content-security-policy', POLICY)
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>\n`,
    )
}
