import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { createApi } from '../../../../test/app'
import { startBucketServer } from '../../../../test/bucket'
import { test as base } from '../../../../test/database'
import { signInAs } from '../../../../test/staff'
import {
  formWith,
  listen,
  makeBomb,
  makeFilm,
  makeFlat,
  makePicture,
  makeSwelling,
  SWELLING,
} from '../../../../test/uploads'
import { findPictureSources } from '../rules/picture-sources'

const MB = 1024 * 1024

const test = base
  .extend('bucket', { scope: 'file' }, async ({ database: _database }, { onCleanup }) => {
    const server = await startBucketServer()
    onCleanup(server.close)
    return server
  })
  .extend('houses', { scope: 'file' }, async ({ database, databaseCopy, bucket }, { onCleanup }) => {
    const folder = databaseCopy.dataDir
    const inFolder = await createApi(database, { env: { DATA_DIR: folder } })
    const inBucket = await createApi(database, { env: { DATA_DIR: folder, ...bucket.env } })
    onCleanup(async () => {
      await inFolder.close()
      await inBucket.close()
    })
    const staff = await signInAs(inFolder, database.orm, 'admin')
    return {
      folder: await listen(inFolder),
      bucket: await listen(inBucket),
      files: path.join(folder, 'uploads'),
      cookie: staff.cookie,
      email: staff.account.email,
    }
  })

type Houses = { folder: string; bucket: string; files: string; cookie: string }

async function send(houses: Houses, url: string, form: FormData, house: 'folder' | 'bucket' = 'folder') {
  const answer = await fetch(houses[house] + url, {
    method: 'POST',
    body: form,
    headers: { cookie: houses.cookie },
  })
  return { status: answer.status, body: await answer.json() }
}

/** Everything that lies in the storage's folder. */
async function filesIn({ files }: Houses): Promise<string[]> {
  const entries = await readdir(files, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

describe.each(['folder', 'bucket'] as const)('a picture sent to a house with a %s', (house) => {
  test('is kept upright, in three formats and several widths, without its position', async ({ houses }) => {
    const photograph = await makePicture(1500, 1000)
      .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '0/1 36/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { exif } = await sharp(photograph).metadata()
    // The tag that leads to what is known of the place, and 36/1, the minutes of the latitude.
    expect(exif?.includes(Buffer.from([0x25, 0x88, 4, 0, 1, 0, 0, 0]))).toBe(true)
    expect(exif?.includes(Buffer.from([36, 0, 0, 0, 1, 0, 0, 0]))).toBe(true)
    const form = formWith('image', { name: 'C:\\Users\\x\\../../etc/Our garden.jpg', content: photograph })
    const { status, body } = await send(houses, '/api/upload', form, house)
    expect([status, body.message]).toEqual([201, undefined])
    expect(body).toMatchObject({
      kind: 'image',
      originalName: 'Our garden.jpg',
      contentType: 'image/jpeg',
      width: 1000,
      height: 1500,
      imageUrl: body.url,
    })
    expect(body.preview).toMatch(/^data:image\/webp;base64,/)
    expect(body.preview.length).toBeLessThan(600)
    expect(body.url).toMatch(/^\/uploads\/pictures\/[a-f0-9]{24}-1000x1500\/1000\.jpg$/)

    const sources = findPictureSources(body.url)
    const addresses = [sources?.srcSet, ...(sources?.sources.map(({ srcSet }) => srcSet) ?? [])]
      .join(', ')
      .split(', ')
    expect(addresses).toHaveLength(9)
    for (const line of addresses) {
      const [address = '', width = ''] = line.split(' ')
      const answer = await fetch(houses[house] + address)
      const bytes = Buffer.from(await answer.arrayBuffer())
      const { format, ...seen } = await sharp(bytes).metadata()
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        `image/${format === 'heif' ? 'avif' : format}`,
      ])
      expect(`${seen.width}w`).toBe(width)
      expect(seen.height).toBe((seen.width ?? 0) * 1.5)
      expect([seen.exif, seen.xmp, seen.iptc, seen.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(bytes.includes('Exif')).toBe(false)
    }
  })
})

describe('what is served under /uploads', () => {
  test('is kept for ever by browsers, and can neither run nor be taken for something else', async ({
    houses,
  }) => {
    const picture = await makePicture(60, 40).png().toBuffer()
    const { body } = await send(
      houses,
      '/api/upload/image',
      formWith('image', { name: 'a.png', content: picture }),
    )
    const answer = await fetch(houses.folder + body.url)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*; sandbox$/),
      'accept-ranges': 'bytes',
    })
    const etag = answer.headers.get('etag') ?? ''
    const again = await fetch(houses.folder + body.url, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await fetch(houses.folder + body.url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([
      200,
      answer.headers.get('content-length'),
    ])
  })

  test.for([
    '/uploads/',
    '/uploads/pictures',
    '/uploads/videos/none.mp4',
    '/uploads/..%2f..%2fpackage.json',
    '/uploads/.aside/x',
    '/uploads/%00.jpg',
  ])('is nothing but uploads: %s is not there', async (address, { houses }) => {
    const answer = await fetch(houses.folder + address)
    expect(answer.status).toBe(404)
  })

  test.for(['folder', 'bucket'] as const)(
    'comes in parts when a player asks (%s)',
    async (house, { houses }) => {
      const film = makeFilm(300_000)
      randomBytes(299_000).copy(film, 1000)
      const form = formWith('image', { name: 'tour.mp4', content: film, type: 'video/mp4' })
      const { body, status } = await send(houses, '/api/upload', form, house)
      expect([status, body.kind, body.contentType, body.bytes, body.width]).toEqual([
        201,
        'video',
        'video/mp4',
        300_000,
        null,
      ])
      const url = houses[house] + body.url
      expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(film)).toBe(true)
      const part = await fetch(url, { headers: { range: 'bytes=1000-1999' } })
      expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
        206,
        'bytes 1000-1999/300000',
        '1000',
      ])
      expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(1000, 2000))).toBe(true)
      const end = await fetch(url, { headers: { range: 'bytes=-500' } })
      expect(Buffer.from(await end.arrayBuffer()).equals(film.subarray(-500))).toBe(true)
      const beyond = await fetch(url, { headers: { range: 'bytes=300000-' } })
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */300000'])
      const stale = await fetch(url, { headers: { range: 'bytes=0-9', 'if-range': '"another"' } })
      expect([stale.status, (await stale.arrayBuffer()).byteLength]).toEqual([200, 300_000])
    },
  )
})

