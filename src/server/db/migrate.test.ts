import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { test } from '../../../test/database'
import { migrateDatabase } from './migrate'

const FAR_FUTURE = 4_000_000_000_000

/** A folder of migrations like drizzle-kit's, from name → SQL. */
function writeMigrations(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  fs.mkdirSync(path.join(folder, 'meta'))
  const entries = Object.entries(files).map(([tag, sql], idx) => {
    fs.writeFileSync(path.join(folder, `${tag}.sql`), sql)
    return { idx, when: FAR_FUTURE + idx, tag, version: '7', breakpoints: true }
  })
  fs.writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  return folder
}

test('every table of ours is there, and a second run changes nothing', async ({ database }) => {
  const count = 'SELECT count(*) AS count FROM drizzle.__drizzle_migrations'
  const before = await database.pool.query(count)
  await migrateDatabase(database)
  expect((await database.pool.query(count)).rows).toEqual(before.rows)
  expect(before.rows[0].count).toBeGreaterThan(0)
  expect((await database.pool.query('SELECT count(*) AS count FROM villas')).rows).toEqual([{ count: 0 }])
})

test('a step that fails undoes the whole run', async ({ database }) => {
  const folder = writeMigrations({
    first: 'CREATE TABLE halfway (id int)',
    second: 'CREATE TABLE broken (id no_such_type)',
  })
  await expect(migrateDatabase(database, folder)).rejects.toMatchObject({ code: '42704' })
  const { rows } = await database.pool.query("SELECT to_regclass('halfway') AS halfway")
  expect(rows).toEqual([{ halfway: null }])
})

test('two runs at once do each step once', async ({ database }) => {
  const folder = writeMigrations({
    slow: 'CREATE TABLE only_once (id int);--> statement-breakpoint\nSELECT pg_sleep(0.2)',
  })
  await Promise.all([
    migrateDatabase(database, folder),
    migrateDatabase(database, folder),
    migrateDatabase(database, folder),
  ])
  const { rows } = await database.pool.query(
    'SELECT created_at FROM drizzle.__drizzle_migrations WHERE created_at >= $1',
    [FAR_FUTURE],
  )
  expect(rows).toEqual([{ created_at: FAR_FUTURE }])
})
