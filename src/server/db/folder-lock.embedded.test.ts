import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startChild } from '../../../test/child-process'
import { lockFolder } from './folder-lock'

function makeFolder(...names: string[]): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))
  onTestFinished(() => fs.rmSync(root, { recursive: true }))
  const folder = path.join(root, ...names)
  fs.mkdirSync(folder, { recursive: true })
  return folder
}

test('a second process is refused and told of DATABASE_URL and of the first', async () => {
  const folder = makeFolder()
  const owner = startChild('hold-lock', folder)
  onTestFinished(owner.kill)
  expect(await owner.line(0)).toBe('held')
  const attempt = lockFolder(folder)
  await expect(attempt).rejects.toThrow(`${folder} is already in use by another process`)
  await expect(attempt).rejects.toThrow(`process ${owner.process.pid}`)
  await expect(attempt).rejects.toThrow('set DATABASE_URL to a PostgreSQL server')
})

test('an owner that stands still keeps its lock', async () => {
  const folder = makeFolder()
  const owner = startChild('hold-lock', folder)
  onTestFinished(owner.kill)
  await owner.line(0)
  owner.process.kill('SIGSTOP')
  await expect(lockFolder(folder)).rejects.toThrow('already in use')
})

test('the lock of a killed owner goes to exactly one of those who come at once', async () => {
  const folder = makeFolder()
  const owner = startChild('hold-lock', folder)
  await owner.line(0)
  await owner.kill()
  expect(fs.existsSync(path.join(folder, 'database.lock'))).toBe(true)

  const others = Array.from({ length: 5 }, () => startChild('hold-lock', folder))
  onTestFinished(async () => {
    await Promise.all(others.map((other) => other.kill()))
  })
  const answers = await Promise.all(others.map((other) => other.line(0)))
  expect(answers.filter((answer) => answer === 'held')).toHaveLength(1)
  expect(answers.filter((answer) => answer.includes('already in use'))).toHaveLength(4)
})

test('many in one process: one gets it, and the next after it is given back', async () => {
  const folder = makeFolder()
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
  const [got, ...more] = outcomes.filter((outcome) => outcome.status === 'fulfilled')
  expect(more).toEqual([])
  await got?.value()
  const unlock = await lockFolder(folder)
  await unlock()
})

test('a folder is the same by any name, and may have a long one', async () => {
  const folder = makeFolder('a'.repeat(100), 'b'.repeat(100))
  const unlock = await lockFolder(folder)
  onTestFinished(unlock)
  const link = path.join(path.dirname(folder), 'link')
  fs.symlinkSync(folder, link)
  await expect(lockFolder(link)).rejects.toThrow('already in use')
})

test('a takeover that was itself killed does not block for ever', async () => {
  const folder = makeFolder()
  const owner = startChild('hold-lock', folder)
  await owner.line(0)
  await owner.kill()
  const takeover = path.join(folder, 'database.lock.takeover')
  fs.mkdirSync(takeover)
  const longAgo = new Date(Date.now() - 60_000)
  fs.utimesSync(takeover, longAgo, longAgo)
  const unlock = await lockFolder(folder)
  await unlock()
})
