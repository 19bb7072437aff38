import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { test } from '../../../test/database'
import { migrateDatabase } from './migrate'

const FAR_FUTURE = 4_000_000_000_000

let written = 0

/** A folder of migrations like drizzle-kit's, from name → SQL, each later than all that were written before. */
function writeMigrations(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  fs.mkdirSync(path.join(folder, 'meta'))
  const entries = Object.entries(files).map(([tag, sql], idx) => {
    fs.writeFileSync(path.join(folder, `${tag}.sql`), sql)
    written += 1
    return { idx, when: FAR_FUTURE + written, tag, version: '7', breakpoints: true }
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
  await expect(migrateDatabase(database, folder)).rejects.toMatchObject({
    message: expect.stringMatching(/^The migration second failed: .*no_such_type.* Nothing was changed/),
    cause: { code: '42704' },
  })
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
  expect(rows).toEqual([{ created_at: FAR_FUTURE + written }])
})

test('a step waits for a table in use only for a short time at once, so that readers pass, and is done in the end', async ({
  database,
}) => {
  await database.pool.query('CREATE TABLE read_by_many (id int)')
  const folder = writeMigrations({ widen: 'ALTER TABLE read_by_many ADD COLUMN words text' })
  // The embedded engine has one process and one connection: nobody else can hold a table there.
  if (database.engine === 'embedded') return await migrateDatabase(database, folder)
  const old = await database.pool.connect()
  await old.query('BEGIN; SELECT * FROM read_by_many')
  let isDone = false
  const migrating = migrateDatabase(database, folder, { waitMs: 200, pauseMs: 300, tries: 50 }).then(() => {
    isDone = true
  })
  let slowest = 0
  for (let times = 0; times < 20; times++) {
    const begun = performance.now()
    await database.pool.query('SELECT * FROM read_by_many')
    slowest = Math.max(slowest, performance.now() - begun)
    await sleep(50)
  }
  expect(isDone).toBe(false)
  // Behind a step that waits without end every reader would wait for the old one's transaction.
  expect(slowest).toBeLessThan(2000)
  await old.query('COMMIT')
  old.release()
  await migrating
  await database.pool.query('SELECT words FROM read_by_many')
})

test('a table that stays in use is told with what to do, and nothing is changed', async ({ database }) => {
  if (database.engine === 'embedded') return
  await database.pool.query('CREATE TABLE never_free (id int)')
  const folder = writeMigrations({ stuck: 'ALTER TABLE never_free ADD COLUMN words text' })
  const old = await database.pool.connect()
  await old.query('BEGIN; SELECT * FROM never_free')
  const patience = { waitMs: 50, pauseMs: 10, tries: 3 }
  await expect(migrateDatabase(database, folder, patience)).rejects.toThrow(
    /migration stuck failed.*in use for all the time/,
  )
  await old.query('COMMIT')
  old.release()
})
