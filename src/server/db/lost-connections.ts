import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { isUnavailable } from './unavailable'

/**
 * Says when a connection is lost. The pool replaces it, and what runs on it fails by itself; but unheard, the loss would
 * end the process, and the pool hears only of connections that are idle.
 */
export function hearLostConnections(pool: pg.Pool, say: (error: Error) => void): void {
  pool.on('connect', (client) => {
    let isSaid = false
    client.on('error', (error) => {
      if (!isSaid) say(error)
      isSaid = true
    })
  })
  // The same once more, of idle connections.
  pool.on('error', () => {})
}

/**
 * Drizzle never gives a connection back on which BEGIN failed, and gives one back for use on which ROLLBACK failed
 * (drizzle-team/drizzle-orm#6114): so transactions get a connection of ours, which is thrown away when it failed.
 */
export function openOrm(pool: pg.Pool): NodePgDatabase {
  const orm = drizzle(pool)
  orm.transaction = async (work, config) =>
    await onOwnClient(pool, (client) => drizzle(client).transaction(work, config))
  return orm
}

/** A transaction whose connection is there as well, for statements that are written out and named. */
export async function transactOnClient<Result>(
  pool: pg.Pool,
  work: (transaction: NodePgDatabase, client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return await onOwnClient(pool, (client) =>
    drizzle(client).transaction((transaction) => work(transaction, client)),
  )
}

async function onOwnClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let isBroken = false
  try {
    return await work(client)
  } catch (error) {
    isBroken = isUnavailable(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}
