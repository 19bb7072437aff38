import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openEmbedded } from './embedded'
import { hearLostConnections, openOrm } from './lost-connections'
import { valueTypes } from './value-types'
import { watchServer } from './watch-server'

/**
 * The one door to the data, the same for both engines. The embedded one has a single connection: inside a
 * transaction use the transaction's own handle, never `pool` or `orm`, which would wait for it.
 */
export type Database = {
  pool: pg.Pool
  orm: NodePgDatabase
  engine: 'embedded' | 'postgres'
  close(): Promise<void>
}

export type ConnectOptions = {
  /** Address of a PostgreSQL server; without it the embedded engine works in `dataDir`. */
  url?: string | undefined
  dataDir: string
  /** The embedded engine is lost: end the process, a new one recovers from the log. */
  onFatal(error: Error): void
  log?(message: string, error?: Error): void
}

/** Opens the database. Throws when the server cannot be reached, or FolderInUse when the folder is taken. */
export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  const log = options.log ?? writeToStderr
  if (options.url) return connectToServer(options.url, log)
  const { pool, close } = await openEmbedded({ dataDir: options.dataDir, onFatal: options.onFatal, log })
  return { pool, orm: openOrm(pool), engine: 'embedded', close }
}

const FIRST_TRIES = 3

async function connectToServer(
  url: string,
  log: (message: string, error?: Error) => void,
): Promise<Database> {
  const { openSocket, watch, stop } = watchServer(url, log)
  const pool = new pg.Pool({
    connectionString: url,
    stream: openSocket,
    application_name: 'pearl-villas',
    max: 10,
    idleTimeoutMillis: 30_000,
    // Waiting for one's turn on a server that is busy; one that stands still is noticed sooner (watch-server.ts).
    connectionTimeoutMillis: 10_000,
    // The server ends statements sooner; this is for one that went away without a word on this connection alone.
    query_timeout: 35_000,
    keepAlive: true,
    types: valueTypes,
    onConnect: async (client) => {
      await client.query(
        "SET TIME ZONE 'UTC'; SET statement_timeout = '30s'; SET lock_timeout = '10s'; " +
          "SET idle_in_transaction_session_timeout = '60s'",
      )
    },
  })
  hearLostConnections(pool, (error) => log('A connection to PostgreSQL broke', error))
  watch(pool)
  const close = async () => {
    stop()
    await pool.end()
  }
  try {
    await firstAnswer(pool)
  } catch (cause) {
    await close()
    throw new Error('Could not reach the PostgreSQL server that DATABASE_URL names', { cause })
  }
  return { pool, orm: openOrm(pool), engine: 'postgres', close }
}

/**
 * Asks the server for its first answer. A process that is still loading its program may be held up for longer than a
 * connection may take, though the server answered; one that does not answer is noticed otherwise (watch-server.ts).
 */
async function firstAnswer(pool: pg.Pool): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await pool.query('SELECT 1')
      return
    } catch (error) {
      const wasHeldUp = error instanceof Error && /connection timeout|trying to connect/.test(error.message)
      if (!wasHeldUp || tries === FIRST_TRIES) throw error
    }
}

/** For work that may take long, on a connection that is thrown away afterwards: no limit to statements and waiting. */
export async function liftLimits(client: pg.PoolClient): Promise<void> {
  await client.query('SET statement_timeout = 0; SET lock_timeout = 0')
  const { connectionParameters } = client as unknown as { connectionParameters: { query_timeout: number } }
  connectionParameters.query_timeout = 0
}

/** For what happens before there is a log. */
export function writeToStderr(message: string, error?: Error): void {
  process.stderr.write(`${message}${error ? `: ${error.message}` : ''}\n`)
}
