import type { FastifyInstance } from 'fastify'
import { AppError } from '@/kernel/errors'
import { inLanguage } from '@/kernel/language'
import { nextPage } from '@/kernel/next-page'
import { unlessTimeIsUp } from './time-limit'

/**
 * Answers a GET of our own API as if a visitor had asked, from `caller` where that counts, with all pages of a list,
 * through the same validation and permissions. Throws AppError on an answer that is not OK, and when `patience` ends
 * first.
 */
export async function readOwnApi(
  app: FastifyInstance,
  url: string,
  patience: AbortSignal,
  caller: string | undefined,
): Promise<unknown> {
  const call = { method: 'GET' as const, url: inLanguage(url), ...(caller && { remoteAddress: caller }) }
  const answer = await unlessTimeIsUp(patience, app.inject(call))
  if (answer.statusCode === 429) throw new AppError('too-many-requests')
  // In the words of the API: of a private link they say whether it has ended.
  if (answer.statusCode === 404) throw new AppError('not-found', { message: answer.json().message })
  if (answer.statusCode >= 400) throw new AppError(answer.statusCode < 500 ? 'not-found' : 'internal')
  const next = nextPage(answer.headers.link)
  return next
    ? [...answer.json(), ...((await readOwnApi(app, next, patience, caller)) as unknown[])]
    : answer.json()
}
