import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, inject, onTestFinished } from 'vitest'
import { seededRandom } from '@/kernel/seeded-random'
import { copyDatabase, openDatabase, test } from '../../test/database'
import { makeFirstRelease } from '../../test/first-release'
import {
  countGoodBackups,
  killAfter,
  letFinish,
  readState,
  startUpkeep,
  type Upkeep,
} from '../../test/upkeep'

/** Twenty in all: each engine has half of them, at moments of its own. */
const KILLS: Record<'embedded' | 'postgres', Record<Upkeep, number>> = {
  embedded: { migration: 4, restore: 4, backup: 3 },
  postgres: { migration: 3, restore: 3, backup: 3 },
}
const { engine } = inject('template')
const random = seededRandom(engine === 'embedded' ? 20 : 21)
const LIMIT = { timeout: 600_000 }

function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'killed-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A folder with one good backup, of a hotel with one villa. */
async function makeBackups(): Promise<string> {
  const folder = makeFolder()
  const source = await copyDatabase()
  const database = await openDatabase(source)
  await database.pool.query(
    "INSERT INTO villas (name, slug, description) VALUES ('Only', 'only-in-the-backup', 'x')",
  )
  await database.close()
  await letFinish(startUpkeep('backup', source, { BACKUP_DIR: folder }))
  await source.remove()
  expect(await countGoodBackups(folder, makeFolder())).toBe(1)
  return folder
}

/** Moments from the beginning to a little after the end, where the work is most likely under way. */
function moments(count: number, lengthMs: number): number[] {
  return Array.from({ length: count }, (_, index) => lengthMs * (0.25 + (0.8 * (index + random())) / count))
}

test(
  'a start that brings old tables up to date, killed at any moment, leaves the old ones or the new',
  LIMIT,
  async () => {
    const trial = await makeFirstRelease()
    const length = await letFinish(startUpkeep('migration', trial))
    expect(await readState(trial)).toBe('migrated')
    await trial.remove()
    for (const ms of moments(KILLS[engine].migration, length)) {
      const copy = await makeFirstRelease()
      await killAfter(startUpkeep('migration', copy), ms)
      expect(['old', 'migrated']).toContain(await readState(copy))
      // The next start goes on from there.
      await letFinish(startUpkeep('migration', copy))
      expect(await readState(copy)).toBe('migrated')
      await copy.remove()
    }
  },
)

test('a restore that is killed at any moment leaves the old data or those of the backup', LIMIT, async () => {
  const backups = await makeBackups()
  const env = { BACKUP_DIR: backups }
  const trial = await makeFirstRelease()
  const length = await letFinish(startUpkeep('restore', trial, env))
  expect(await readState(trial)).toBe('restored')
  await trial.remove()
  for (const ms of moments(KILLS[engine].restore, length)) {
    const copy = await makeFirstRelease()
    await killAfter(startUpkeep('restore', copy, env), ms)
    expect(['old', 'restored']).toContain(await readState(copy))
    await copy.remove()
  }
})

test(
  'a backup that is killed at any moment is whole or is not called good, and the one before stays',
  LIMIT,
  async () => {
    const backups = await makeBackups()
    const env = { BACKUP_DIR: backups }
    const copy = await copyDatabase()
    onTestFinished(copy.remove)
    const database = await openDatabase(copy)
    await database.pool.query("INSERT INTO villas (name, slug, description) VALUES ('One', 'one', 'x')")
    await database.close()
    const length = await letFinish(startUpkeep('backup', copy, env))
    expect(await countGoodBackups(backups, makeFolder())).toBeGreaterThanOrEqual(1)
    for (const ms of moments(KILLS[engine].backup, length)) {
      await killAfter(startUpkeep('backup', copy, env), ms)
      // Of one day the newest stays: never none.
      expect(await countGoodBackups(backups, makeFolder())).toBeGreaterThanOrEqual(1)
    }
    await letFinish(startUpkeep('backup', copy, env))
    expect(await countGoodBackups(backups, makeFolder())).toBeGreaterThanOrEqual(1)
  },
)
