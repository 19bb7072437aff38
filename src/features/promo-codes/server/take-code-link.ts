import type { FastifyInstance } from 'fastify'
import { readCode } from '@/features/rates/rules/promo'
import { inLanguage } from '@/kernel/language'
import type { Settings } from '@/server/env'
import { CODE_COOKIE } from '../paths'

const LASTS_SECONDS = 24 * 60 * 60
const CODE_FORM = /^[A-Z0-9-]{3,40}$/

/** Addresses where a `code` is something else, or where no booking begins. */
const ELSEWHERE = /^\/(api|admin|my-booking|my-review|pay|assets|staff-assets|uploads)(\/|$)/

/**
 * A link to any page may bring a code, as `?code=MARCH`. It is kept in a cookie, which the steps of the booking read with scripts
 * and without, and the guest goes on to the same page without it, so that pages stay the same for all.
 */
export function takeCodeLinks(app: FastifyInstance, settings: Settings) {
  app.addHook('onRequest', async (request, reply) => {
    const url = request.raw.url ?? ''
    const [path = ''] = url.split('?', 1)
    const search = url.slice(path.length + 1)
    if (
      request.method !== 'GET' ||
      !search.includes('code=') ||
      !path.startsWith('/') ||
      ELSEWHERE.test(path)
    )
      return
    const query = new URLSearchParams(search)
    const typed = query.get('code')
    if (typed === null) return
    query.delete('code')
    const code = readCode(typed)
    if (CODE_FORM.test(code))
      reply.setCookie(CODE_COOKIE, code, {
        path: '/',
        maxAge: LASTS_SECONDS,
        sameSite: 'lax',
        secure: settings.SITE_URL?.startsWith('https:') ?? false,
      })
    reply.header('cache-control', 'no-store')
    // One slash, so that the way never leads to another host.
    const rest = query.size > 0 ? `?${query}` : ''
    return reply.redirect(inLanguage(path.replace(/^[/\\]+/, '/') + rest), 302)
  })
}
