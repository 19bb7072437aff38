import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '@/kernel/errors'

/** By this a token of the API is told from the session's public name, and found where it was left by mistake. */
export const TOKEN_PREFIX = 'pvt_'

const BEARER = new RegExp(`^Bearer (${TOKEN_PREFIX}[\\w-]{10,100})$`, 'i')

const MINUTE_MS = 60_000
/** Calls a token may make of one process in a minute. */
export const TOKEN_CALLS = 600

/** The token by which a program calls; undefined where there is none. */
export function readBearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1]
}

/** Counts the calls of each token, a minute at a time; `now` in milliseconds. */
export function createTokenLimit(now: () => number = Date.now) {
  let began = now()
  let calls = new Map<number, number>()

  /** Throws too-many-requests, with Retry-After, once a token has had its calls of this minute. */
  return function countCall(tokenId: number, reply: Pick<FastifyReply, 'header'>): void {
    if (now() - began >= MINUTE_MS) {
      began = now()
      calls = new Map()
    }
    const made = (calls.get(tokenId) ?? 0) + 1
    calls.set(tokenId, made)
    if (made <= TOKEN_CALLS) return
    reply.header('retry-after', Math.max(1, Math.ceil((began + MINUTE_MS - now()) / 1000)))
    throw new AppError('too-many-requests')
  }
}
