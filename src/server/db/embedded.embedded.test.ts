import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { seededRandom } from '@/kernel/seeded-random'
import { startChild } from '../../../test/child-process'
import { copyDatabase } from '../../../test/database'
import { type EmbeddedOptions, openEmbedded } from './embedded'
import { WireStream } from './wire-stream'

const random = seededRandom(300)
const ROUNDS = 8
const ACKNOWLEDGED_AT_LEAST = 10

function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function makeCopy(): Promise<string> {
  const copy = await copyDatabase()
  onTestFinished(copy.remove)
  return copy.dataDir
}

function open(dataDir: string, options: Partial<EmbeddedOptions> = {}) {
  const onFatal = (error: Error) => {
    throw error
  }
  return openEmbedded({ dataDir, onFatal, log: () => {}, ...options })
}

test('killed at random moments under a stream of commits, every acknowledged row is there', {
  timeout: 600_000,
}, async () => {
  const dataDir = await makeCopy()
  const acknowledged = new Set<number>()
  for (let round = 0; round < ROUNDS; round++) {
    const writer = startChild('write-rows', dataDir)
    const found = new Set<number>(JSON.parse(await writer.line(0)))
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([])
    await writer.line(ACKNOWLEDGED_AT_LEAST)
    await sleep(random() * 300)
    await writer.kill()
    for (const id of writer.lines.slice(1)) acknowledged.add(Number(id))
  }
  const { pool, close } = await open(dataDir)
  const { rows } = await pool.query('SELECT id FROM stays')
  await close()
  const found = new Set(rows.map((row) => row.id))
  expect([...acknowledged].filter((id) => !found.has(id))).toEqual([])
  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * ACKNOWLEDGED_AT_LEAST)
})

test('a data folder that cannot be had is named, with the reason', async () => {
  const file = path.join(makeFolder(), 'a-file')
  fs.writeFileSync(file, '')
  const failure = await open(path.join(file, 'data')).catch((error: Error) => error)
  expect(failure).toMatchObject({ message: expect.stringContaining(`DATA_DIR names ${file}`) })
  expect(failure).toMatchObject({ cause: { code: 'ENOTDIR' } })
})

test('a first start that is killed leaves nothing half, and the next one begins anew', async () => {
  // The engine as it is in the source tree, without a database made in advance, takes long enough to be killed at it.
  vi.stubEnv('BUILT_ENGINE_WORKER', '')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const dataDir = makeFolder()
  const first = startChild('write-rows', dataDir)
  onTestFinished(first.kill)
  const site = path.join(dataDir, 'database.unfinished')
  await vi.waitUntil(() => fs.existsSync(path.join(site, 'database/PG_VERSION')), {
    timeout: 60_000,
    interval: 5,
  })
  await first.kill()
  expect(fs.readdirSync(dataDir)).not.toContain('database')

  const { pool, close } = await open(dataDir)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await close()
  expect(fs.readdirSync(dataDir)).toEqual(['database'])
  expect(fs.statSync(path.join(dataDir, 'database')).mode & 0o777).toBe(0o700)
})

test('a new data folder is for its owner only', async () => {
  const dataDir = path.join(makeFolder(), 'deep', 'data')
  const { close } = await open(dataDir)
  await close()
  expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700)
})

test.each(['database', 'database.unfinished'])(
  'files in a folder %s that we did not make are left alone',
  async (name) => {
    const dataDir = makeFolder()
    const photo = path.join(dataDir, name, 'wedding.jpg')
    fs.mkdirSync(path.dirname(photo))
    fs.writeFileSync(photo, 'precious')
    await expect(open(dataDir)).rejects.toThrow('Nothing was changed')
    expect(fs.readFileSync(photo, 'utf8')).toBe('precious')
    await expect(open(dataDir)).rejects.toThrow('Nothing was changed')
  },
)

test('a folder of another PostgreSQL version is refused with the way out', async () => {
  const dataDir = await makeCopy()
  fs.writeFileSync(path.join(dataDir, 'database', 'PG_VERSION'), '17\n')
  await expect(open(dataDir)).rejects.toThrow('was made by PostgreSQL 17')
})

test('a second opening of the same folder is refused, and works once the first is closed', async () => {
  const dataDir = await makeCopy()
  const first = await open(dataDir)
  await expect(open(dataDir)).rejects.toThrow('DATABASE_URL')
  await first.close()
  const second = await open(dataDir)
  await second.close()
})

test('an engine that does not answer in time is fatal, and the question fails', async () => {
  const onFatal = vi.fn()
  const { pool } = await open(await makeCopy(), { onFatal, answerTimeoutMs: 300 })
  await expect(pool.query('SELECT pg_sleep(1.5)')).rejects.toThrow('has not answered for 0.3 s')
  expect(onFatal).toHaveBeenCalledTimes(1)
  await expect(pool.query('SELECT 1')).rejects.toThrow('closed')
})

test('an engine that breaks off is fatal, and the question fails', async () => {
  const onFatal = vi.fn()
  const { pool } = await open(await makeCopy(), { onFatal })
  const question = pool.query('SELECT count(*) FROM generate_series(1, 300000)')
  // A greeting in no version of the protocol: the engine throws, and its thread ends.
  const wire = pool.options.stream?.()
  if (!(wire instanceof WireStream)) throw new Error('The pool has another kind of stream')
  wire.on('error', () => {})
  wire.connect().write(Uint8Array.of(0, 0, 0, 8, 0, 99, 0, 0))
  const next = pool.query('SELECT 1')
  await expect(Promise.all([question, next])).rejects.toThrow('broke off')
  expect(onFatal).toHaveBeenCalledTimes(1)
})

test('upkeep keeps a table that changes all the time small', async () => {
  const { pool, close } = await open(await makeCopy(), { upkeepMs: 100 })
  await pool.query('CREATE TABLE visits (id int PRIMARY KEY, seen int)')
  await pool.query('INSERT INTO visits SELECT n, 0 FROM generate_series(1, 1000) n')
  for (let round = 0; round < 10; round++) {
    await pool.query('UPDATE visits SET seen = seen + 1')
    const seen = await countTidyings()
    await expect.poll(countTidyings, { timeout: 10_000 }).toBeGreaterThan(seen)
  }
  const { rows } = await pool.query(`SELECT pg_relation_size('visits')::int AS bytes`)
  await close()
  expect(rows[0].bytes).toBeLessThan(250_000)

  async function countTidyings(): Promise<number> {
    const { rows } = await pool.query(
      `SELECT vacuum_count::int AS count FROM pg_stat_user_tables WHERE relname = 'visits'`,
    )
    return rows[0].count
  }
})
