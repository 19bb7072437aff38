import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyDatabase, openDatabase } from './database'

function run(
  script: 'backup' | 'restore',
  dataDir: string,
  args: string[],
  env: Record<string, string> = {},
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}.ts`, ...args],
    { encoding: 'utf8', env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env } },
  )
  return { status, text: stdout + stderr }
}

test('backup waits for the site to be stopped and says so; then backup and restore work', async () => {
  const copy = await copyDatabase()
  onTestFinished(copy.remove)
  const file = path.join(copy.dataDir, 'hotel.backup')
  const site = await openDatabase(copy)
  await site.pool.query("INSERT INTO villa_categories (name) VALUES ('Garden suite')")

  const refused = run('backup', copy.dataDir, [file])
  await site.close()
  expect(refused).toEqual({ status: 1, text: expect.stringContaining('stop the site, run this again') })
  expect(fs.existsSync(file)).toBe(false)

  expect(run('backup', copy.dataDir, [file])).toEqual({
    status: 0,
    text: expect.stringContaining('Wrote 1 rows'),
  })
  expect(run('restore', copy.dataDir, [file])).toEqual({
    status: 1,
    text: expect.stringContaining('Nothing was changed'),
  })
  expect(run('restore', copy.dataDir, [file, '--force'])).toEqual({
    status: 0,
    text: expect.stringContaining('Restored 1 rows'),
  })
  const empty = path.join(copy.dataDir, 'nothing-here')
  expect(run('backup', empty, [file])).toEqual({
    status: 1,
    text: expect.stringContaining('There is no database'),
  })
})

test('what staff uploaded is copied beside the rows and comes back with them; a bucket is named', {
  timeout: 240_000,
}, async () => {
  const [copy, other] = [await copyDatabase(), await copyDatabase()]
  onTestFinished(copy.remove)
  onTestFinished(other.remove)
  const put = (name: string, text: string) => {
    const file = path.join(copy.dataDir, 'uploads', name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  put('pictures/a-10x10/400.jpg', 'a picture')
  put('.aside/half', 'half a picture')
  const file = path.join(copy.dataDir, 'hotel.backup')

  const first = run('backup', copy.dataDir, [file])
  expect(first).toEqual({ status: 0, text: expect.stringContaining('Copied 1 uploaded files') })
  put('videos/b.mp4', 'a film')
  expect(run('backup', copy.dataDir, [file]).text).toContain('Copied 2 uploaded files')
  const restored = run('restore', other.dataDir, [file, '--force'])
  expect(restored).toEqual({ status: 0, text: expect.stringContaining('Put 2 uploaded files back') })
  const uploads = path.join(other.dataDir, 'uploads')
  expect(fs.readFileSync(path.join(uploads, 'pictures/a-10x10/400.jpg'), 'utf8')).toBe('a picture')
  expect(fs.readFileSync(path.join(uploads, 'videos/b.mp4'), 'utf8')).toBe('a film')
  expect(fs.readdirSync(uploads).sort()).toEqual(['pictures', 'videos'])

  const bucket = { S3_BUCKET: 'pearl-films', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  const named = run('backup', copy.dataDir, [file], bucket)
  expect(named).toEqual({ status: 0, text: expect.stringContaining('in the bucket pearl-films') })
})
