import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { BACKUP_FORMAT, type BackupHead, BackupSum } from './backup-file'
import { type Database, liftLimits } from './connect'
import { syncPath } from './durable-files'

const ROWS_A_LINE = 500

// A row's own JSON text, never parsed on the way, so that no digit of a number is lost.
const CURSOR = 'DECLARE copied_rows NO SCROLL CURSOR FOR SELECT to_json(copied)::text AS row FROM'

/**
 * Writes every table as of one moment to `file`, readable by both engines: gzip, a line of BackupHead, lines
 * of table name, tab and a JSON array of rows, and the line of BackupSum that ends it. It holds guests' data,
 * so only its owner may read it. `look` sees the same moment. Returns the number of rows.
 */
export async function backUp(
  database: Database,
  file: string,
  look?: (client: pg.PoolClient) => Promise<void>,
): Promise<number> {
  const part = `${file}.part`
  const client = await database.pool.connect()
  const sum = new BackupSum()
  let rows = 0
  try {
    await liftLimits(client)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await look?.(client)
    await pipeline(
      async function* () {
        yield sum.add(`${JSON.stringify(await readHead(client))}\n`)
        for (const table of await listTables(client)) {
          for await (const lines of readRows(client, table)) {
            rows += lines.length
            yield sum.add(`${table}\t[${lines.join(',')}]\n`)
          }
        }
        yield sum.endLine(rows)
      },
      createGzip(),
      fs.createWriteStream(part, { mode: 0o600 }),
    )
    syncPath(part)
    fs.renameSync(part, file)
    syncPath(path.dirname(path.resolve(file)))
    return rows
  } finally {
    fs.rmSync(part, { force: true })
    client.release(true)
  }
}

/** The tables in the public schema, as SQL names. */
export async function listTables(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  )
  return rows.map(({ name }) => name)
}

async function readHead(client: pg.PoolClient): Promise<BackupHead> {
  const { rows } = await client.query<{ migrated: number }>(
    'SELECT max(created_at) AS migrated FROM drizzle.__drizzle_migrations',
  )
  return { format: BACKUP_FORMAT, migrated: rows[0]?.migrated ?? 0, takenAt: new Date().toISOString() }
}

async function* readRows(client: pg.PoolClient, table: string): AsyncGenerator<string[]> {
  await client.query(`${CURSOR} public.${table} AS copied`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${ROWS_A_LINE} FROM copied_rows`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await client.query('CLOSE copied_rows')
}
