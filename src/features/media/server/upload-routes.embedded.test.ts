import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { send, test } from '../../../../test/upload-apps'
import { formWith, makePicture, makeSwelling, SWELLING } from '../../../../test/uploads'
import { findPictureSources } from '../rules/picture-sources'

const MB = 1024 * 1024

describe.each(['folder', 'bucket'] as const)('a picture sent to an app with a %s', (hotel) => {
  test('is kept upright, in three formats and several widths, without its position', async ({ apps }) => {
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
    const { status, body } = await send(apps, '/api/upload', form, hotel)
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
      const answer = await fetch(apps[hotel] + address)
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

test('a phone’s HEIC picture is kept upright and in the colours of its profile, whatever it is called', async ({
  apps,
}) => {
  // 256 × 192 in numbers of Display P3, to be turned by a quarter: what lies to the left in it stands below.
  const content = readFileSync('test/pictures/phone.heic')
  const { status, body } = await send(apps, '/api/upload', formWith('image', { name: 'IMG_1.HEIC', content }))
  expect([status, body.message, body.width, body.height]).toEqual([201, undefined, 192, 256])
  const kept = Buffer.from(await (await fetch(apps.folder + body.url)).arrayBuffer())
  const colourAt = async (top: number) => {
    const spot = await sharp(kept)
      .extract({ left: 80, top, width: 32, height: 32 })
      .resize(1, 1)
      .raw()
      .toBuffer()
    return [...spot]
  }
  // The file says (64, 118, 84) and (187, 106, 63); these are the same colours in sRGB.
  expect(distance(await colourAt(40), [40, 120, 80])).toBeLessThan(5)
  expect(distance(await colourAt(184), [200, 100, 50])).toBeLessThan(5)
})

test('of several pictures in a HEIC file the main one is kept, and no other is decoded', async ({ apps }) => {
  // The first is 7000 × 7000, more than is taken; the main one is the second.
  const content = readFileSync('test/pictures/second-is-main.heic')
  const { status, body } = await send(apps, '/api/upload', formWith('image', { name: 'two.heic', content }))
  expect([status, body.message, body.width, body.height]).toEqual([201, undefined, 96, 64])
})

test.for(SWELLING)(
  'a PNG whose %s swells to 400 MB is a small picture like any other',
  async (chunk, { apps }) => {
    const content = makeSwelling(chunk)
    expect(content.length / MB).toBeLessThan(1)
    const { status, body } = await send(apps, '/api/upload', formWith('image', { name: 'bomb.png', content }))
    expect([status, body.message, body.width, body.height]).toEqual([201, undefined, 512, 512])
    const kept = await fetch(apps.folder + body.url)
    expect((await kept.arrayBuffer()).byteLength / MB).toBeLessThan(0.1)
  },
)

test('several at once are all kept, each under a name of its own', async ({ apps }) => {
  const pictures = await Promise.all(
    [300, 310, 320, 330, 340].map((side) => makePicture(side, 200).webp().toBuffer()),
  )
  const answers = await Promise.all(
    pictures.map((content) => send(apps, '/api/upload', formWith('image', { name: 'same.webp', content }))),
  )
  expect(answers.map(({ status, body }) => [status, body.width])).toEqual(
    [300, 310, 320, 330, 340].map((side) => [201, side]),
  )
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(5)
})

/** How far two colours lie apart in the one of red, green and blue in which they differ most. */
function distance(seen: readonly number[], wanted: readonly number[]): number {
  return Math.max(...wanted.map((value, index) => Math.abs(value - (seen[index] ?? 0))))
}