describe('refused, with a reason and without a trace', () => {
  const script = '<script>alert(1)</script>'.repeat(300)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const jpeg = () => makePicture(400, 300).jpeg().toBuffer()
  const cases: [
    what: string,
    name: string,
    make: () => Promise<Buffer> | Buffer,
    status: number,
    message: RegExp,
  ][] = [
    [
      'a script renamed',
      'holiday.jpg',
      () => Buffer.from(script),
      415,
      /^This is not a file we can use.*JPEG, PNG/,
    ],
    ['an SVG', 'logo.svg', () => Buffer.from(svg), 415, /^This is not a file we can use/],
    ['an SVG renamed', 'logo.png', () => Buffer.from(svg), 415, /^This is not a file we can use/],
    [
      'a script behind the first bytes of a JPEG',
      'a.jpg',
      () => Buffer.from(`\xff\xd8\xff\xe0${script}`, 'latin1'),
      422,
      /^Unable to process the selected image file\.$/,
    ],
    ['an empty file', 'empty.jpg', () => Buffer.alloc(0), 422, /^This file is empty\.$/],
    [
      'a truncated PNG',
      'half.png',
      async () => (await makePicture(400, 300).png().toBuffer()).subarray(0, 60_000),
      422,
      /^Unable to process/,
    ],
    ['a truncated JPEG', 'half.jpg', async () => (await jpeg()).subarray(0, 9000), 422, /^Unable to process/],
    [
      'a picture of 30,000 × 30,000',
      'huge.png',
      () => makeBomb(30_000, 30_000),
      422,
      /^This picture has more than 60 million pixels/,
    ],
    [
      'a PNG of 40,000 megapixels',
      'bomb.png',
      () => makeBomb(2_000_000, 20_000),
      422,
      /^(Unable to process|This picture has more than 60 million pixels)/,
    ],
    [
      'a PNG of 49 megapixels without them',
      'hollow.png',
      () => makeBomb(7000, 7000),
      422,
      /^Unable to process/,
    ],
    [
      'an interlaced PNG of 27 megapixels, 16 bits a colour',
      'woven.png',
      () => makeFlat(6000, 4500).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
      422,
      /^This picture has more than 26 million pixels/,
    ],
    [
      'a progressive JPEG of 54 megapixels',
      'layered.jpg',
      () => makeFlat(9000, 6000).jpeg({ progressive: true }).toBuffer(),
      422,
      /^This picture has more than 53 million pixels/,
    ],
    [
      'a sound',
      'song.mp4',
      () => Buffer.from('\x00\x00\x00\x18ftypM4A \x00\x00\x02\x00', 'latin1'),
      415,
      /MP4/,
    ],
    ['51 MB of a film', 'long.mp4', () => makeFilm(51 * MB), 413, /^This file is larger than 50MB\.$/],
    [
      '51 MB of something else',
      'large.txt',
      () => Buffer.alloc(51 * MB, 'x'),
      413,
      /^This file is larger than 50MB\.$/,
    ],
  ]
  test.for(cases)('%s', async ([, name, make, wanted, message], { houses }) => {
    const before = await filesIn(houses)
    const { status, body } = await send(
      houses,
      '/api/upload',
      formWith('image', { name, content: await make() }),
    )
    expect([status, body.message]).toEqual([wanted, expect.stringMatching(message)])
    expect(await filesIn(houses)).toEqual(before)
  })

  test.for([
    ['/api/upload?purpose=hero', 'This file is larger than 10MB.'],
    ['/api/upload?purpose=villa', 'This file is larger than 10MB.'],
    ['/api/upload/image', 'This file is larger than 5MB.'],
  ] as const)('11 MB of a picture at %s', async ([url, message], { houses }) => {
    const content = Buffer.concat([await jpeg(), Buffer.alloc(11 * MB)])
    const { status, body } = await send(houses, url, formWith('image', { name: 'a.jpg', content }))
    expect([status, body.message]).toEqual([413, message])
  })

  test('a file past its limit although nobody said how long it would be', async ({ houses }) => {
    const before = await filesIn(houses)
    const status = await sendChunked(houses, 51)
    expect(status).toBe(413)
    expect(await filesIn(houses)).toEqual(before)
  })

  test('a film where pictures are wanted, and the other way round', async ({ houses }) => {
    const film = formWith('image', { name: 'a.mp4', content: makeFilm(100_000) })
    expect((await send(houses, '/api/upload/image', film)).status).toBe(415)
    const picture = formWith('video', { name: 'a.mp4', content: await jpeg() })
    expect((await send(houses, '/api/upload/video', picture)).status).toBe(415)
    const gif = formWith('image', { name: 'a.gif', content: await makePicture(20, 20).gif().toBuffer() })
    expect((await send(houses, '/api/upload?purpose=hero', gif)).status).toBe(415)
    expect((await send(houses, '/api/upload?purpose=villa', gif)).status).toBe(201)
  })

  test('no form, no file, another field, two files', async ({ houses }) => {
    const headers = { cookie: houses.cookie, 'content-type': 'application/json' }
    const json = await fetch(`${houses.folder}/api/upload`, { method: 'POST', body: '{}', headers })
    expect(json.status).toBe(415)
    const nothing = new FormData()
    nothing.append('title', 'x')
    expect((await send(houses, '/api/upload', nothing)).status).toBe(422)
    const before = await filesIn(houses)
    const content = await jpeg()
    const other = await send(houses, '/api/upload', formWith('avatar', { name: 'a.jpg', content }))
    expect([other.status, other.body.message]).toEqual([422, "Please send the file in the field 'image'."])
    const two = formWith('image', { name: 'a.jpg', content })
    two.append('image', new Blob([new Uint8Array(content)]), 'b.jpg')
    expect((await send(houses, '/api/upload', two)).status).toBe(413)
    expect(await filesIn(houses)).toEqual(before)
  })

  test('whoever may not: nobody signed in, and the front desk', async ({ houses, database }) => {
    const app = await createApi(database)
    const desk = await signInAs(app, database.orm, 'user')
    const form = () => formWith('image', { name: 'a.jpg', content: Buffer.alloc(10) })
    for (const url of ['/api/upload', '/api/upload/image', '/api/upload/video']) {
      expect((await send({ ...houses, cookie: '' }, url, form())).status).toBe(401)
      expect((await send({ ...houses, cookie: desk.cookie }, url, form())).status).toBe(403)
    }
    await app.close()
  })
})

