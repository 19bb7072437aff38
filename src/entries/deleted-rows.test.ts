import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { toDay } from '@/kernel/days'
import { clearDeleted } from '@/server/crud/deleted-rows'
import { deletedRows } from '@/server/crud/table'
import { makeBooking } from '../../test/factories'
import { type Thing, test } from '../../test/staffed-property'

const VILLAS = '/api/admin/villas'
const IMAGES = '/api/admin/villa-images'

test('a villa comes back with its pictures and videos, at its address', async ({ staff: { admin } }) => {
  const { body: villa } = await admin.call('POST', VILLAS, { name: 'Rose Villa', description: 'Roses' })
  const image = { villaId: villa.id, imageUrl: '/uploads/rose.jpg', isMain: true }
  const { body: picture } = await admin.call('POST', IMAGES, image)
  const film = { villaId: villa.id, title: 'A walk', videoUrl: 'https://example.com/1.mp4' }
  const { body: video } = await admin.call('POST', '/api/admin/villa-videos', film)
  await admin.call('DELETE', `${VILLAS}/${villa.id}`)
  expect((await admin.call('GET', `${IMAGES}/${picture.id}`)).status).toBe(404)

  expect((await admin.call('POST', `${VILLAS}/deleted/${villa.id}/restore`)).body).toEqual(villa)
  expect((await admin.call('GET', `${IMAGES}/${picture.id}`)).body).toEqual(picture)
  expect((await admin.call('GET', `/api/admin/villa-videos/${video.id}`)).body).toEqual(video)
})

test('an address that another has meanwhile gets a number', async ({ staff: { admin } }) => {
  const post = { title: 'Evening light', content: 'It falls early.' }
  const { body: first } = await admin.call('POST', '/api/admin/blog-posts', post)
  await admin.call('DELETE', `/api/admin/blog-posts/${first.id}`)
  const { body: second } = await admin.call('POST', '/api/admin/blog-posts', post)
  expect(second.slug).toBe(first.slug)
  const { body: restored } = await admin.call('POST', `/api/admin/blog-posts/deleted/${first.id}/restore`)
  expect(restored).toEqual({ ...first, slug: `${first.slug}-2` })
})

test('a main picture is no more the main one where another is by now', async ({ staff: { admin } }) => {
  const { body: villa } = await admin.call('POST', VILLAS, { name: 'Fern Villa', description: 'Ferns' })
  const main = (imageUrl: string) =>
    admin
      .call('POST', IMAGES, { villaId: villa.id, imageUrl, isMain: true })
      .then(({ body }) => body as Thing)
  const first = await main('/uploads/1.jpg')
  await admin.call('DELETE', `${IMAGES}/${first.id}`)
  const second = await main('/uploads/2.jpg')
  const { body: restored } = await admin.call('POST', `${IMAGES}/deleted/${first.id}/restore`)
  expect(restored.isMain).toBe(false)
  expect((await admin.call('GET', `${IMAGES}/${second.id}`)).body.isMain).toBe(true)
})

test('what has no place any more says why, and stays where it is', async ({ staff: { admin } }) => {
  const { body: villa } = await admin.call('POST', VILLAS, { name: 'Moss Villa', description: 'Moss' })
  const { body: picture } = await admin.call('POST', IMAGES, {
    villaId: villa.id,
    imageUrl: '/uploads/1.jpg',
  })
  await admin.call('DELETE', `${IMAGES}/${picture.id}`)
  await admin.call('DELETE', `${VILLAS}/${villa.id}`)
  const refused = await admin.call('POST', `${IMAGES}/deleted/${picture.id}/restore`)
  expect(refused).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('no longer there') },
  })
  await admin.call('POST', `${VILLAS}/deleted/${villa.id}/restore`)
  expect((await admin.call('POST', `${IMAGES}/deleted/${picture.id}/restore`)).status).toBe(200)

  const code = { code: 'ROSES', kind: 'percentage', value: '10' }
  const { body: gone } = await admin.call('POST', '/api/admin/promo-codes', code)
  await admin.call('DELETE', `/api/admin/promo-codes/${gone.id}`)
  await admin.call('POST', '/api/admin/promo-codes', code)
  expect((await admin.call('POST', `/api/admin/promo-codes/deleted/${gone.id}/restore`)).status).toBe(409)
})

test('two clerks at once bring one back once', async ({ staff: { admin } }) => {
  const { body: event } = await admin.call('POST', '/api/admin/events', {
    title: 'Supper',
    eventDate: '2027-04-01',
  })
  await admin.call('DELETE', `/api/admin/events/${event.id}`)
  const answers = await Promise.all(
    [1, 2].map(() => admin.call('POST', `/api/admin/events/deleted/${event.id}/restore`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('what could not be deleted is not listed as deleted', async ({
  staff: { admin },
  database: { orm },
}) => {
  const { body: villa } = await admin.call('POST', VILLAS, { name: 'Ivy Villa', description: 'Ivy' })
  await makeBooking(orm, villa.id, { checkInDate: toDay('2027-08-01'), checkOutDate: toDay('2027-08-03') })
  expect((await admin.call('DELETE', `${VILLAS}/${villa.id}`)).status).toBe(409)
  expect(await orm.select().from(deletedRows).where(eq(deletedRows.rowId, villa.id))).toEqual([])
})

test('after 30 days it is gone for good', async ({ staff: { admin }, database }) => {
  const { body: event } = await admin.call('POST', '/api/admin/events', {
    title: 'Brunch',
    eventDate: '2027-04-04',
  })
  await admin.call('DELETE', `/api/admin/events/${event.id}`)
  const after = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
  await clearDeleted({ database, now: () => after(29) })
  expect((await admin.call('GET', '/api/admin/events/deleted')).body[0]).toMatchObject({ name: 'Brunch' })
  expect(await clearDeleted({ database, now: () => after(31) })).toBeGreaterThan(0)
  expect((await admin.call('POST', `/api/admin/events/deleted/${event.id}/restore`)).status).toBe(404)
})
