import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkStartLoad, judgeStartLoad, readStartLoad } from './start-load'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-load-'))
  await write('serve.js', "import 'node:path'; import { stop } from './stop.js'; stop(import(somewhere))")
  await write('stop.js', 'export function stop() {}')
  await write('server.js', "export const start = () => import('./app.js')")
  await write('app.js', "import { x } from './rest.js'; export * from './rest.js'; x(import('./rare.js'))")
  await write('rest.js', "import 'node:fs'")
  await write('rare.js', "import 'pdfkit'")
})

afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, text: string) => writeFile(path.join(folder, name), text)

test('what a start loads is what its entries ask for and all that this imports, not what is asked for later', () => {
  const { libraries, files } = readStartLoad(folder)
  expect(files.toSorted()).toEqual(['app.js', 'rest.js', 'serve.js', 'server.js', 'stop.js'])
  expect([...libraries.keys()]).toEqual([])
})

test('a library is named with the file that loads it at the start', async () => {
  expect(await checkStartLoad(folder)).toMatchObject({ ok: true })
  await write('rest.js', "import './rare.js'")
  const { ok, output } = await checkStartLoad(folder)
  expect(ok).toBe(false)
  expect(output).toContain('dist/server/rare.js: pdfkit is loaded at every start')
})

test('so is more than a start may load, in bytes or in files', () => {
  const libraries = new Map<string, string>()
  const files = Array.from({ length: 16 }, (_, number) => `${number}.js`)
  expect(judgeStartLoad({ libraries, files, bytes: 4_150_000 })).toEqual([])
  const [bytes, count] = judgeStartLoad({ libraries, files: [...files, 'one-more.js'], bytes: 4_150_001 })
  expect(bytes?.message).toContain('4150001 bytes are loaded at every start')
  expect(count?.message).toContain('17 files are loaded at every start')
})

test('where nothing is built the check says so', async () => {
  await rm(path.join(folder, 'server.js'))
  await expect(checkStartLoad(folder)).rejects.toThrow('is not built')
})
