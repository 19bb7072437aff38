import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '@/server/context'
import type { Work } from '@/server/repeat-work'
import { resealTexts } from '@/server/secrets/reseal'
import { loadKeys } from '@/server/secrets/secret-key'
import { SEALED_COLUMNS } from './sealed-columns'

const PAUSE_MS = 60 * 60_000

/** While SECRET_KEY names several keys: seals with the first of them what an older one sealed, until nothing needs it. */
export async function resealSecrets(
  { database: { orm }, settings }: Pick<Context, 'database' | 'settings'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  closing?: AbortSignal,
): Promise<void> {
  const keys = await loadKeys(settings)
  if (keys.length < 2) return
  const { resealed, unreadable } = await resealTexts(orm, keys, SEALED_COLUMNS, closing)
  if (resealed > 0) log.info(`${resealed} secrets were sealed anew with the first key of SECRET_KEY`)
  if (unreadable > 0)
    log.error(`${unreadable} secrets open with no key of SECRET_KEY: add the one they were sealed with`)
}

export function resealingWork(context: Context, log: FastifyBaseLogger): Work {
  return {
    name: 'sealing with the newest key',
    everyMs: PAUSE_MS,
    run: (closing) => resealSecrets(context, log, closing),
  }
}
