import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startChild } from './child-process'
import { copyDatabase, openDatabase } from './database'

async function run(
  script: 'backup' | 'restore',
  dataDir: string,
  args: string[],
  env: Record<string, string> = {},
) {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
  })
  const ended = once(child, 'exit')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await ended
  return { status, text: stdout + stderr }
}

test('the database is backed up while the site runs and writes, and restored once it is stopped', {
  timeout: 240_000,
}, async () => {
  const copy = await copyDatabase()
  onTestFinished(copy.remove)
  const file = path.join(copy.dataDir, 'hotel.backup')
  const site = await openDatabase(copy)
  const add = () => site.pool.query("INSERT INTO villa_categories (name) VALUES ('Garden suite')")
  for (let count = 0; count < 20; count++) await add()

  let isRunning = true
  const running = run('backup', copy.dataDir, [file]).finally(() => {
    isRunning = false
  })
  let during = 0
  for (; isRunning; during++) await add()
  const backup = await running
  expect(during).toBeGreaterThan(0)
  expect(backup).toEqual({ status: 0, text: expect.stringMatching(/Wrote \d+ rows/) })
  const written = Number(/Wrote (\d+) rows/.exec(backup.text)?.[1])
  expect(written).toBeGreaterThanOrEqual(20)
  expect(written).toBeLessThanOrEqual(20 + during)
  expect(fs.readdirSync(copy.dataDir).filter((name) => name.startsWith('database.copy-'))).toEqual([])

  const refused = await run('restore', copy.dataDir, [file, '--force'])
  expect(refused).toEqual({ status: 1, text: expect.stringContaining('already in use') })
  await site.close()
  expect(await run('restore', copy.dataDir, [file])).toEqual({
    status: 1,
    text: expect.stringContaining('Nothing was changed'),
  })
  expect(await run('restore', copy.dataDir, [file, '--force'])).toEqual({
    status: 0,
    text: expect.stringContaining(`Restored ${written} rows`),
  })
})

test('a stopped site is backed up too; without a database, or a copy of it, the reason is said', {
  timeout: 240_000,
}, async () => {
  const copy = await copyDatabase()
  onTestFinished(copy.remove)
  const file = path.join(copy.dataDir, 'hotel.backup')
  expect(await run('backup', copy.dataDir, [file])).toEqual({
    status: 0,
    text: expect.stringContaining('Wrote 0 rows'),
  })
  const empty = path.join(copy.dataDir, 'nothing-here')
  expect(await run('backup', empty, [file])).toEqual({
    status: 1,
    text: expect.stringContaining('There is no database'),
  })

  const holder = startChild('hold-lock', copy.dataDir)
  onTestFinished(holder.kill)
  await holder.line(0)
  const refused = await run('backup', copy.dataDir, [file])
  expect(refused).toEqual({ status: 1, text: expect.stringContaining('gives no copy of it') })
})

test('a copy is deleted when the process that asked for it is gone, and at the next start', async () => {
  const copy = await copyDatabase()
  onTestFinished(copy.remove)
  const leftover = path.join(copy.dataDir, 'database.copy-of-a-killed-backup')
  fs.mkdirSync(leftover)
  const site = await openDatabase(copy)
  onTestFinished(() => site.close())
  expect(fs.existsSync(leftover)).toBe(false)

  const asking = startChild('ask-for-copy', copy.dataDir)
  const place = await asking.line(0)
  expect(fs.existsSync(path.join(place, 'database/PG_VERSION'))).toBe(true)
  expect(fs.statSync(place).mode & 0o777).toBe(0o700)
  await asking.kill()
  await vi.waitFor(() => expect(fs.existsSync(place)).toBe(false))
})

