import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { signInAs } from '../../../../test/staff'
import { formWith, listen, makeFilm } from '../../../../test/uploads'

const test = base.extend('hotel', { scope: 'file' }, async ({ database, databaseCopy }, { onCleanup }) => {
  const told: string[] = []
  const app = await createApi(database, {
    env: { DATA_DIR: databaseCopy.dataDir },
    changed: (...paths) => told.push(...paths),
  })
  onCleanup(() => app.close())
  const { cookie } = await signInAs(app, database.orm, 'admin')
  const url = await listen(app)
  const folder = path.join(databaseCopy.dataDir, 'uploads/videos')
  async function send(fields: Record<string, string>) {
    const form = formWith(
      'video',
      { name: 'walk.mp4', content: makeFilm(200_000), type: 'video/mp4' },
      fields,
    )
    const headers = { cookie }
    const answer = await fetch(`${url}/api/upload/video`, { method: 'POST', body: form, headers })
    return { status: answer.status, body: await answer.json() }
  }
  return { url, told, send, folder }
})

test('a video with a title is a video tour at once', async ({ hotel }) => {
  const fields = {
    title: 'A walk at dusk',
    isVisible: 'true',
    category: 'videos',
    videoType: 'uploaded',
    duration: '0',
    sortOrder: '0',
  }
  const { status, body } = await hotel.send(fields)
  expect(status).toBe(201)
  expect(body.url).toMatch(/^\/uploads\/videos\/[a-f0-9]{24}\.mp4$/)
  const tour = {
    id: expect.any(Number),
    title: 'A walk at dusk',
    description: null,
    videoType: 'uploaded',
    videoUrl: body.url,
    thumbnailUrl: null,
    category: 'videos',
    duration: 0,
    isVisible: true,
    sortOrder: 0,
  }
  expect(body.videoTour).toEqual(tour)
  expect(await (await fetch(`${hotel.url}/api/video-tours`)).json()).toEqual([tour])
  expect(hotel.told).toContain('/api/video-tours')
})

test('hidden when it should be hidden, and only stored without a title', async ({ hotel }) => {
  expect((await hotel.send({ title: 'Rehearsal', isVisible: 'false' })).body.videoTour.isVisible).toBe(false)
  const { status, body } = await hotel.send({ isVisible: 'true' })
  expect([status, body.videoTour, body.kind]).toEqual([201, null, 'video'])
})

test('a tour that cannot be made leaves neither file nor row', async ({ hotel, database }) => {
  const before = await readdir(hotel.folder)
  const rows = async () => (await database.pool.query('select count(*)::int as n from media_files')).rows[0].n
  const count = await rows()
  const { status, body } = await hotel.send({
    title: 'Walk',
    duration: 'long',
    thumbnailUrl: 'javascript:alert(1)',
  })
  expect(status).toBe(422)
  expect(body.errors.map(({ path: field }: { path: string }) => field).sort()).toEqual([
    'duration',
    'thumbnailUrl',
  ])
  expect(await readdir(hotel.folder)).toEqual(before)
  expect(await rows()).toBe(count)
})
