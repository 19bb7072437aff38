import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { type Database, liftLimits } from './connect'

// Any number of our own, the same in every process on one server.
const MIGRATION_LOCK = 7_365_712_040
const JOURNAL = 'drizzle.__drizzle_migrations'

/**
 * Brings the tables to the newest form, all or nothing. Processes that start at once on one server wait
 * for each other.
 */
export async function migrateDatabase(database: Database, folder = 'migrations'): Promise<void> {
  const client = await database.pool.connect()
  try {
    await liftLimits(client)
    await client.query('BEGIN')
    await applyMigrations(client, folder)
    await client.query('COMMIT')
  } finally {
    // Destroying the connection rolls back what was not committed, whatever state it is in.
    client.release(true)
  }
}

/**
 * The same inside a transaction that the caller began. `until` stops after the migration of that time
 * (`when` in the journal, in milliseconds).
 */
export async function applyMigrations(
  client: pg.PoolClient,
  folder: string,
  until = Number.POSITIVE_INFINITY,
): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await client.query('CREATE EXTENSION IF NOT EXISTS btree_gist')
  const done = await readJournal(client)
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    if (done.has(migration.folderMillis) || migration.folderMillis > until) continue
    for (const statement of migration.sql) await client.query(statement)
    await client.query(`INSERT INTO ${JOURNAL} (hash, created_at) VALUES ($1, $2)`, [
      migration.hash,
      migration.folderMillis,
    ])
  }
}

/** Which migrations a database has had, in the table that drizzle-kit knows too. */
async function readJournal(client: pg.PoolClient): Promise<Set<number>> {
  await client.query(
    `CREATE SCHEMA IF NOT EXISTS drizzle;
     CREATE TABLE IF NOT EXISTS ${JOURNAL} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  )
  const { rows } = await client.query<{ created_at: number }>(`SELECT created_at FROM ${JOURNAL}`)
  return new Set(rows.map((row) => row.created_at))
}
