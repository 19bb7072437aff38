import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFiles, serveFolder } from './static-files'

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'))
  await writeFile(path.join(folder, 'welcome.mp4'), Buffer.from('0123456789'))
  await writeFile(path.join(folder, 'villa.jpg'), Buffer.from('a picture'))
  await writeFile(path.join(folder, 'site.css'), 'p { color: red }')
  await writeFile(path.join(folder, 'site.css.br'), brotliCompressSync('p { color: green }'))
  app = Fastify()
  await mkdir(path.join(folder, 'hall'))
  await writeFile(path.join(folder, 'hall/800.jpg'), Buffer.from('0123456789'.repeat(100)))
  await writeFile(path.join(folder, 'notes.csv'), Buffer.from('of a kind that is not sent'))
  await serveFiles(app, { folder, prefix: '/files/', isHashed: false })
  // Less than one of its pictures: nothing stays in memory.
  await serveFolder(app, { folder, prefix: '/folder/', cachedBytes: 500 })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (name: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: `/files/${name}`, headers })

test('a film comes in the parts a browser asks for', async () => {
  const part = await get('welcome.mp4', { range: 'bytes=2-4' })
  expect(part.statusCode).toBe(206)
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-type': 'video/mp4' })
  expect(part.body).toBe('234')
})

test('a film asked for whole, or in a part of an older one, comes whole and says it can be had in parts', async () => {
  for (const headers of [{}, { range: 'bytes=2-4', 'if-range': '"older"' }]) {
    const whole = await get('welcome.mp4', headers)
    expect(whole.statusCode).toBe(200)
    expect(whole.headers['accept-ranges']).toBe('bytes')
    expect(whole.body).toBe('0123456789')
  }
})

test('a part beyond the end of a film is refused with its length', async () => {
  const beyond = await get('welcome.mp4', { range: 'bytes=10-' })
  expect(beyond.statusCode).toBe(416)
  expect(beyond.headers['content-range']).toBe('bytes */10')
})

test('a picture comes whole, and not again while it has not changed', async () => {
  const first = await get('villa.jpg', { range: 'bytes=0-1' })
  expect([first.statusCode, first.body]).toEqual([200, 'a picture'])
  const again = await get('villa.jpg', { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('a file that the build has compressed comes in the encoding that is asked for', async () => {
  const ask = (encoding: string) => get('site.css', { 'accept-encoding': encoding })
  const [br, gzip, plain] = await Promise.all([ask('gzip, br'), ask('gzip, br;q=0'), ask('zstd')])
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ])
  // What was compressed counts, which is how this test sees that it is read.
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe('p { color: green }')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe('p { color: green }')
  expect(plain.body).toBe('p { color: green }')
})

test('of a folder that is read as it is asked for, files come as those in memory do', async () => {
  const ask = (name: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: `/folder/${name}`, headers })
  for (let time = 0; time < 2; time++) {
    const picture = await ask('hall/800.jpg')
    expect([picture.statusCode, picture.body.length]).toEqual([200, 1000])
    expect(picture.headers).toMatchObject({ 'content-type': 'image/jpeg' })
    const again = await ask('hall/800.jpg', { 'if-none-match': String(picture.headers.etag) })
    expect(again.statusCode).toBe(304)
  }
  expect((await ask('welcome.mp4', { range: 'bytes=2-4' })).body).toBe('234')
})

test('of such a folder nothing else comes: no other kind of file, none that is not there, none outside', async () => {
  for (const name of ['notes.csv', 'no-such.jpg', 'hall', '..%2f..%2fetc%2fpasswd', '../static-files.ts'])
    expect((await app.inject(`/folder/${name}`)).statusCode, name).toBe(404)
})
