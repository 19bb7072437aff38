import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../env'

const LONGEST_SECONDS = 7 * 24 * 60 * 60

/** The secret in a browser's session cookie; undefined when there is none. */
export function readSessionCookie(request: FastifyRequest, settings: Settings): string | undefined {
  const name = sessionCookieName(settings)
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined
  }
  return undefined
}

/** Gives a browser its session secret, or takes it away (null); scripts and other sites never see it. */
export function setSessionCookie(reply: FastifyReply, settings: Settings, secret: string | null) {
  const maxAge = secret === null ? 0 : LONGEST_SECONDS
  const secure = isSecure(settings) ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${sessionCookieName(settings)}=${secret ?? ''}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
  )
}

/** Browsers take a `__Host-` cookie only over https and from this very host, so no subdomain can plant one. */
export function sessionCookieName(settings: Settings): string {
  return isSecure(settings) ? '__Host-session' : 'session'
}

function isSecure(settings: Settings): boolean {
  return settings.SITE_URL?.startsWith('https:') ?? false
}
