import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { galleryImages } from '@/features/gallery/server/table'
import { villas } from '@/features/villas/server/table'
import { auditEntries } from '@/server/audit/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { formWith, listen, makePicture } from '../../../../test/uploads'
import type { MediaListItem, UploadAnswer } from '../contract'

const test = base.extend('hotel', { scope: 'file' }, async ({ database, databaseCopy }, { onCleanup }) => {
  const app = await createApi(database, { env: { DATA_DIR: databaseCopy.dataDir } })
  onCleanup(() => app.close())
  const admin = await signInAs(app, database.orm, 'admin')
  const desk = await signInAs(app, database.orm, 'user')
  const url = await listen(app)
  return { app, url, admin, desk, folder: path.join(databaseCopy.dataDir, 'uploads/pictures') }
})

type Hotel = { url: string; admin: { cookie: string; call: Awaited<ReturnType<typeof signInAs>>['call'] } }

async function upload({ url, admin }: Hotel, name: string, width = 500): Promise<UploadAnswer> {
  const content = await makePicture(width, 300).jpeg().toBuffer()
  const body = formWith('image', { name, content })
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', body, headers: { cookie: admin.cookie } })
  return answer.json()
}

async function list({ admin }: Hotel, query = ''): Promise<{ items: MediaListItem[]; total: number }> {
  return (await admin.call('GET', `/api/admin/media${query}`)).body
}

test('the library finds files by their name and by what they show, page by page', async ({ hotel }) => {
  const garden = await upload(hotel, 'Rose garden.jpg')
  await upload(hotel, 'Kitchen 100%.jpg', 900)
  await upload(hotel, 'Bathroom.jpg')
  await hotel.admin.call('PATCH', `/api/admin/media/${garden.id}`, { altText: 'Roses after the rain' })

  const names = async (query: string) => (await list(hotel, query)).items.map((item) => item.originalName)
  expect(await names('')).toEqual(['Bathroom.jpg', 'Kitchen 100%.jpg', 'Rose garden.jpg'])
  expect(await names('?search=ROSE')).toEqual(['Rose garden.jpg'])
  expect(await names('?search=garden%20rain')).toEqual(['Rose garden.jpg'])
  expect(await names('?search=100%25')).toEqual(['Kitchen 100%.jpg'])
  expect(await names('?search=_')).toEqual([])
  expect(await names('?kind=video')).toEqual([])
  expect(await names('?page=2&pageSize=2')).toEqual(['Rose garden.jpg'])
  const inTurn = ['Rose garden.jpg', 'Kitchen 100%.jpg', 'Bathroom.jpg']
  expect(await names('?order=oldest')).toEqual(inTurn)
  expect(await names('?order=name')).toEqual(inTurn.toSorted())
  expect((await list(hotel, '?order=largest')).items[0]?.originalName).toBe('Kitchen 100%.jpg')
  expect((await list(hotel, '?pageSize=1')).total).toBe(3)
})

test('alternative text is changed by those who edit, and the trail tells before and after', async ({
  hotel,
  database,
}) => {
  const { id, altText } = await upload(hotel, 'Hall.jpg')
  expect(altText).toBeNull()
  const change = { altText: '  The hall with its lamps ' }
  expect((await hotel.desk.call('PATCH', `/api/admin/media/${id}`, change)).status).toBe(403)
  const changed = await hotel.admin.call('PATCH', `/api/admin/media/${id}`, change)
  expect([changed.status, changed.body.altText]).toEqual([200, 'The hall with its lamps'])
  expect((await hotel.admin.call('PATCH', '/api/admin/media/999999', change)).status).toBe(404)
  const trail = await database.orm.select().from(auditEntries).where(eq(auditEntries.rowId, id))
  expect(trail.map(({ resource, action, before, after }) => [resource, action, before, after])).toEqual([
    ['media', 'create', null, expect.objectContaining({ originalName: 'Hall.jpg' })],
    ['media', 'update', { altText: null }, { altText: 'The hall with its lamps' }],
  ])
})

test('of two who describe a picture at once the second is told, and may go over it knowingly', async ({
  hotel,
}) => {
  const { id, updatedAt } = await upload(hotel, 'Veranda.jpg')
  const word = (altText: string, seen: string) =>
    hotel.admin.call('PATCH', `/api/admin/media/${id}`, { altText, updatedAt: seen })
  const first = await word('The veranda by day', updatedAt)
  expect(first.status).toBe(200)
  const second = await word('The veranda at night', updatedAt)
  expect([second.status, second.body.message]).toEqual([409, expect.stringMatching(/meanwhile|changed/i)])
  expect((await list(hotel, '?search=Veranda')).items[0]?.altText).toBe('The veranda by day')
  expect((await word('The veranda at night', first.body.updatedAt)).body.altText).toBe('The veranda at night')
})

test('a file that is shown somewhere stays; once nothing shows it, row and files go', async ({
  hotel,
  database,
}) => {
  const { id, url, width } = await upload(hotel, 'Terrace.jpg', 900)
  const kept = path.basename(path.dirname(url))
  const villaId = await makeVilla(database.orm, { mainImageUrl: url, name: 'Sundowner' })
  // Another width of the same picture, by its whole address: still the same picture.
  const elsewhere = `https://hotel.example.com${url.replace(`/${width}.jpg`, '/400.webp')}`
  const inGallery = { title: 'Terrace', imageUrl: elsewhere, category: 'exterior' as const }
  await database.orm.insert(galleryImages).values(inGallery)

  const listed = (await list(hotel, '?search=Terrace')).items[0]
  expect(listed?.uses).toEqual([
    { place: 'Gallery image', id: expect.any(Number), title: 'Terrace' },
    { place: 'Villa', id: villaId, title: 'Sundowner' },
  ])
  expect((await hotel.desk.call('DELETE', `/api/admin/media/${id}`)).status).toBe(403)
  const refused = await hotel.admin.call('DELETE', `/api/admin/media/${id}`)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "This file is still in use: Gallery image 'Terrace', Villa 'Sundowner'. Please change that first.",
  ])
  expect(await readdir(hotel.folder)).toContain(kept)

  await database.orm.delete(galleryImages)
  await database.orm.update(villas).set({ mainImageUrl: null }).where(eq(villas.id, villaId))
  expect((await hotel.admin.call('DELETE', `/api/admin/media/${id}`)).status).toBe(204)
  expect(await readdir(hotel.folder)).not.toContain(kept)
  expect((await fetch(hotel.url + url)).status).toBe(404)
  expect((await list(hotel, '?search=Terrace')).total).toBe(0)
  expect((await hotel.admin.call('DELETE', `/api/admin/media/${id}`)).status).toBe(404)
})

test('the front desk may look at the library, strangers may not', async ({ hotel }) => {
  expect((await hotel.desk.call('GET', '/api/admin/media')).status).toBe(200)
  expect((await hotel.app.inject('/api/admin/media')).statusCode).toBe(401)
})
