import { LRUCache } from 'lru-cache'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import { judgeCode } from './judge-code'

/** A code is a few letters, which could be guessed: so many that do not hold may come from one address within ten minutes. */
const MOST_REFUSED = 20
const WINDOW_MS = 10 * 60_000

/** Of this process, by address; what is asked elsewhere counts there. */
const refused = new LRUCache<string, number>({ max: 10_000, ttl: WINDOW_MS, noUpdateTTL: true })

/**
 * As `judgeCode`, for whoever asks from an address, by whatever page or call: who tried too many codes that do not hold is
 * told nothing for a while. Guests with a code that holds are never in each other's way. Throws too-many-requests.
 */
export async function judgeForGuest(
  { database: { orm }, settings, today }: Pick<Context, 'database' | 'settings' | 'today'>,
  wish: Omit<Parameters<typeof judgeCode>[1], 'today'>,
  address: string,
): ReturnType<typeof judgeCode> {
  const before = refused.get(address) ?? 0
  if (settings.RATE_LIMITS && before >= MOST_REFUSED) throw new AppError('too-many-requests')
  const judged = await judgeCode(orm, { ...wish, today: today() })
  if ('refusal' in judged) refused.set(address, before + 1)
  return judged
}
