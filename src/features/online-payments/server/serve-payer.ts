import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '@/server/context'

/** Where the payer, and so the provider, reaches the site. */
export function siteOf({ settings }: Pick<Context, 'settings'>, { protocol, host }: FastifyRequest): string {
  return settings.SITE_URL ?? `${protocol}://${host}`
}

/** What is answered by a private link is kept by nobody, and its address goes nowhere. */
export function setPrivate(reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  reply.header('referrer-policy', 'no-referrer')
}
