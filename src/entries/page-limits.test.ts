import { expect } from 'vitest'
import type { RenderSite } from '@/server/pages/serve-pages'
import { test } from '../../test/database'
import { createSite } from '../../test/site'
import { signInAs } from '../../test/staff'
import { renderSite } from './site-render'

test('a page is made by its search as its route reads it, and one that names what is not there is kept for nobody', async ({
  database,
}) => {
  const made: string[] = []
  const render: RenderSite = async (page) => {
    made.push(page.path)
    return await renderSite(page)
  }
  const app = await createSite(database, { render, env: { SITE_URL: 'http://hotel.example.com' } })
  const ask = async (...urls: string[]) => {
    made.length = 0
    for (const url of urls) expect((await app.inject({ url })).statusCode, url).toBe(200)
    return [...made]
  }
  expect(
    await ask(
      '/calendar?villa=3&guests=2',
      '/calendar?guests=2&villa=3',
      '/calendar?villa=03&guests=2%2B',
      '/calendar?villa=3&guests=2&checkIn=soon&category=none&step=dates',
      '/calendar?villa=3&guests=2&utm_source=letter',
    ),
  ).toEqual(['/calendar?guests=2&villa=3'])
  expect(await ask('/calendar', '/calendar?villa=none', '/calendar?villa=-1', '/calendar?guests=1')).toEqual([
    '/calendar',
  ])
  expect(await ask('/booking?step=villa', '/booking?step=nowhere', '/booking', '/booking?villa=')).toEqual([
    '/booking?step=villa',
    '/booking',
  ])
  expect(await ask('/villas?villa=3', '/villas?villa=4')).toEqual(['/villas'])

  const unknown = ['/calendar?villa=999999', '/calendar?category=999999', '/booking?step=villa&villa=999999']
  expect(await ask(...unknown, ...unknown)).toHaveLength(6)

  // A villa that is there from now on has a page that is kept.
  const { call } = await signInAs(app, database.orm, 'admin')
  const added = await call('POST', '/api/admin/villas', {
    name: 'New Dawn',
    description: 'Dawn',
    slug: 'new-dawn',
  })
  expect(added.status).toBe(201)
  const fresh = `/calendar?villa=${added.body.id}`
  await expect.poll(() => ask(fresh)).toEqual([])
  await app.close()
})

test('only so many pages are made at once; beyond, visitors are told when to come back, and kept pages go out', async ({
  database,
}) => {
  const app = await createSite(database, { atOnce: { running: 1, waiting: 1 } })
  expect((await app.inject({ url: '/about' })).statusCode).toBe(200)
  // The page of all unknown addresses, which these share in the end.
  expect((await app.inject({ url: '/nowhere' })).statusCode).toBe(404)
  const nonsense = ['/villas/a1', '/villas/a2', '/my-booking/a3', '/blog/a4', '/calendar?villa=999999']
  const answers = await Promise.all(nonsense.map((url) => app.inject({ url })))
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([404, 404, 503, 503, 503])
  for (const answer of refused) {
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/try again in a moment/) })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  }
  const [kept] = await Promise.all([
    app.inject({ url: '/about' }),
    ...nonsense.map((url) => app.inject({ url })),
  ])
  expect(kept?.statusCode).toBe(200)
  expect((await app.inject({ url: '/villas/a5' })).statusCode).toBe(404)
  await app.close()
})
