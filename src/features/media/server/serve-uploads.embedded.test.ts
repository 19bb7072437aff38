import { randomBytes } from 'node:crypto'
import { describe, expect } from 'vitest'
import { send, test } from '../../../../test/upload-apps'
import { formWith, makeFilm, makePicture } from '../../../../test/uploads'

describe('what is served under /uploads', () => {
  test('is kept for ever by browsers, and can neither run nor be taken for something else', async ({
    apps,
  }) => {
    const picture = await makePicture(60, 40).png().toBuffer()
    const { body } = await send(
      apps,
      '/api/upload/image',
      formWith('image', { name: 'a.png', content: picture }),
    )
    const answer = await fetch(apps.folder + body.url)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*; sandbox$/),
      'accept-ranges': 'bytes',
    })
    const etag = answer.headers.get('etag') ?? ''
    const again = await fetch(apps.folder + body.url, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await fetch(apps.folder + body.url, { method: 'HEAD' })
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
  ])('is nothing but uploads: %s is not there', async (address, { apps }) => {
    const answer = await fetch(apps.folder + address)
    expect(answer.status).toBe(404)
  })

  test.for(['folder', 'bucket'] as const)(
    'comes in parts when a player asks (%s)',
    async (hotel, { apps }) => {
      const film = makeFilm(300_000)
      randomBytes(299_000).copy(film, 1000)
      const form = formWith('image', { name: 'tour.mp4', content: film, type: 'video/mp4' })
      const { body, status } = await send(apps, '/api/upload', form, hotel)
      expect([status, body.kind, body.contentType, body.bytes, body.width]).toEqual([
        201,
        'video',
        'video/mp4',
        300_000,
        null,
      ])
      const url = apps[hotel] + body.url
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
