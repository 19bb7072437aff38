import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { loadSampleProperty } from '../src/entries/sample-property'
import { backUp, listTables } from '../src/server/db/backup'
import type { Database } from '../src/server/db/connect'
import { restore } from '../src/server/db/restore'
import { copyDatabase, openDatabase, test } from './database'

function makeFile(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return path.join(folder, 'hotel.backup')
}

async function openAnother(): Promise<Database> {
  const copy = await copyDatabase()
  const database = await openDatabase(copy)
  onTestFinished(async () => {
    await database.close()
    await copy.remove()
  })
  return database
}

async function readEverything(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const client = await pool.connect()
  try {
    const all: Record<string, unknown[]> = {}
    for (const table of await listTables(client)) {
      const { rows } = await client.query(`SELECT t::text AS row FROM ${table} t ORDER BY 1`)
      all[table] = rows.map(({ row }) => row)
    }
    return all
  } finally {
    client.release()
  }
}

async function readConstraints(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    'SELECT conrelid::regclass AS on, conname, pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conrelid > 0 ORDER BY 1, 2',
  )
  return rows
}

test.beforeAll(async ({ database }) => {
  await loadSampleProperty(database.orm)
  await database.pool.query(
    `INSERT INTO contact_messages (name, email, subject, message)
     SELECT 'Guest ' || n, 'guest' || n || '@example.com', E'Tab\there ✨ "quoted"', E'Line one\nline two \\ back'
     FROM generate_series(1, 1200) n`,
  )
})

test('what is backed up is there again after a restore into an empty database', async ({ database }) => {
  const file = makeFile()
  const rows = await backUp(database, file)
  expect(rows).toBeGreaterThan(1200)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)

  const other = await openAnother()
  expect(await restore(other, file)).toBe(rows)
  expect(await readEverything(other.pool)).toEqual(await readEverything(database.pool))
  expect(await readConstraints(other.pool)).toEqual(await readConstraints(database.pool))

  const added = await other.pool.query("INSERT INTO villa_categories (name) VALUES ('New') RETURNING id")
  const before = await database.pool.query('SELECT max(id) AS id FROM villa_categories')
  expect(added.rows[0].id).toBe(before.rows[0].id + 1)
})

test('a database with data in it is left alone, unless replacing it is meant', async ({ database }) => {
  const file = makeFile()
  await backUp(database, file)
  const other = await openAnother()
  await other.pool.query("INSERT INTO villa_categories (name) VALUES ('Kept')")
  await expect(restore(other, file)).rejects.toThrow('holds data already (in villa_categories')
  expect((await other.pool.query('SELECT name FROM villa_categories')).rows).toEqual([{ name: 'Kept' }])

  await restore(other, file, { force: true })
  expect(await readEverything(other.pool)).toEqual(await readEverything(database.pool))
})

test('a file that is damaged, cut off, foreign or from the future changes nothing', async ({ database }) => {
  const file = makeFile()
  await backUp(database, file)
  const before = await readEverything(database.pool)
  const text = gunzipSync(fs.readFileSync(file)).toString()
  const broken: [string | Buffer, string][] = [
    [fs.readFileSync(file).subarray(0, 500), 'cannot be read as a backup'],
    [gzipSync(text.slice(0, text.lastIndexOf('end\t'))), 'cut off'],
    [gzipSync(text.replace('"id":8,', '"id":"8,')), 'json'],
    [gzipSync('hello'), 'not a backup'],
    ['hello', 'cannot be read as a backup'],
    [gzipSync(text.replace(/"migrated":\d+/, '"migrated":9999999999999')), 'newer release'],
  ]
  for (const [bytes, reason] of broken) {
    fs.writeFileSync(file, bytes)
    await expect(restore(database, file, { force: true })).rejects.toThrow(reason)
  }
  expect(await readEverything(database.pool)).toEqual(before)
})
