import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { listTables } from './backup'
import { type BackupHead, damaged, RestoreRefused, readRows, verifyBackup } from './backup-file'
import { type Database, liftLimits } from './connect'
import { applyMigrations } from './migrate'

export type RestoreOptions = {
  /** Replace what the database holds. */
  force?: boolean
  migrations?: string
  /** Leaves the tables in the form that they had when the backup was made. */
  asItWas?: boolean
  /** Settles in the same transaction what must not go on as if nothing had happened. */
  settle?: (client: pg.PoolClient) => Promise<void>
}

/** The bits of `pg_trigger.tgtype` that are set for a trigger that fires for each row, and before the write. */
const FOR_EACH_ROW = 1
const BEFORE = 2

/**
 * Fills the database from a file that `backUp` wrote, on either engine, all or nothing, and brings it to
 * this release's tables. Returns the number of rows. Throws RestoreRefused when the database holds rows
 * and `force` is not set, and for a file that is damaged or newer than this release.
 */
export async function restore(
  database: Database,
  file: string,
  { force = false, migrations = 'migrations', asItWas = false, settle }: RestoreOptions = {},
): Promise<number> {
  const head = await verifyBackup(file)
  assertNotNewer(file, head, migrations)
  const client = await database.pool.connect()
  try {
    await liftLimits(client)
    await client.query('BEGIN')
    const rows = await replaceAll(client, { file, migrated: head.migrated, force, migrations })
    if (!asItWas) await applyMigrations(client, migrations)
    if (rows !== head.rows) throw damaged(file)
    await settle?.(client)
    await client.query('COMMIT')
    return rows
  } finally {
    client.release(true)
  }
}

type Replacement = { file: string; migrated: number; force: boolean; migrations: string }

async function replaceAll(
  client: pg.PoolClient,
  { file, migrated, force, migrations }: Replacement,
): Promise<number> {
  const tables = await listTables(client)
  if (!force) await assertNoRows(client, tables)
  if (tables.length > 0) await client.query(`DROP TABLE ${tables.join(', ')} CASCADE`)
  await dropFunctions(client)
  await client.query('DROP SCHEMA IF EXISTS drizzle CASCADE')

  await applyMigrations(client, migrations, { until: migrated })
  // Without references the order of the tables does not matter; putting them back checks every row.
  const references = await takeReferences(client)
  const guards = await disableGuards(client)
  const rows = await fillTables(client, file)
  for (const { table, name } of guards) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${name}`)
  for (const { table, name, definition } of references) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  }
  await moveCounters(client)
  return rows
}

function assertNotNewer(file: string, head: BackupHead, migrations: string): void {
  const newest = readMigrationFiles({ migrationsFolder: migrations }).at(-1)?.folderMillis ?? 0
  if (head.migrated > newest) {
    throw new RestoreRefused(`${file} comes from a newer release. Restore it with that one.`)
  }
}

/** Those that our migrations made; what an extension brought stays with it. */
async function dropFunctions(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT oid::regprocedure AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace
     AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')`,
  )
  for (const { name } of rows) await client.query(`DROP FUNCTION ${name} CASCADE`)
}

async function assertNoRows(client: pg.PoolClient, tables: string[]): Promise<void> {
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

type Guard = { table: string; name: string }

/** What judges a row as it is written, or writes others along with it, did so when these were: a limit that was lowered since holds for new rows. */
async function disableGuards(client: pg.PoolClient): Promise<Guard[]> {
  const { rows } = await client.query<Guard>(
    `SELECT tgrelid::regclass AS table, quote_ident(tgname) AS name
     FROM pg_trigger WHERE NOT tgisinternal AND tgtype & ${FOR_EACH_ROW | BEFORE} <> 0`,
  )
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${name}`)
  return rows
}

async function fillTables(client: pg.PoolClient, file: string): Promise<number> {
  const columns = await listColumns(client)
  let filled = 0
  for await (const { table, rows } of readRows(file)) {
    const names = columns.get(table)
    if (!names) throw new RestoreRefused(`${file} holds a table that this release does not know: ${table}`)
    const { rowCount } = await client.query(
      `INSERT INTO public.${table} (${names}) OVERRIDING SYSTEM VALUE
       SELECT ${names} FROM json_populate_recordset(NULL::public.${table}, $1::json)`,
      [rows],
    )
    filled += rowCount ?? 0
  }
  return filled
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
