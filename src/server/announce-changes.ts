import { announce, listen } from './db/announce'
import type { Database } from './db/connect'

const CHANNEL = 'changed_paths'
// Each announcement is a commit of its own, so a busy hour must not make fifty a second of them.
const GATHER_MS = 100

export type Changes = string[] | 'everything'

type Options = { apply: (changes: Changes) => void; onError: (error: unknown) => void }

/**
 * Spreads the word of changed API paths: at once in this process, a moment later and gathered in every other
 * one on the same database. `apply` hears 'everything' after a time in which word may have been missed.
 */
export async function announceChanges(database: Database, { apply, onError }: Options) {
  const stop = await listen(database, CHANNEL, (payload) => apply(JSON.parse(payload)), {
    onReconnect: () => apply('everything'),
    log: (_message, error) => onError(error),
  })
  const gathered = new Set<string>()

  function send() {
    const paths = JSON.stringify([...gathered])
    gathered.clear()
    announce(database, CHANNEL, paths).catch(onError)
  }

  return {
    announce: (...paths: string[]) => {
      apply(paths)
      if (database.engine === 'embedded') return
      if (gathered.size === 0) setTimeout(send, GATHER_MS)
      for (const path of paths) gathered.add(path)
    },
    stop,
  }
}
