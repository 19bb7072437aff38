import type { FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage, splitLanguage } from '@/kernel/language'
import type { Settings } from '@/server/env'
import { PAYMENT_RETURN_PATH } from '../paths'

const COOKIE = 'way-back'
const LASTS_SECONDS = 24 * 60 * 60

/** Pages a payment is begun on. What else a cookie says leads nowhere: another site may have planted it. */
const PAGES = /^\/(my-booking|pay)\/[\w~-]{1,100}$/

/** Where a payer goes who comes back in another browser: there the private link is mailed again. */
const ELSEWHERE = '/my-booking'

/**
 * Remembers in the payer's browser alone to which page the way back from the provider leads: its address is a secret,
 * which no provider is told.
 */
export function rememberWayBack(reply: FastifyReply, settings: Settings, reference: string, page: string) {
  reply.setCookie(COOKIE, inLanguage(page), {
    path: `${PAYMENT_RETURN_PATH}/${reference}`,
    maxAge: LASTS_SECONDS,
    httpOnly: true,
    // The way back is a navigation from another site.
    sameSite: 'lax',
    secure: settings.SITE_URL?.startsWith('https:') ?? false,
  })
}

/** The page a payer comes back to. */
export function readWayBack(request: FastifyRequest): string {
  const page = request.cookies[COOKIE] ?? ''
  return PAGES.test(splitLanguage(page).path) ? page : ELSEWHERE
}