describe('a large film', () => {
  test('that is broken off leaves nothing behind', async ({ houses }) => {
    const before = await filesIn(houses)
    const status = await sendChunked(houses, 20, 10)
    expect(status).toBeNull()
    for (let tries = 0; tries < 50 && (await filesIn(houses)).length !== before.length; tries += 1)
      await sleep(100)
    expect(await filesIn(houses)).toEqual(before)
    const { rows } = await readRows(houses)
    expect(rows.some(({ originalName }) => originalName === 'streamed.mp4')).toBe(false)
  })

  test.for(['folder', 'bucket'] as const)(
    'never lies in memory as a whole (%s)',
    async (house, { houses }) => {
      await sendChunked(houses, 20, undefined, house)
      globalThis.gc?.()
      const rest = process.memoryUsage().rss
      let most = rest
      const watch = setInterval(() => {
        most = Math.max(most, process.memoryUsage().rss)
      }, 5)
      const answers = await Promise.all([1, 2, 3, 4].map(() => sendChunked(houses, 49, undefined, house)))
      clearInterval(watch)
      expect(answers).toEqual([201, 201, 201, 201])
      // Four films of 49 MB at once: held whole they would be near 200 MB, the bucket of the test being in here too.
      expect((most - rest) / MB).toBeLessThan(house === 'folder' ? 60 : 150)
    },
  )
})