test('what staff uploaded is copied beside the rows and comes back with them; a bucket is named', {
  timeout: 240_000,
}, async () => {
  const [copy, other] = [await copyDatabase(), await copyDatabase()]
  onTestFinished(copy.remove)
  onTestFinished(other.remove)
  const put = (name: string, words: string) => {
    const file = path.join(copy.dataDir, 'uploads', name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, words)
  }
  put('pictures/a-10x10/400.jpg', 'a picture')
  put('.aside/half', 'half a picture')
  const file = path.join(copy.dataDir, 'hotel.backup')

  const first = await run('backup', copy.dataDir, [file])
  expect(first).toEqual({ status: 0, text: expect.stringContaining('Copied 1 uploaded files') })
  put('videos/b.mp4', 'a film')
  expect((await run('backup', copy.dataDir, [file])).text).toContain('Copied 2 uploaded files')
  const restored = await run('restore', other.dataDir, [file, '--force'])
  expect(restored).toEqual({ status: 0, text: expect.stringContaining('Put 2 uploaded files back') })
  const uploads = path.join(other.dataDir, 'uploads')
  expect(fs.readFileSync(path.join(uploads, 'pictures/a-10x10/400.jpg'), 'utf8')).toBe('a picture')
  expect(fs.readFileSync(path.join(uploads, 'videos/b.mp4'), 'utf8')).toBe('a film')
  expect(fs.readdirSync(uploads).sort()).toEqual(['pictures', 'videos'])

  const bucket = { S3_BUCKET: 'pearl-films', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  const named = await run('backup', copy.dataDir, [file], bucket)
  expect(named).toEqual({ status: 0, text: expect.stringContaining('in the bucket pearl-films') })
})

test('a nightly backup is made while the site runs, and the newest good one comes back without sending old mails', {
  timeout: 240_000,
}, async () => {
  const [copy, other] = [await copyDatabase(), await copyDatabase()]
  onTestFinished(copy.remove)
  onTestFinished(other.remove)
  const env = {
    BACKUP_DIR: path.join(copy.dataDir, 'backups'),
    BACKUP_PASSPHRASE: 'four words that nobody guesses',
  }
  const site = await openDatabase(copy)
  await site.pool.query("INSERT INTO mails (kind, subject_id) VALUES ('request-received', 1)")
  const made = await run('backup', copy.dataDir, ['--nightly'], env)
  expect(made).toEqual({ status: 0, text: expect.stringMatching(/hotel-\S+\.backup in \S+ is good: 1 rows/) })
  await site.pool.query("INSERT INTO villa_categories (name) VALUES ('Later')")
  await site.close()
  fs.writeFileSync(path.join(env.BACKUP_DIR, 'hotel-29990101t000000z.backup'), 'never proved')

  const listed = await run('restore', other.dataDir, ['--list'], env)
  expect(listed.text).toMatch(/^hotel-20\S+ {2}good\nhotel-2999\S+ {2}never proved\n$/)
  const wrong = await run('restore', other.dataDir, ['--newest'], {
    ...env,
    BACKUP_PASSPHRASE: 'another sixteen letters',
  })
  expect(wrong).toEqual({ status: 1, text: expect.stringContaining('BACKUP_PASSPHRASE is not the one') })
  const restored = await run('restore', other.dataDir, ['--newest'], env)
  expect(restored).toEqual({
    status: 0,
    text: expect.stringMatching(/Restored 1 rows.*\n1 mails were waiting/),
  })
  const after = await openDatabase(other)
  expect((await after.pool.query('SELECT status FROM mails')).rows).toEqual([{ status: 'undelivered' }])
  await after.close()
})

test('without a place for backups, or without a passphrase, the reason is said', async () => {
  const copy = await copyDatabase()
  onTestFinished(copy.remove)
  expect((await run('backup', copy.dataDir, ['--nightly'])).text).toContain(
    'Set BACKUP_DIR or BACKUP_S3_BUCKET',
  )
  expect((await run('restore', copy.dataDir, ['--newest'], { BACKUP_DIR: copy.dataDir })).text).toContain(
    'BACKUP_PASSPHRASE: is missing',
  )
})
