import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { applyMigrations } from '../src/server/db/migrate'
import { copyDatabase, type DatabaseCopy, openDatabase } from './database'

/** `when` of the migration with which the first release went out. */
const FIRST_RELEASE = 1_795_181_749_646

/** What the bookings of first-release.sql come to. */
export const FIRST_RELEASE_CENTS = 137_500

/** One for each engine, by the folder of its copies, which goes at the end with all that is in it. */
const originals = new Map<string, Promise<DatabaseCopy>>()

/** A closed database as the first release left it: built once, then copied. */
export async function makeFirstRelease(): Promise<DatabaseCopy> {
  const { home } = inject('template')
  const original = originals.get(home) ?? buildFirstRelease()
  originals.set(home, original)
  return copyDatabase(await original)
}

async function buildFirstRelease(): Promise<DatabaseCopy> {
  const copy = await copyDatabase()
  const database = await openDatabase(copy)
  const client = await database.pool.connect()
  await client.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public')
  await client.query('BEGIN')
  await applyMigrations(client, 'migrations', { until: FIRST_RELEASE })
  await client.query(await readFile('test/first-release.sql', 'utf8'))
  await client.query('COMMIT')
  client.release(true)
  await database.close()
  return copy
}
