import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../env'

const LONGEST_SECONDS = 7 * 24 * 60 * 60

/** The secret in a browser's session cookie; undefined when there is none. */
export function readSessionCookie(request: FastifyRequest, settings: Settings): string | undefined {
  return request.cookies[sessionCookieName(settings)] || undefined
}

/** Gives a browser its session secret, or takes it away (null); scripts and other sites never see it. */
export function setSessionCookie(reply: FastifyReply, settings: Settings, secret: string | null) {
  reply.setCookie(sessionCookieName(settings), secret ?? '', {
    path: '/',
    maxAge: secret === null ? 0 : LONGEST_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(settings),
  })
}

/** Browsers take a `__Host-` cookie only over https and from this very host, so no subdomain can plant one. */
export function sessionCookieName(settings: Settings): string {
  return isSecure(settings) ? '__Host-session' : 'session'
}

function isSecure(settings: Settings): boolean {
  return settings.SITE_URL?.startsWith('https:') ?? false
}
