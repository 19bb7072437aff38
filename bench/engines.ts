import pg from 'pg'
import { findPostgres, startPostgres } from '../scripts/postgres'
import { databaseUrl } from '../scripts/template-database'
import type { BenchOptions } from './figure'

export type Engine = {
  name: 'embedded' | 'PostgreSQL'
  /** Settings for a server on an empty database of its own. */
  environment: (database: string) => Promise<Record<string, string>>
  stop: () => Promise<void>
}

/**
 * The embedded engine, and a throw-away PostgreSQL server where its programs are installed. Both keep a commit on
 * the disk before they acknowledge it, as they do for a hotel.
 */
export async function openEngines({ engine: wanted }: BenchOptions): Promise<Engine[]> {
  const embedded: Engine = { name: 'embedded', environment: async () => ({}), stop: async () => {} }
  const engines = wanted === 'postgres' ? [] : [embedded]
  if (wanted === 'embedded') return engines
  if (!findPostgres()) {
    console.log('No PostgreSQL server programs here: measuring the embedded engine alone.')
    return engines
  }
  const server = await startPostgres({ isDurable: true })
  engines.push({
    name: 'PostgreSQL',
    environment: async (database) => ({ DATABASE_URL: await createDatabase(server.url, database) }),
    stop: server.stop,
  })
  return engines
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${name}`)
  } finally {
    await client.end()
  }
  return databaseUrl(serverUrl, name)
}
