import { expect } from 'vitest'
import { test } from '../../../test/database'

test.beforeAll(async ({ database }) => {
  await database.pool.query('CREATE TABLE notes (id serial PRIMARY KEY, words text NOT NULL)')
})

test.beforeEach(async ({ database }) => {
  await database.pool.query('TRUNCATE notes RESTART IDENTITY')
})

test('many questions at once each get their own answer', async ({ database }) => {
  const numbers = Array.from({ length: 200 }, (_, index) => index)
  const answers = await Promise.all(
    numbers.map(async (number) => (await database.pool.query('SELECT $1::int AS number', [number])).rows[0]),
  )
  expect(answers).toEqual(numbers.map((number) => ({ number })))
})

test('a transaction that throws leaves nothing behind', async ({ database }) => {
  const attempt = database.orm.transaction(async (step) => {
    await step.execute("INSERT INTO notes (words) VALUES ('never')")
    throw new Error('changed my mind')
  })
  await expect(attempt).rejects.toThrow('changed my mind')
  expect((await database.pool.query('SELECT * FROM notes')).rows).toEqual([])
})

test('connections that break as transactions begin are replaced, more of them than the pool holds', async ({
  database: { pool, orm },
}) => {
  for (let times = 0; times < 12; times++) {
    pool.once('acquire', (client) => Reflect.get(client, 'connection').stream.destroy(new Error('cut')))
    await expect(orm.transaction(async () => 'never')).rejects.toThrow()
  }
  expect(await orm.transaction(async (step) => (await step.execute('SELECT 1 AS one')).rows)).toEqual([
    { one: 1 },
  ])
  expect(pool.totalCount).toBe(pool.idleCount)
})

test('an error is told to the one who made it, and the next question is answered', async ({ database }) => {
  await expect(database.pool.query('SELECT * FROM nowhere')).rejects.toMatchObject({ code: '42P01' })
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('a client that vanishes in the middle of a transaction leaves a clean connection', async ({
  database,
}) => {
  const client = await database.pool.connect()
  await client.query('BEGIN')
  await client.query("INSERT INTO notes (words) VALUES ('half')")
  await client.query("SET search_path = 'pg_catalog'")
  client.release(true)

  const { rows } = await database.pool.query('SELECT count(*) AS count FROM notes')
  expect(rows).toEqual([{ count: 0 }])
})

test('a client that vanishes while its question runs does not get another an answer that is not theirs', async ({
  database,
}) => {
  const client = await database.pool.connect()
  const lost = client.query('SELECT 1 AS mine FROM generate_series(1, 300000)').catch(() => 'lost')
  client.release(true)
  const { rows } = await database.pool.query('SELECT 2 AS yours')
  expect(rows).toEqual([{ yours: 2 }])
  await lost
})

test('a date stays the calendar day it is, and a count is a number', async ({ database }) => {
  const { rows } = await database.pool.query(
    `SELECT date '2026-12-31' AS day, count(*) AS nothing FROM notes`,
  )
  expect(rows).toEqual([{ day: '2026-12-31', nothing: 0 }])
})

test('text of any length and script comes back as it went in', async ({ database }) => {
  const words = 'Omugabe ✨ Ɛ 客 '.repeat(200_000)
  await database.pool.query('INSERT INTO notes (words) VALUES ($1)', [words])
  const { rows } = await database.pool.query('SELECT words FROM notes')
  expect(rows).toEqual([{ words }])
})

test('the session speaks UTC', async ({ database }) => {
  const { rows } = await database.pool.query('SHOW TimeZone')
  expect(rows).toEqual([{ TimeZone: 'UTC' }])
})
