import type { Database } from '../db/connect'
import { listen } from '../db/listen'

/** The database announces on it what a transaction changed (migrations/0022_announce_in_transaction.sql). */
const CHANNEL = 'changed_paths'

export type Changes = string[] | 'everything'

type Options = { apply: (changes: Changes) => void; onError: (error: unknown) => void }

/**
 * Spreads the word of changed API paths. A write's own process calls `announce` after the commit and so knows at once;
 * every process on the same server hears of it from the database, with the commit itself, so that no word is lost with
 * the process that wrote. `apply` hears 'everything' after a time in which word may have been missed.
 */
export async function announceChanges(database: Database, { apply, onError }: Options) {
  const stop = await listen(database, CHANNEL, (payload) => apply(JSON.parse(payload)), {
    onReconnect: () => apply('everything'),
    log: (_message, error) => onError(error),
  })
  return { announce: (...paths: string[]) => apply(paths), stop }
}
