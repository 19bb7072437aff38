import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { test as base } from '../../test/database'
import { makeBooking } from '../../test/factories'
import { createSite } from '../../test/site'
import { signInAs } from '../../test/staff'

const BUILT = { build: 'one', env: { SITE_LANGUAGES: 'en,fr' } }
const FOR_EVER = 'public, max-age=31536000, immutable'

const test = base
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createSite(database, BUILT)
    onCleanup(() => app.close())
    return app
  })
  .extend('other', { scope: 'file' }, async ({ database, app: _ }, { onCleanup }) => {
    const app = await createSite(database, BUILT)
    onCleanup(() => app.close())
    return app
  })

/** Where the data of a page is, as the page names it. */
async function placeOf(app: FastifyInstance, url: string): Promise<string> {
  const { body } = await app.inject({ url })
  const [, place] = /data-page-data="([^"]+)"/.exec(body) ?? []
  if (place === undefined) throw new Error(`${url} names no data`)
  return place
}

async function rename(app: FastifyInstance, cookie: string, name: string) {
  const headers = { cookie: `__Host-${cookie}` }
  const url = '/api/admin/villa-categories/1'
  const answer = await app.inject({ method: 'PATCH', url, headers, payload: { name } })
  expect(answer.statusCode).toBe(200)
}

describe('the data of a page', () => {
  test.for([
    '/',
    '/villas',
    '/calendar?villa=3',
    '/booking',
    '/fr/villas',
    '/no-such-page',
    '/villas/nothing',
  ])('of %s is a script beside it, kept for ever, and nothing of it within', async (url, { app }) => {
    const page = await app.inject({ url })
    expect(page.body).not.toContain('$_TSR')
    const data = await app.inject({ url: await placeOf(app, url) })
    expect(data.statusCode).toBe(200)
    expect(data.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': FOR_EVER,
      'x-content-type-options': 'nosniff',
    })
    expect(data.body).toContain('$_TSR.router=')
    expect(data.body).toContain('"/api/property')
    expect(() => new Function(data.body)).not.toThrow()
  })

  test('of a private page stands within it, and is answered at no address', async ({ app, database }) => {
    const path = await makeGuestLink(database.orm, await makeBooking(database.orm, 5))
    const { body, headers } = await app.inject({ url: path })
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('$_TSR.router=')
    expect(body).not.toContain('data-page-data')
    const own = (await placeOf(app, '/villas')).split('?')[0]
    for (const name of [own, '/page-data/onewhatever']) {
      const unkept = name === own ? `${own}x` : name
      const answer = await app.inject({ url: `${unkept}?page=${encodeURIComponent(path)}` })
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('$_TSR')
    }
  })

  test('is made anew by a process that did not make the page, to the byte', async ({ app, other }) => {
    for (const url of ['/villas/family-villa', '/calendar?villa=5', '/fr/', '/no-such-page']) {
      const place = await placeOf(app, url)
      const [own, others] = [await app.inject({ url: place }), await other.inject({ url: place })]
      expect(others.statusCode, url).toBe(200)
      expect(others.headers['cache-control'], url).toBe(FOR_EVER)
      expect(others.body, url).toBe(own.body)
    }
  })

  test('stays what a page was made of after that has changed; who does not know that tells what is so now, for the moment', async ({
    app,
    database,
  }) => {
    const { cookie } = await signInAs(app, database.orm, 'admin')
    const place = await placeOf(app, '/villas')
    await rename(app, cookie, 'Garden Room')
    expect(await placeOf(app, '/villas')).not.toBe(place)
    const before = await app.inject({ url: place })
    expect(before.headers['cache-control']).toBe(FOR_EVER)
    expect(before.body).not.toContain('Garden Room')
    const later = await createSite(database, BUILT)
    const now = await later.inject({ url: place })
    await later.close()
    expect(now.statusCode).toBe(200)
    expect(now.headers['cache-control']).toBe('no-store')
    expect(now.body).toContain('Garden Room')
  })

  test('is not answered for a page that is gone, of another build, or that there is none of', async ({
    app,
    database,
  }) => {
    const place = await placeOf(app, '/villas')
    const [own = ''] = place.split('?')
    expect((await app.inject({ url: `${own}x?page=%2Fvillas%2Fnothing` })).statusCode).toBe(404)
    const next = await createSite(database, { ...BUILT, build: 'two' })
    const answer = await next.inject({ url: place })
    await next.close()
    expect(answer.statusCode).toBe(404)
  })
})
