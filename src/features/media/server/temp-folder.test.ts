import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sweepTempFolders, withTempFolder } from './temp-folder'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000)

test('what a killed process spooled is swept; what is under way, and what is no upload, stays', async () => {
  const [left, running, others] = await Promise.all(
    ['app-upload-', 'app-upload-', 'somebody-upload-'].map((prefix) => mkdtemp(path.join(tmpdir(), prefix))),
  )
  for (const folder of [left, others]) {
    await writeFile(path.join(folder ?? '', 'picture'), 'half of it')
    await utimes(folder ?? '', hoursAgo(2), hoursAgo(2))
  }
  await sweepTempFolders()
  const there = (await readdir(tmpdir())).map((name) => path.join(tmpdir(), name))
  expect([left, running, others].map((folder) => there.includes(folder ?? ''))).toEqual([false, true, true])
})

test('a spool folder is gone when its work is done, and when it failed', async () => {
  const folders: string[] = []
  await withTempFolder(async (folder) => folders.push(folder))
  const broken = withTempFolder(async (folder) => {
    folders.push(folder)
    throw new Error('broken off')
  })
  await expect(broken).rejects.toThrow('broken off')
  const there = await readdir(tmpdir())
  expect(folders).toHaveLength(2)
  expect(folders.filter((folder) => there.includes(path.basename(folder)))).toEqual([])
})
