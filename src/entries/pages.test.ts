import { describe, expect } from 'vitest'
import { test as base } from '../../test/database'
import { bookingRequest } from '../../test/factories'
import { createSite } from '../../test/site'

const clock = { now: new Date('2027-03-10T09:00:00Z') }

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createSite(database, { clock: () => clock.now })
  onCleanup(async () => {
    await app.close()
  })
  return app
})

describe('a page', () => {
  test('is whole HTML with its data, kept and compressed', async ({ app }) => {
    const answer = await app.inject({ url: '/calendar', headers: { 'accept-encoding': 'br' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-encoding']).toBe('br')
    const plain = await app.inject({ url: '/calendar' })
    expect(plain.body.match(/<!DOCTYPE html>/gi)).toHaveLength(1)
    expect(plain.body).toContain('Forest Breeze')
    expect(plain.headers.etag).toBe(answer.headers.etag)
  })

  test('is not sent again to whom has it', async ({ app }) => {
    const { headers } = await app.inject({ url: '/' })
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('lets only its own scripts run, and only over https where the site has it', async ({ app }) => {
    const { headers } = await app.inject({ url: '/' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).not.toContain('unsafe')
    expect(headers['strict-transport-security']).toContain('max-age')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('shows the property’s day and no longer the day before', async ({ app }) => {
    const day = async () => /today:"([\d-]+)"/.exec((await app.inject({ url: '/calendar' })).body)?.[1]
    expect(await day()).toBe('2027-03-10')
    clock.now = new Date('2027-03-10T21:00:00Z')
    expect(await day()).toBe('2027-03-11')
    clock.now = new Date('2027-03-10T09:00:00Z')
  })

  test('shows a booking that has just been made', async ({ app }) => {
    const taken = String.raw`\"checkInDate\":\"2027-03-15\"`
    const page = async () => (await app.inject({ url: '/calendar?villa=3' })).body
    expect(await page()).not.toContain(taken)
    const payload = bookingRequest(3, { totalAmount: null })
    expect((await app.inject({ method: 'POST', url: '/api/bookings', payload })).statusCode).toBe(201)
    expect(await page()).toContain(taken)
  })

  test('behind a private link is kept by nobody, and other sites never learn its address', async ({
    app,
  }) => {
    const answer = await app.inject({ url: '/my-booking/AAAAAAAAAAAAAAAAAAAAAA' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(answer.headers.etag).toBeUndefined()
    expect(answer.headers['content-security-policy']).toContain('script-src')
    expect(answer.body).toContain('name="robots" content="noindex"')
    expect(answer.body).not.toMatch(/(canonical|og:url)[^>]*AAAA/)
  })

  test('does not care for parameters it does not know', async ({ app }) => {
    const [one, other] = await Promise.all([
      app.inject({ url: '/?utm_source=a&x=<script>' }),
      app.inject({ url: '/' }),
    ])
    expect(one.headers.etag).toBe(other.headers.etag)
  })
})

describe('an unknown address', () => {
  test.for(['/nowhere', '/calendar/nowhere', '/villas/nowhere', '/blog/nowhere', '/..%2f..%2fetc/passwd'])(
    '%s is a 404 page',
    async (url, { app }) => {
      const answer = await app.inject({ url })
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('404 Page Not Found')
      expect(answer.body).toContain('Did you forget to add the page to the router?')
    },
  )

  test('below /api is JSON', async ({ app }) => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await app.inject({ method, url: '/api/nowhere' })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ message: 'There is nothing at this address.' })
    }
  })
})

test('an address that cannot be read is refused in JSON', async ({ app }) => {
  const answer = await app.inject({ url: '/%E0%A4%A' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ message: 'We could not read that request. Please try again.' })
})

describe('the description of the API', () => {
  test('is OpenAPI 3.1, made from the contracts', async ({ app }) => {
    const description = (await app.inject({ url: '/api/openapi.json' })).json()
    expect(description.openapi).toBe('3.1.0')
    const booking = description.paths['/api/bookings']
    expect(booking.post.requestBody.content['application/json'].schema.required).toContain('guestEmail')
    expect(Object.keys(booking.post.responses)).toEqual(expect.arrayContaining(['201', '409', '422', '429']))
    expect(booking.get.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
      'start',
      'end',
      'villaId',
    ])
    for (const [path, field] of [
      ['/api/hero-slides', 'buttonUrl'],
      ['/api/villa-categories', 'pricePerNight'],
      ['/api/villas', 'price'],
    ] as const) {
      const { schema } = description.paths[path].get.responses['200'].content['application/json']
      expect(schema.type).toBe('array')
      expect(Object.keys(schema.items.properties)).toContain(field)
    }
  })
})
