import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { copyDatabase, openDatabase, test } from '../../test/database'
import { makeFirstRelease } from '../../test/first-release'
import { type LoopDisk, makeLoopDisk } from '../../test/loop-disk'
import { countGoodBackups, letFinish, readState, startUpkeep, type Upkeep } from '../../test/upkeep'

const CUTS: [Upkeep, number][] = [
  ['migration', 0.5],
  ['migration', 0.85],
  ['restore', 0.6],
  ['restore', 0.9],
  ['backup', 0.8],
]

function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cut-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A disk with a hotel of the first release, and a backup of another one, all of it flushed. */
async function furnish(disk: LoopDisk): Promise<void> {
  const [dataDir, BACKUP_DIR] = [path.join(disk.folder, 'data'), path.join(disk.folder, 'backups')]
  const source = await copyDatabase()
  const database = await openDatabase(source)
  await database.pool.query(
    "INSERT INTO villas (name, slug, description) VALUES ('Only', 'only-in-the-backup', 'x')",
  )
  await database.close()
  await letFinish(startUpkeep('backup', source, { BACKUP_DIR }))
  await source.remove()
  const old = await makeFirstRelease()
  fs.cpSync(old.dataDir, dataDir, { recursive: true })
  await old.remove()
  spawnSync('sync', ['--file-system', disk.folder])
}

test('a power cut in the middle of a migration, a restore or a backup leaves the old or the new, never what is between', {
  timeout: 900_000,
}, async ({ skip }) => {
  const furnished = makeLoopDisk()
  if (!furnished) return skip('this process may not mount a disk')
  onTestFinished(furnished.remove)
  await furnish(furnished)
  const lengths = new Map<Upkeep, number>()
  for (const [work, share] of CUTS) {
    const disk = furnished.cutPower()
    const [dataDir, BACKUP_DIR] = [path.join(disk.folder, 'data'), path.join(disk.folder, 'backups')]
    const env = { BACKUP_DIR }
    if (!lengths.has(work)) {
      const free = makeFolder()
      for (const name of ['data', 'backups'])
        fs.cpSync(path.join(disk.folder, name), path.join(free, name), { recursive: true })
      const trial = startUpkeep(
        work,
        { dataDir: path.join(free, 'data') },
        { BACKUP_DIR: path.join(free, 'backups') },
      )
      lengths.set(work, await letFinish(trial))
    }
    const child = startUpkeep(work, { dataDir }, env)
    child.stdout?.resume()
    await sleep((lengths.get(work) ?? 3000) * share)
    // It stands still while the disk is copied, as everything does when the power is gone.
    child.kill('SIGSTOP')
    const after = disk.cutPower()
    const gone = new Promise((resolve) =>
      child.exitCode === null ? child.once('exit', resolve) : resolve(null),
    )
    child.kill('SIGKILL')
    await gone
    const moved = { dataDir: path.join(after.folder, 'data') }
    expect(['old', { migration: 'migrated', restore: 'restored', backup: 'old' }[work]]).toContain(
      await readState(moved),
    )
    expect(await countGoodBackups(path.join(after.folder, 'backups'), makeFolder())).toBeGreaterThanOrEqual(1)
    after.remove()
    disk.remove()
  }
})
