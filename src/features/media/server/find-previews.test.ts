import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { describe, expect } from 'vitest'
import { test } from '../../../../test/database'
import { makePicture } from '../../../../test/uploads'
import { drawPreview } from './encode-picture'
import { previewFinder } from './find-previews'
import { mediaFiles } from './table'

const PICTURES = path.join(process.cwd(), 'assets/pictures')
const WEBP = /^data:image\/webp;base64,[\w+/=]+$/

const bytesOf = (preview: string) => Buffer.from(preview.split(',')[1] ?? '', 'base64')

function uploaded(name: string, preview: string) {
  const url = `/uploads/pictures/${name}-1000x750/1000.jpg`
  const stored = { storageKeys: ['a'], originalName: 'a.jpg', contentType: 'image/jpeg', bytes: 1 }
  return { kind: 'image', url, preview, uploadedBy: 'anna@hotel.example', ...stored } as const
}

describe('the preview of', () => {
  test('a picture that comes with the site is found under any of its sizes, a drawing under its own', async ({
    database,
  }) => {
    const find = await previewFinder(database.orm, PICTURES)
    const addresses = [
      '/api/assets/sundowner-1600x900/1600.jpg',
      '/api/assets/sundowner-1600x900/400.jpg',
      '/api/assets/hills-at-dusk.svg',
      '/api/placeholder/600/400',
    ]
    const found = await find([...addresses, '/api/placeholder/61/41', '/api/assets/nothing.jpg', '/x', 'x:y'])
    expect([...found.keys()]).toEqual(addresses)
    for (const preview of found.values()) {
      expect(preview).toMatch(WEBP)
      expect(bytesOf(preview).length).toBeLessThanOrEqual(250)
    }
    expect(found.get(addresses[0] ?? '')).toBe(found.get(addresses[1] ?? ''))
  })

  test('an uploaded picture comes from the library, and is asked for once', async ({ database }) => {
    const preview = await drawPreview(makePicture(200, 150))
    await database.orm.insert(mediaFiles).values(uploaded('once', preview))
    const find = await previewFinder(database.orm, PICTURES)
    const small = '/uploads/pictures/once-1000x750/400.jpg'
    expect(await find([small])).toEqual(new Map([[small, preview]]))
    await database.orm.delete(mediaFiles)
    expect(await find([small])).toEqual(new Map([[small, preview]]))
  })

  test('an uploaded picture that is not there yet is found once it is', async ({ database }) => {
    const find = await previewFinder(database.orm, PICTURES)
    const file = uploaded('late', await drawPreview(makePicture(200, 150)))
    expect(await find([file.url])).toEqual(new Map())
    await database.orm.insert(mediaFiles).values(file)
    expect(await find([file.url])).toEqual(new Map([[file.url, file.preview]]))
  })

  test('a picture that can be seen through is none', async ({ database }) => {
    const background = { r: 31, g: 77, b: 58, alpha: 0.5 }
    const glass = sharp({ create: { width: 80, height: 60, channels: 4, background } })
    const file = uploaded('glass', await drawPreview(glass.png()))
    await database.orm.insert(mediaFiles).values(file)
    expect(await (await previewFinder(database.orm, PICTURES))([file.url])).toEqual(new Map())
  })
})

test.for<[string, Sharp]>([
  ['wide', makePicture(320, 180)],
  ['tall', makePicture(60, 360)],
  ['square', makePicture(180, 180)],
])('a preview of a %s picture is small and has its shape', async ([_shape, picture]) => {
  const { width, height } = await picture.metadata()
  const bytes = bytesOf(await drawPreview(sharp(await picture.png().toBuffer())))
  expect(bytes.length).toBeLessThanOrEqual(250)
  const drawn = await sharp(bytes).metadata()
  expect(Math.max(drawn.width, drawn.height)).toBe(16)
  expect(drawn.width > drawn.height).toBe(width > height)
})
