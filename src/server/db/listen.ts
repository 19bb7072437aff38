import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from './connect'

export type ListenOptions = {
  /** Messages may have been missed: forget what was derived from them, such as cached pages. */
  onReconnect?(): void
  log?(message: string, error: unknown): void
  /** Pause between two checks that the server still answers. */
  heartbeatMs?: number
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 15_000
// A server that stands still does not take its leave.
const HANG_UP_AFTER_MS = 1000

/**
 * Hears what any process on the server announces on `channel` (NOTIFY) until the returned function is called. It keeps a
 * connection of its own and makes a new one when it breaks. Throws when the first one fails. The embedded engine has one
 * process and so nothing to hear of.
 */
export async function listen(
  database: Database,
  channel: string,
  onMessage: (payload: string) => void,
  options: ListenOptions = {},
): Promise<() => Promise<void>> {
  if (database.engine === 'embedded') return async () => {}
  return listenOnServer(database.pool, channel, onMessage, options)
}

async function listenOnServer(
  pool: pg.Pool,
  channel: string,
  onMessage: (payload: string) => void,
  { onReconnect, log, heartbeatMs = 30_000 }: ListenOptions,
): Promise<() => Promise<void>> {
  let isStopped = false
  let client = await connect()
  // A connection that went away without a word shows only when it is used.
  const heartbeat = setInterval(() => {
    client.query('SELECT 1').catch(() => client.end())
  }, heartbeatMs).unref()

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ ...pool.options, stream: () => new net.Socket(), query_timeout: 10_000 })
    fresh.on('notification', ({ payload = '' }) => onMessage(payload))
    fresh.on('error', (error) => log?.('The connection that hears announcements broke', error))
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`)
    } catch (error) {
      await fresh.end()
      throw error
    }
    fresh.once('end', recover)
    return fresh
  }

  async function recover(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !isStopped; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause, undefined, { ref: false })
      if (isStopped) return
      try {
        client = await connect()
        if (isStopped) return await client.end()
        return onReconnect?.()
      } catch (error) {
        log?.('Announcements cannot be heard yet', error)
      }
    }
  }

  return async () => {
    isStopped = true
    clearInterval(heartbeat)
    const hangingUp = setTimeout(() => client.connection.stream.destroy(), HANG_UP_AFTER_MS)
    await client.end()
    clearTimeout(hangingUp)
  }
}