test('a photograph of 48 megapixels is made small without this process growing', async ({ houses }) => {
  const background = { r: 31, g: 77, b: 58 }
  const content = await sharp({ create: { width: 8000, height: 6000, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const rest = process.memoryUsage().rss
  let most = rest
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  const { status, body } = await send(
    houses,
    '/api/upload',
    formWith('image', { name: 'large.jpg', content }),
  )
  clearInterval(watch)
  expect([status, body.width, body.height]).toEqual([201, 1920, 2560])
  expect((most - rest) / MB).toBeLessThan(60)
})

test.for(SWELLING)(
  'a PNG whose %s swells to 400 MB is a small picture like any other',
  async (chunk, { houses }) => {
    const content = makeSwelling(chunk)
    expect(content.length / MB).toBeLessThan(1)
    const { status, body } = await send(
      houses,
      '/api/upload',
      formWith('image', { name: 'bomb.png', content }),
    )
    expect([status, body.message, body.width, body.height]).toEqual([201, undefined, 512, 512])
    const kept = await fetch(houses.folder + body.url)
    expect((await kept.arrayBuffer()).byteLength / MB).toBeLessThan(0.1)
  },
)

test('several at once are all kept, each under a name of its own', async ({ houses }) => {
  const pictures = await Promise.all(
    [300, 310, 320, 330, 340].map((side) => makePicture(side, 200).webp().toBuffer()),
  )
  const answers = await Promise.all(
    pictures.map((content) => send(houses, '/api/upload', formWith('image', { name: 'same.webp', content }))),
  )
  expect(answers.map(({ status, body }) => [status, body.width])).toEqual(
    [300, 310, 320, 330, 340].map((side) => [201, side]),
  )
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(5)
})

async function readRows(houses: Houses): Promise<{ rows: { originalName: string }[] }> {
  const answer = await fetch(`${houses.folder}/api/admin/media?pageSize=100`, {
    headers: { cookie: houses.cookie },
  })
  return { rows: (await answer.json()).items }
}

/** Sends a film in small pieces without saying how long it is; null when it was broken off after so many MB. */
function sendChunked(
  houses: Houses,
  megabytes: number,
  breakAfter = Number.POSITIVE_INFINITY,
  house: 'folder' | 'bucket' = 'folder',
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const boundary = 'film'
    const sending = httpRequest(`${houses[house]}/api/upload`, {
      method: 'POST',
      headers: { cookie: houses.cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    sending.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sending.on('error', (error) => (Number.isFinite(breakAfter) ? resolve(null) : reject(error)))
    const piece = Buffer.alloc(64 * 1024)
    async function write() {
      sending.write(
        `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="streamed.mp4"\r\ncontent-type: video/mp4\r\n\r\n`,
      )
      sending.write(makeFilm(64 * 1024))
      for (let sent = 64 * 1024; sent < megabytes * MB; sent += piece.length) {
        if (sent > breakAfter * MB) return void sending.destroy()
        if (!sending.write(piece))
          await Promise.race([new Promise((drained) => sending.once('drain', drained)), sleep(5000)])
      }
      sending.end(`\r\n--${boundary}--\r\n`)
    }
    write().catch(reject)
  })
}
