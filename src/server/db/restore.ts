import fs from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { BACKUP_FORMAT, type BackupHead, END_LINE, listTables } from './backup'
import type { Database } from './connect'
import { applyMigrations } from './migrate'

export type RestoreOptions = {
  /** Replace what the database holds. */
  force?: boolean
  migrations?: string
}

/** The file is no whole backup of ours, or the database is not free for it. */
export class RestoreRefused extends Error {}

/**
 * Fills the database from a file that `backUp` wrote, on either engine, all or nothing, and brings it to
 * this release's tables. Returns the number of rows. Throws RestoreRefused when the database holds rows
 * and `force` is not set, and for a file that is damaged or newer than this release.
 */
export async function restore(
  database: Database,
  file: string,
  { force = false, migrations = 'migrations' }: RestoreOptions = {},
): Promise<number> {
  const client = await database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL statement_timeout = 0')
    const rows = await replaceAll(client, file, force, migrations)
    await client.query('COMMIT')
    client.release()
    return rows
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function replaceAll(
  client: pg.PoolClient,
  file: string,
  force: boolean,
  migrations: string,
): Promise<number> {
  const lines = readLines(file)
  const head = readHead(file, (await lines.next()).value, migrations)
  const tables = await listTables(client)
  if (!force) await refuseRows(client, tables)
  if (tables.length > 0) await client.query(`DROP TABLE ${tables.join(', ')} CASCADE`)
  await dropFunctions(client)
  await client.query('DROP SCHEMA IF EXISTS drizzle CASCADE')

  await applyMigrations(client, migrations, head.migrated)
  // Without references the order of the tables does not matter; putting them back checks every row.
  const references = await takeReferences(client)
  const rows = await fillTables(client, lines)
  for (const { table, name, definition } of references) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  }
  await moveCounters(client)
  await applyMigrations(client, migrations)
  return rows
}

async function* readLines(file: string): AsyncGenerator<string, undefined> {
  const source = fs.createReadStream(file)
  const unpacked = source.pipe(createGunzip())
  source.on('error', (error) => unpacked.destroy(error))
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })
  } catch (cause) {
    throw new RestoreRefused(`${file} cannot be read as a backup`, { cause })
  } finally {
    source.destroy()
  }
}

function readHead(file: string, line: string | undefined, migrations: string): BackupHead {
  if (!line?.startsWith(`{"format":"${BACKUP_FORMAT}"`)) {
    throw new RestoreRefused(`${file} is not a backup that this release can read`)
  }
  const head: BackupHead = JSON.parse(line)
  const newest = readMigrationFiles({ migrationsFolder: migrations }).at(-1)?.folderMillis ?? 0
  if (head.migrated > newest) {
    throw new RestoreRefused(`${file} comes from a newer release. Restore it with that one.`)
  }
  return head
}

/** Those that our migrations made; what an extension brought stays with it. */
async function dropFunctions(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT oid::regprocedure AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace
     AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')`,
  )
  for (const { name } of rows) await client.query(`DROP FUNCTION ${name} CASCADE`)
}

async function refuseRows(client: pg.PoolClient, tables: string[]): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await client.query(`SELECT 1 FROM public.${table} LIMIT 1`)
    if (rowCount) {
      throw new RestoreRefused(
        `The database holds data already (in ${table}, among others). Nothing was changed. ` +
          'Restore into an empty one, or add --force to replace everything in it.',
      )
    }
  }
}

type Reference = { table: string; name: string; definition: string }

async function takeReferences(client: pg.PoolClient): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `SELECT conrelid::regclass AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  return rows
}

async function fillTables(client: pg.PoolClient, lines: AsyncIterable<string>): Promise<number> {
  const columns = await listColumns(client)
  let filled = 0
  for await (const line of lines) {
    const tab = line.indexOf('\t')
    const table = line.slice(0, tab)
    const rest = line.slice(tab + 1)
    if (table === END_LINE && Number(rest) === filled) return filled
    const names = columns.get(table)
    if (!names) throw new RestoreRefused(`The backup is damaged near ${line.slice(0, 40)}`)
    const { rowCount } = await client.query(
      `INSERT INTO public.${table} (${names}) OVERRIDING SYSTEM VALUE
       SELECT ${names} FROM json_populate_recordset(NULL::public.${table}, $1::json)`,
      [rest],
    )
    filled += rowCount ?? 0
  }
  throw new RestoreRefused('The backup is cut off before its end. Nothing was changed.')
}

/** Per table the columns that hold values of their own, comma-separated. */
async function listColumns(client: pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ table: string; names: string }>(
    `SELECT quote_ident(relname) AS table, string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS names
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND attnum > 0 AND NOT attisdropped AND attgenerated = '' GROUP BY relname`,
  )
  return new Map(rows.map(({ table, names }) => [table, names]))
}

/** New rows must get numbers that no restored row has. */
async function moveCounters(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ counter: string; table: string; column: string }>(
    `SELECT pg_get_serial_sequence(attrelid::regclass::text, attname) AS counter,
       attrelid::regclass::text AS table, quote_ident(attname) AS column
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
       AND pg_get_serial_sequence(attrelid::regclass::text, attname) IS NOT NULL`,
  )
  for (const { counter, table, column } of rows) {
    await client.query(`SELECT setval($1, max(${column})) FROM ${table} HAVING max(${column}) IS NOT NULL`, [
      counter,
    ])
  }
}
