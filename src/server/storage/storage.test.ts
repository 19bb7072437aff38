import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test as plain } from 'vitest'
import { startBucketServer } from '../../../test/bucket'
import { startOutside } from '../../../test/outside'
import { readSettings } from '../env'
import { openStorage } from './open-storage'
import type { Storage } from './storage'

const MB = 1024 * 1024

async function makeFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'storage-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

const test = plain
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  .extend('folder', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { folder, remove } = await makeFolder()
    onCleanup(remove)
    return { storage: openStorage(readSettings({ DATA_DIR: folder })), files: path.join(folder, 'uploads') }
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('bucket', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startBucketServer()
    onCleanup(server.close)
    return { storage: openStorage(readSettings(server.env)), env: server.env }
  })

/** `bytes` bytes in small chunks, the same ones for the same number, breaking off after `breaksAfter` of them. */
function film(bytes: number, breaksAfter = Number.POSITIVE_INFINITY): Readable {
  return Readable.from(
    (function* () {
      for (let sent = 0; sent < bytes; sent += 64 * 1024) {
        if (sent >= breaksAfter) throw new Error('the line is dead')
        yield Buffer.alloc(Math.min(64 * 1024, bytes - sent), sent >> 16)
      }
    })(),
    { objectMode: false },
  )
}

async function readAll(stream: Readable | null): Promise<Buffer> {
  if (!stream) throw new Error('there is no such file')
  return buffer(stream)
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

describe.each(['folder', 'bucket'] as const)('files in a %s', (kind) => {
  function storageOf(stores: { folder: { storage: Storage }; bucket: { storage: Storage } }) {
    return stores[kind].storage
  }

  test('are listed with their bytes, those alone whose keys begin so', async ({ folder, bucket }) => {
    const storage = storageOf({ folder, bucket })
    for (const [key, bytes] of [
      ['listed/b.bin', 3],
      ['listed/a/c.bin', 70_000],
      ['other.bin', 1],
    ] as const)
      await storage.put(key, film(bytes))
    expect(await storage.list('listed/')).toEqual([
      { key: 'listed/a/c.bin', bytes: 70_000 },
      { key: 'listed/b.bin', bytes: 3 },
    ])
    expect(await storage.list('nothing/')).toEqual([])
    for (const { key } of [...(await storage.list('listed/')), { key: 'other.bin' }])
      await storage.delete(key)
  })

  test('come back as they went in, small and large', async ({ folder, bucket }) => {
    const storage = storageOf({ folder, bucket })
    for (const bytes of [0, 1, 70_000, 10 * MB, 20 * MB + 7]) {
      const key = `films/${bytes}.mp4`
      expect(await storage.put(key, film(bytes))).toBe(bytes)
      expect(await storage.stat(key)).toEqual({ bytes })
      expect(hashOf(await readAll(await storage.get(key)))).toBe(hashOf(await buffer(film(bytes))))
    }
  })

  test('can be read in part', async ({ folder, bucket }) => {
    const storage = storageOf({ folder, bucket })
    await storage.put('letters.mp4', Readable.from([Buffer.from('abcdefghij')]))
    const read = async (start: number, end: number) =>
      (await readAll(await storage.get('letters.mp4', { start, end }))).toString()
    expect(await read(0, 1)).toBe('ab')
    expect(await read(3, 3)).toBe('d')
    expect(await read(8, 9)).toBe('ij')
  })

  test('are gone once deleted, and deleting again does nothing', async ({ folder, bucket }) => {
    const storage = storageOf({ folder, bucket })
    await storage.put('gone/one.jpg', film(10))
    await storage.delete('gone/one.jpg')
    await storage.delete('gone/one.jpg')
    expect(await storage.get('gone/one.jpg')).toBeNull()
    expect(await storage.stat('gone/one.jpg')).toBeNull()
  })

  test.for([100_000, 12 * MB])(
    'leave nothing when the stream breaks after %i bytes',
    async (breaksAfter, { folder, bucket }) => {
      const storage = storageOf({ folder, bucket })
      await expect(storage.put('broken/film.mp4', film(30 * MB, breaksAfter))).rejects.toThrow(
        'the line is dead',
      )
      expect(await storage.stat('broken/film.mp4')).toBeNull()
      expect(await storage.get('broken/film.mp4')).toBeNull()
    },
  )

  test.for(['../outside.jpg', '/etc/passwd', 'a/../../b.jpg', '.aside/x.jpg', 'a\\b.jpg', '', 'a//b.jpg'])(
    'are never named %s',
    async (key, { folder, bucket }) => {
      const storage = storageOf({ folder, bucket })
      await expect(storage.put(key, film(1))).rejects.toThrow('not a key')
      await expect(async () => storage.get(key)).rejects.toThrow('not a key')
    },
  )
})

describe('a folder', () => {
  test('holds nothing of a broken upload, not even aside', async ({ folder }) => {
    await folder.storage.put('broken/film.mp4', film(MB, 100_000)).catch(() => undefined)
    expect(await readdir(path.join(folder.files, '.aside'))).toEqual([])
  })

  test('is swept of what an ended process left aside, not of what is being written', async ({ folder }) => {
    await folder.storage.put('one.jpg', film(1))
    const aside = path.join(folder.files, '.aside')
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000)
    await writeFile(path.join(aside, 'left'), 'half a film')
    await utimes(path.join(aside, 'left'), yesterday, yesterday)
    await writeFile(path.join(aside, 'in-work'), 'the beginning of a film')
    await folder.storage.sweep()
    expect(await readdir(aside)).toEqual(['in-work'])
  })
})

describe('a bucket', () => {
  test('refuses a stranger, and the error says so', async ({ bucket }) => {
    for (const lie of [{ S3_ACCESS_KEY_ID: 'stranger' }, { S3_SECRET_ACCESS_KEY: 'guessed' }]) {
      const stranger = openStorage(readSettings({ ...bucket.env, ...lie }))
      await expect(stranger.put('one.jpg', film(1))).rejects.toThrow(/403/)
      await expect(stranger.stat('one.jpg')).rejects.toThrow(/403/)
    }
  })

  test('that is busy is sent the same bytes once more', async ({ bucket }) => {
    const sent: [length: string | undefined, hash: string][] = []
    const busy = await startOutside(async (request, answer) => {
      sent.push([request.headers['content-length'], hashOf(await buffer(request))])
      answer.writeHead(sent.length < 3 ? 503 : 200).end()
    })
    const storage = openStorage(readSettings({ ...bucket.env, S3_ENDPOINT: busy.url }))
    expect(await storage.put('one.jpg', film(300_000))).toBe(300_000)
    await busy.close()
    expect(sent).toEqual(Array(3).fill(['300000', hashOf(await buffer(film(300_000)))]))
  })
})
