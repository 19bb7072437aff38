import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { copyDatabase } from '../../../test/database'
import { openEngine } from './open-engine'

/**
 * A disk that loses all it was not asked to keep: it holds what a folder held at first, and since then only
 * the bytes of files and the names in folders at their last fsync.
 */
class ForgetfulDisk {
  private readonly bytes = new Map<number, Buffer>()
  private readonly names = new Map<string, Map<string, number>>()
  private readonly opened = new Map<number, string>()

  constructor(folder: string) {
    const openSync = fs.openSync
    const fsyncSync = fs.fsyncSync
    for (const name of ['.', ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
      const file = path.join(folder, name)
      const stat = fs.statSync(file)
      if (stat.isDirectory()) this.names.set(file, listNames(file))
      else this.bytes.set(stat.ino, fs.readFileSync(file))
    }
    vi.spyOn(fs, 'openSync').mockImplementation((file, ...rest) => {
      const descriptor = openSync(file, ...rest)
      this.opened.set(descriptor, path.resolve(String(file)))
      return descriptor
    })
    vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
      fsyncSync(descriptor)
      this.keep(descriptor)
    })
  }

  private keep(descriptor: number): void {
    const stat = fs.fstatSync(descriptor)
    const file = this.opened.get(descriptor) ?? ''
    if (stat.isDirectory()) this.names.set(file, listNames(file))
    else {
      const bytes = Buffer.alloc(stat.size)
      fs.readSync(descriptor, bytes, 0, stat.size, 0)
      this.bytes.set(stat.ino, bytes)
      // Every journaling file system keeps the name of a new file with its first fsync; PostgreSQL counts on it.
      this.names.get(path.dirname(file))?.set(path.basename(file), stat.ino)
    }
  }

  /** What a restart after a power cut would find. */
  writeTo(folder: string, from: string): void {
    for (const [original, names] of [...this.names].sort(([a], [b]) => a.localeCompare(b))) {
      const copy = path.join(folder, path.relative(from, original))
      fs.mkdirSync(copy, { recursive: true, mode: 0o700 })
      for (const [name, inode] of names) {
        fs.writeFileSync(path.join(copy, name), this.bytes.get(inode) ?? '')
      }
    }
  }
}

function listNames(folder: string): Map<string, number> {
  const files = fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(files.map(({ name }) => [name, fs.statSync(path.join(folder, name)).ino]))
}

function failTest(error: unknown): void {
  throw error
}

async function makeCopy(): Promise<string> {
  const copy = await copyDatabase()
  onTestFinished(copy.remove)
  return path.join(copy.dataDir, 'database')
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('a commit reaches the disk with fsync, a question does not', async () => {
  const engine = await openEngine(await makeCopy(), failTest)
  onTestFinished(() => engine.close())
  await engine.exec('CREATE TABLE notes (id int)')
  const fsync = vi.spyOn(fs, 'fsyncSync')

  await engine.exec('SELECT * FROM notes')
  expect(fsync).toHaveBeenCalledTimes(0)
  await engine.exec('INSERT INTO notes VALUES (1)')
  expect(fsync).toHaveBeenCalledTimes(1)
  await engine.exec('BEGIN; INSERT INTO notes VALUES (2); INSERT INTO notes VALUES (3); COMMIT')
  expect(fsync).toHaveBeenCalledTimes(2)
})

test('the power is cut in the middle of a stream of commits: each acknowledged one is there', async () => {
  const folder = await makeCopy()
  const disk = new ForgetfulDisk(folder)
  const engine = await openEngine(folder, failTest)
  onTestFinished(() => engine.close())
  await engine.exec('CREATE TABLE notes (id int PRIMARY KEY, words text)')
  for (let id = 1; id <= 60; id++) {
    await engine.query('INSERT INTO notes VALUES ($1, $2)', [id, 'word '.repeat(200)])
    if (id === 40) await engine.exec('CHECKPOINT')
  }

  const left = fs.mkdtempSync(path.join(os.tmpdir(), 'power-cut-'))
  onTestFinished(() => fs.rmSync(left, { recursive: true }))
  disk.writeTo(left, folder)
  const restarted = await openEngine(left, failTest)
  onTestFinished(() => restarted.close())
  const { rows } = await restarted.query('SELECT id FROM notes ORDER BY id')
  expect(rows).toEqual(Array.from({ length: 60 }, (_, index) => ({ id: index + 1 })))
})
