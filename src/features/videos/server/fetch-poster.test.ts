import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { cachePosters } from './cache-posters'
import { fetchPoster } from './fetch-poster'

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
let site: Server | undefined

afterEach(() => site?.close())

/** A video site that has these pictures and counts who asks. */
async function openSite(pictures: Record<string, { type: string; body: Buffer }>) {
  const asked: string[] = []
  site = createServer((request, response) => {
    asked.push(request.url ?? '')
    const picture = pictures[request.url ?? '']
    response.writeHead(picture ? 200 : 404, { 'content-type': picture?.type ?? 'text/plain' })
    response.end(picture?.body ?? 'nothing here')
  })
  await new Promise<void>((resolve) => site?.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, asked }
}

test('the large thumbnail is taken where there is one', async () => {
  const { address, asked } = await openSite({
    '/vi/aqz-KE-bpKQ/maxresdefault.jpg': { type: 'image/jpeg', body: JPEG },
  })
  expect(await fetchPoster('aqz-KE-bpKQ', address)).toEqual(JPEG)
  expect(asked).toHaveLength(1)
})

test('where the large thumbnail is missing the smaller one is used', async () => {
  const { address } = await openSite({ '/vi/aqz-KE-bpKQ/hqdefault.jpg': { type: 'image/jpeg', body: JPEG } })
  expect(await fetchPoster('aqz-KE-bpKQ', address)).toEqual(JPEG)
})

test('an answer that is no picture, too large, or no answer at all is no thumbnail', async () => {
  const { address } = await openSite({
    '/vi/aqz-KE-bpKQ/maxresdefault.jpg': { type: 'text/html', body: Buffer.from('<script>') },
    '/vi/aqz-KE-bpKQ/hqdefault.jpg': { type: 'image/jpeg', body: Buffer.alloc(1024 * 1024 + 1) },
  })
  expect(await fetchPoster('aqz-KE-bpKQ', address)).toBeNull()
  expect(await fetchPoster('aqz-KE-bpKQ', 'http://127.0.0.1:1')).toBeNull()
})

test('a thumbnail is asked for once a day, a missing one again after ten minutes', async () => {
  let time = 0
  const asked: string[] = []
  const read = async (id: string) => {
    asked.push(id)
    return id === 'there' ? JPEG : null
  }
  const posterOf = cachePosters(read, () => time)
  await Promise.all([posterOf('there'), posterOf('there'), posterOf('missing')])
  time = 11 * 60_000
  expect([await posterOf('there'), await posterOf('missing')]).toEqual([JPEG, null])
  expect(asked).toEqual(['there', 'missing', 'missing'])
  time = 25 * 60 * 60_000
  await posterOf('there')
  expect(asked.at(-1)).toBe('there')
})

test('only so many thumbnails are remembered', async () => {
  let reads = 0
  const posterOf = cachePosters(async () => {
    reads += 1
    return JPEG
  })
  for (let count = 0; count <= 40; count++) await posterOf(String(count))
  await posterOf('40')
  expect(reads).toBe(41)
  await posterOf('0')
  expect(reads).toBe(42)
})
