import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '@/kernel/errors'
import type { Settings } from '../env'
import { readSessionCookie } from './session-cookie'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it takes what a plain form sends, which any site's page can send without a cookie of ours. */
    takesForms?: true
  }
}

const CHANGES_NOTHING = ['GET', 'HEAD', 'OPTIONS']
const SIGN_IN = '/api/auth/'

/**
 * Refuses what another site's page would have a signed-in browser do, or sign it in as somebody else, and the plain forms
 * that it would send from a guest's browser.
 * Browsers say where a call comes from; programs that say nothing carry no stolen cookie. Throws other-origin.
 */
export function rejectOtherOrigins(app: FastifyInstance, settings: Settings) {
  app.addHook('onRequest', async (request) => {
    if (CHANGES_NOTHING.includes(request.method)) return
    // As the router found it: in the address itself letters may stand in other writing.
    const isSignIn = request.routeOptions.url?.startsWith(SIGN_IN) ?? false
    const isForm = request.routeOptions.config.takesForms === true
    const isAtStake = isSignIn || isForm || readSessionCookie(request, settings) !== undefined
    if (isAtStake && !isOurs(request, settings)) throw new AppError('other-origin')
  })
}

function isOurs(request: FastifyRequest, settings: Settings): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (settings.SITE_URL !== undefined && origin === new URL(settings.SITE_URL).origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
