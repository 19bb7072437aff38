import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { createApi } from '../../../../test/app'
import { signInAs } from '../../../../test/staff'
import { filesIn, send, sendChunked, test } from '../../../../test/upload-apps'
import { formWith, makeBomb, makeFilm, makeFlat, makePicture } from '../../../../test/uploads'

const MB = 1024 * 1024

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
      'a truncated HEIC',
      'half.heic',
      () => readFileSync('test/pictures/phone.heic').subarray(0, 1000),
      422,
      /^Unable to process/,
    ],
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
  test.for(cases)('%s', async ([, name, make, wanted, message], { apps }) => {
    const before = await filesIn(apps)
    const { status, body } = await send(
      apps,
      '/api/upload',
      formWith('image', { name, content: await make() }),
    )
    expect([status, body.message]).toEqual([wanted, expect.stringMatching(message)])
    expect(await filesIn(apps)).toEqual(before)
  })

  test.for([
    ['/api/upload?purpose=hero', 'This file is larger than 10MB.'],
    ['/api/upload?purpose=villa', 'This file is larger than 10MB.'],
    ['/api/upload/image', 'This file is larger than 5MB.'],
  ] as const)('11 MB of a picture at %s', async ([url, message], { apps }) => {
    const content = Buffer.concat([await jpeg(), Buffer.alloc(11 * MB)])
    const { status, body } = await send(apps, url, formWith('image', { name: 'a.jpg', content }))
    expect([status, body.message]).toEqual([413, message])
  })

  test('a file past its limit although nobody said how long it would be', async ({ apps }) => {
    const before = await filesIn(apps)
    const status = await sendChunked(apps, 51)
    expect(status).toBe(413)
    expect(await filesIn(apps)).toEqual(before)
  })

  test('a film where pictures are wanted, and the other way round', async ({ apps }) => {
    const film = formWith('image', { name: 'a.mp4', content: makeFilm(100_000) })
    expect((await send(apps, '/api/upload/image', film)).status).toBe(415)
    const picture = formWith('video', { name: 'a.mp4', content: await jpeg() })
    expect((await send(apps, '/api/upload/video', picture)).status).toBe(415)
    const gif = formWith('image', { name: 'a.gif', content: await makePicture(20, 20).gif().toBuffer() })
    expect((await send(apps, '/api/upload?purpose=hero', gif)).status).toBe(415)
    expect((await send(apps, '/api/upload?purpose=villa', gif)).status).toBe(201)
  })

  test('no form, no file, another field, two files', async ({ apps }) => {
    const headers = { cookie: apps.cookie, 'content-type': 'application/json' }
    const json = await fetch(`${apps.folder}/api/upload`, { method: 'POST', body: '{}', headers })
    expect(json.status).toBe(415)
    const nothing = new FormData()
    nothing.append('title', 'x')
    expect((await send(apps, '/api/upload', nothing)).status).toBe(422)
    const before = await filesIn(apps)
    const content = await jpeg()
    const other = await send(apps, '/api/upload', formWith('avatar', { name: 'a.jpg', content }))
    expect([other.status, other.body.message]).toEqual([422, "Please send the file in the field 'image'."])
    const two = formWith('image', { name: 'a.jpg', content })
    two.append('image', new Blob([new Uint8Array(content)]), 'b.jpg')
    expect((await send(apps, '/api/upload', two)).status).toBe(413)
    expect(await filesIn(apps)).toEqual(before)
  })

  test.for(['/api/upload', '/api/upload/image', '/api/upload/video'])(
    'a form at %s that has no boundary, or ends before it should',
    async (url, { apps }) => {
      const before = await filesIn(apps)
      const field = url.endsWith('video') ? 'video' : 'image'
      const film = makeFilm(100_000).toString('latin1')
      const content = url.endsWith('video') ? film : (await jpeg()).toString('latin1')
      const opening = `--cut\r\ncontent-disposition: form-data; name="${field}"; filename="a.bin"\r\n`
      const whole = `${opening}\r\n${content}\r\n--cut--\r\n`
      const forms: [type: string, body: string][] = [
        ['multipart/form-data', whole],
        ['multipart/form-data; boundary=', whole],
        [`multipart/form-data; boundary=${'x'.repeat(300)}`, whole],
        ['multipart/form-data; boundary=cut', opening],
        ['multipart/form-data; boundary=cut', whole.slice(0, opening.length + 30)],
        ['multipart/form-data; boundary=cut', whole.slice(0, -20_000)],
        ['multipart/form-data; boundary=cut', whole.replace('--cut--', '--cut')],
        ['multipart/form-data; boundary=other', whole],
      ]
      for (const [type, body] of forms) {
        const headers = { cookie: apps.cookie, 'content-type': type }
        const answer = await fetch(apps.folder + url, {
          method: 'POST',
          headers,
          body: Buffer.from(body, 'latin1'),
        })
        expect([type, answer.status, await answer.json()]).toEqual([
          type,
          400,
          { message: 'We could not read that request. Please try again.' },
        ])
      }
      expect(await filesIn(apps)).toEqual(before)
    },
  )

  test('whoever may not: nobody signed in, and the front desk', async ({ apps, database }) => {
    const app = await createApi(database)
    const desk = await signInAs(app, database.orm, 'user')
    const form = () => formWith('image', { name: 'a.jpg', content: Buffer.alloc(10) })
    for (const url of ['/api/upload', '/api/upload/image', '/api/upload/video']) {
      expect((await send({ ...apps, cookie: '' }, url, form())).status).toBe(401)
      expect((await send({ ...apps, cookie: desk.cookie }, url, form())).status).toBe(403)
    }
    await app.close()
  })
})
