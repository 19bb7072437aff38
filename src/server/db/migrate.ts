import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { type Database, liftLimits } from './connect'

// Any number of our own, the same in every process on one server.
const MIGRATION_LOCK = 7_365_712_040
const JOURNAL = 'drizzle.__drizzle_migrations'

/** How long a step may wait for others to let go of a table: behind it waits everybody who comes after. */
const LOCK_WAIT_MS = 3000
const PAUSE_MS = 2000
const LOCK_TRIES = 60
const LOCK_NOT_AVAILABLE = '55P03'

/** A migration that failed, by its name; the database is as it was before. */
export class MigrationError extends Error {}

/** How patiently a migration waits for tables that an old process is reading. */
export type LockPatience = { waitMs: number; pauseMs: number; tries: number }

/**
 * Brings the tables to the newest form, all or nothing. Processes that start at once on one server wait for each other.
 * While an old process serves it waits for each table for a short time only, lets everybody pass, and tries anew. Throws
 * MigrationError.
 */
export async function migrateDatabase(
  database: Database,
  folder = 'migrations',
  { waitMs, pauseMs, tries }: LockPatience = { waitMs: LOCK_WAIT_MS, pauseMs: PAUSE_MS, tries: LOCK_TRIES },
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(database, folder, waitMs)
    } catch (error) {
      if (!isLockTimeout(error) || attempt === tries) throw error
      await sleep(pauseMs)
    }
  }
}

async function migrateOnce(database: Database, folder: string, waitMs: number): Promise<void> {
  const client = await database.pool.connect()
  try {
    await liftLimits(client)
    await client.query('BEGIN')
    await applyMigrations(client, folder, { waitMs })
    await client.query('COMMIT')
  } finally {
    // Destroying the connection rolls back what was not committed, whatever state it is in.
    client.release(true)
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof MigrationError && (error.cause as { code?: string }).code === LOCK_NOT_AVAILABLE
}

type Limits = {
  /** Stops after the migration of that time (`when` in the journal, in milliseconds). */
  until?: number
  /** How long a statement may wait for a table; without it for as long as it takes. */
  waitMs?: number
}

/** The same inside a transaction that the caller began. Throws MigrationError. */
export async function applyMigrations(
  client: pg.PoolClient,
  folder: string,
  { until = Number.POSITIVE_INFINITY, waitMs = 0 }: Limits = {},
): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await client.query('CREATE EXTENSION IF NOT EXISTS btree_gist')
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
  const done = await readJournal(client)
  const names = readNames(folder)
  // Waiting for another process that migrates is not limited, waiting for the tables is.
  await client.query(`SET LOCAL lock_timeout = ${waitMs}`)
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    if (done.has(migration.folderMillis) || migration.folderMillis > until) continue
    const name = names.get(migration.folderMillis) ?? 'of no name'
    for (const statement of migration.sql) await client.query(statement).catch(explainFailure(name))
    await client.query(`INSERT INTO ${JOURNAL} (hash, created_at) VALUES ($1, $2)`, [
      migration.hash,
      migration.folderMillis,
    ])
  }
}

function explainFailure(name: string) {
  return (cause: Error & { code?: string }): never => {
    const why =
      cause.code === LOCK_NOT_AVAILABLE
        ? 'a table was in use for all the time; stop what holds it (pg_stat_activity names it) and start again'
        : 'start the former release again, which finds its data untouched, and report this'
    throw new MigrationError(`The migration ${name} failed: ${cause.message}. Nothing was changed: ${why}.`, {
      cause,
    })
  }
}

/** The names of migrations by their times. */
function readNames(folder: string): Map<number, string> {
  const { entries }: { entries: { when: number; tag: string }[] } = JSON.parse(
    fs.readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'),
  )
  return new Map(entries.map(({ when, tag }) => [when, tag]))
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
