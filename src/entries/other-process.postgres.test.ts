import { describe, expect, vi } from 'vitest'
import { test as base, openDatabase } from '../../test/database'
import { createSite } from '../../test/site'
import { signInAs } from '../../test/staff'

/** The sample property’s events are of the days to come. */
const TODAY = {
  clock: () => new Date(),
  env: { SITE_URL: 'http://hotel.example.com', SITE_LANGUAGES: 'en,fr' },
}

/** Two processes on one database: staff write by the one, guests read by the other, which has kept its pages. */
const test = base
  .extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createSite(database, TODAY)
    onCleanup(() => app.close())
    return await signInAs(app, database.orm, 'superadmin')
  })
  .extend('other', { scope: 'file' }, async ({ desk: _, databaseCopy }, { onCleanup }) => {
    const database = await openDatabase(databaseCopy)
    const app = await createSite(database, TODAY)
    onCleanup(async () => {
      await app.close()
      await database.close()
    })
    return async (url: string, payload?: object) =>
      (await app.inject({ url, ...(payload && { method: 'POST', payload }) })).body.replaceAll('&#x27;', "'")
  })

/** What staff write: where its list is, where it is written if elsewhere, the field changed, and a page that shows it. */
const WRITTEN = [
  ['/api/admin/villa-categories', null, 'name', '/villas'],
  ['/api/admin/villas', null, 'name', '/calendar'],
  ['/api/admin/hero-slides', null, 'title', '/'],
  ['/api/video-settings', null, 'settingValue', '/'],
  ['/api/admin/gallery', null, 'title', '/gallery'],
  ['/api/admin/video-tours', '/api/video-tours', 'title', '/gallery'],
  ['/api/admin/events', null, 'title', '/events'],
] as const

describe.for(WRITTEN)('what staff write at %s', ([read, write, field, page]) => {
  test('is on the pages of every process', async ({ desk, other }) => {
    const before = await other(page)
    const { body: rows } = await desk.call('GET', read)
    // One that the page shows by this very field.
    const row = rows.find((one: Record<string, unknown>) => before.includes(`${one[field]}`))
    const words = `/seen-by-all${read}`
    const { status } = await desk.call('PATCH', `${write ?? read}/${row.id}`, { [field]: words })
    expect(status).toBe(200)
    await vi.waitFor(async () => expect(await other(page)).toContain(words), 5000)
  })
})

test('what staff translate is on the pages of every process, in its language alone', async ({
  desk,
  other,
}) => {
  const { body: slides } = await desk.call('GET', '/api/admin/hero-slides')
  const before = await other('/fr/')
  const slide = slides.find(({ title }: { title: string }) => before.includes(title))
  const fr = { texts: { title: 'Vu par tous' } }
  expect((await desk.call('PUT', `/api/admin/hero-slides/${slide.id}/translations`, { fr })).status).toBe(200)
  await vi.waitFor(async () => expect(await other('/fr/')).toContain('Vu par tous'), 5000)
  expect(await other('/')).not.toContain('Vu par tous')
})

test('a post that is published is on the blog of every process', async ({ desk, other }) => {
  const post = { title: 'Seen by all', content: 'It is.', isPublished: true }
  expect(await other('/blog')).not.toContain(post.title)
  expect((await desk.call('POST', '/api/admin/blog-posts', post)).status).toBe(201)
  await vi.waitFor(async () => expect(await other('/blog')).toContain(post.title), 5000)
})

test('a question that staff answer is answered by the concierge of every process', async ({
  desk,
  other,
}) => {
  const ask = () => other('/api/chat/concierge', { message: 'Do you have karaoke?' })
  expect(await ask()).not.toContain('On Fridays')
  const path = '/api/admin/unanswered-questions'
  const { body: open } = await desk.call('GET', path)
  expect(open).toMatchObject([{ question: 'do you have karaoke', timesAsked: 1 }])
  const answer = { factId: null, subject: 'Karaoke', answer: 'words', words: 'On Fridays.' }
  expect((await desk.call('POST', `${path}/${open[0].id}/answer`, answer)).status).toBe(200)
  await vi.waitFor(async () => expect(await ask()).toContain('On Fridays'), 5000)
})
