import type { Database } from '../db/connect'
import { readNames } from './backup-names'
import type { BackupPlace } from './backup-place'

// Any number of our own, the same in every process on one server.
const BACKUP_LOCK = 7_365_712_047
const DAY_MS = 86_400_000

/** When the newest good backup was taken; null where there is none. */
export async function findNewestGood({ storage }: BackupPlace): Promise<Date | null> {
  const names = (await storage.list('hotel-')).map(({ key }) => key)
  return readNames(names).findLast(({ isGood }) => isGood)?.at ?? null
}

/** Whether one is due: none was taken since the last time that it was `hour` o'clock (UTC). */
export function isDue(newest: Date | null, hour: number, now: Date): boolean {
  const today = new Date(now)
  today.setUTCHours(hour, 0, 0, 0)
  const last = today > now ? today.getTime() - DAY_MS : today.getTime()
  return newest === null || newest.getTime() < last
}

/** Does `work` unless another process on the same server is at it; an embedded database has one process. */
export async function alone(database: Database, work: () => Promise<void>): Promise<void> {
  if (database.engine === 'embedded') return await work()
  const client = await database.pool.connect()
  try {
    await client.query('SET idle_in_transaction_session_timeout = 0; SET statement_timeout = 0')
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS is_mine', [BACKUP_LOCK])
    if (rows[0].is_mine) await work()
  } finally {
    // The end of the connection lets go of the lock.
    client.release(true)
  }
}
