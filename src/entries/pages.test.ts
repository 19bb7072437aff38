import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { mediaFiles } from '@/features/media/server/table'
import { makeReviewLink } from '@/features/reviews/server/review-links'
import { reviews } from '@/features/reviews/server/table'
import { addDays, toDay } from '@/kernel/days'
import type { RenderSite } from '@/server/pages/serve-pages'
import { test as base } from '../../test/database'
import { bookingRequest, makeBooking } from '../../test/factories'
import { createSite } from '../../test/site'
import { signInAs } from '../../test/staff'
import { renderSite } from './site-render'

const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}
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

  test('has smaller pictures for who saves data, and stays as it is for all others', async ({ app }) => {
    const read = async (headers = {}) => await app.inject({ url: '/villas', headers })
    const [usual, saving] = [await read(), await read({ 'save-data': 'on' })]
    const sizesIn = (html: string) =>
      new Set(
        [...html.matchAll(/(?:<(?:img|source)\b[^>]*? | image)sizes="([^"]*)"/gi)].map(([, sizes]) => sizes),
      )
    expect(sizesIn(usual.body)).not.toContain('50vw')
    expect([...sizesIn(saving.body)]).toEqual(['50vw'])
    expect(saving.body).toContain('sizes="32x32"')
    expect(saving.headers.vary).toContain('save-data')
    expect(saving.headers.etag).not.toBe(usual.headers.etag)
    expect((await read()).body).toBe(usual.body)
  })

  test('is not sent again to whom has it', async ({ app }) => {
    const { headers } = await app.inject({ url: '/' })
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('that was made anew lets the scripts run that a browser has kept of it', async ({ database }) => {
    const [first, second] = [await createSite(database), await createSite(database)]
    const { headers, body } = await first.inject({ url: '/' })
    await sleep(2)
    const again = await second.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
    expect((await second.inject({ url: '/' })).body).toBe(body)
    await Promise.all([first.close(), second.close()])
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

  test('shows the title that staff give the landing page’s video', async ({ app, database }) => {
    const page = async () => (await app.inject({ url: '/' })).body
    expect(await page()).toContain('>Welcome to Pearl Villas</h2>')
    const { cookie } = await signInAs(app, database.orm, 'admin')
    const headers = { cookie: `__Host-${cookie}` }
    const rows = (await app.inject({ url: '/api/video-settings', headers })).json()
    const { id } = rows.find(
      (row: { section: string; settingKey: string }) =>
        row.section === 'welcome' && row.settingKey === 'title',
    )
    const settingValue = 'Ten seconds above the clouds'
    const written = await app.inject({
      method: 'PATCH',
      url: `/api/video-settings/${id}`,
      headers,
      payload: { settingValue },
    })
    expect(written.statusCode).toBe(200)
    const shown = await page()
    expect(shown).toContain(`>${settingValue}</h2>`)
    expect(shown).not.toContain('>Welcome to Pearl Villas</h2>')
  })

  test('behind a private link holds nothing of the guest, is kept by nobody, and other sites never learn its address', async ({
    app,
    database,
  }) => {
    const booking = await makeBooking(database.orm, 5, { guestName: 'Zephyrine Quillfeather' })
    const path = await makeGuestLink(database.orm, booking)
    expect((await app.inject({ url: `/api${path}` })).body).toContain('Quillfeather')
    const answer = await app.inject({ url: path })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject(PRIVATE)
    expect(answer.headers.etag).toBeUndefined()
    expect(answer.headers['content-security-policy']).toContain('script-src')
    expect(answer.body).toContain('name="robots" content="noindex"')
    expect(answer.body).not.toMatch(/Quillfeather|totalAmount/)
    expect(answer.body).not.toMatch(new RegExp(`(canonical|og:url)[^>]*${path}`))
  })

  test.for(['AAAAAAAAAAAAAAAAAAAAAA', 'nothing', '12', 'a'.repeat(450), '%3Cscript%3E', '%00'])(
    'behind the dead link %s says so with 404, without scripts, and is kept by nobody either',
    async (token, { app }) => {
      const answer = await app.inject({ url: `/my-booking/${token}` })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers).toMatchObject(PRIVATE)
      expect(answer.headers.etag).toBeUndefined()
      expect(answer.body).toContain('This link leads to no booking.')
      expect(answer.body).toContain('href="tel:')
      expect(answer.body).toContain('name="robots" content="noindex"')
      expect(answer.body).not.toContain('This page needs JavaScript')
    },
  )

  test('behind a link to a review is kept by nobody and holds nothing of the guest', async ({
    app,
    database,
  }) => {
    const nights = { checkInDate: toDay('2027-02-01'), checkOutDate: toDay('2027-02-03') }
    const bookingId = await makeBooking(database.orm, 5, nights)
    const [review] = await database.orm
      .insert(reviews)
      .values({ bookingId, firstName: 'Quillfeather', departedOn: nights.checkOutDate })
      .returning()
    const path = await makeReviewLink(database.orm, review?.id ?? 0)
    expect((await app.inject({ url: `/api${path}` })).body).toContain('Quillfeather')
    const answer = await app.inject({ url: path })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject(PRIVATE)
    expect(answer.headers.etag).toBeUndefined()
    expect(answer.body).toContain('name="robots" content="noindex"')
    expect(answer.body).not.toContain('Quillfeather')
    const dead = await app.inject({ url: '/my-review/AAAAAAAAAAAAAAAAAAAAAA' })
    expect(dead.statusCode).toBe(404)
    expect(dead.headers).toMatchObject(PRIVATE)
    expect(dead.body).toContain('This link leads to no review.')
  })

  test('tells search engines of a score of ours from five published reviews on, and says from how many', async ({
    app,
    database,
  }) => {
    const rate = async (stays: number) => {
      const days = Array.from({ length: stays }, (_, stay) => toDay(`2026-0${stay + 1}-10`))
      for (const checkInDate of days) {
        const nights = { checkInDate, checkOutDate: addDays(checkInDate, 1), status: 'checked-out' } as const
        const bookingId = await makeBooking(database.orm, 6, nights)
        const at = new Date('2026-10-01T10:00:00Z')
        const rated = { overall: 4, submittedAt: at, publishedAt: at }
        const stay = { bookingId, firstName: 'Akello', departedOn: nights.checkOutDate }
        await database.orm.insert(reviews).values({ ...stay, ...rated })
      }
    }
    const landing = async () => (await app.inject({ url: '/' })).body
    const before = await landing()
    expect(before).not.toContain('aggregateRating')
    expect(before).toContain('>on our booking platform</span>')
    await rate(5)
    // By the front door, so that the kept page is made anew.
    const { cookie } = await signInAs(app, database.orm, 'admin')
    const headers = { cookie: `__Host-${cookie}` }
    const [{ id, updatedAt }] = (await app.inject({ url: '/api/admin/reviews', headers })).json()
    await app.inject({
      method: 'PATCH',
      url: `/api/admin/reviews/${id}`,
      headers,
      payload: { isPublished: true, updatedAt },
    })
    const after = await landing()
    expect(after).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.0","reviewCount":5',
    )
    expect(after).toContain('>from 5 reviews</span>')
    expect(after).not.toContain('>on our booking platform</span>')
    await database.orm.delete(reviews)
  })

  test('behind a private link stands, for its browser to fill, while bookings cannot be read', async ({
    app,
    database,
  }) => {
    await database.pool.query('alter table guest_links rename to guest_links_gone')
    try {
      const answer = await app.inject({ url: '/my-booking/AAAAAAAAAAAAAAAAAAAAAA' })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).not.toContain('This link leads to no booking.')
    } finally {
      await database.pool.query('alter table guest_links_gone rename to guest_links')
    }
  })

  test('does not care for parameters it does not know', async ({ app }) => {
    const [one, other] = await Promise.all([
      app.inject({ url: '/?utm_source=a&x=<script>&villa=3' }),
      app.inject({ url: '/' }),
    ])
    expect(one.headers.etag).toBe(other.headers.etag)
  })
})

describe('the picture a page is shared with', () => {
  const own = [
    'about',
    'blog',
    'booking',
    'calendar',
    'challenges',
    'contact',
    'events',
    'gallery',
    'restaurant',
  ]
  const pages = [...own, 'services', 'villas', 'villas/deluxe-villa', 'blog/a-morning-at-lake-mburo']

  test.for(pages)('of /%s is of its own, and has the shape messengers show', async (page, { app }) => {
    const { body } = await app.inject({ url: `/${page}` })
    const address = /property="og:image" content="https:\/\/hotel\.example\.com([^"]+)"/.exec(body)?.[1] ?? ''
    expect(address).toMatch(/^\/api\/assets\/[a-z-]+-\d+x\d+\/share\.jpg$/)
    const picture = await app.inject({ url: address })
    expect(picture.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  })
})

describe('the previews of a page’s pictures', () => {
  const styleIn = (html: string) => /<style data-previews>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
  const shownIn = (html: string) => [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].map(([, src]) => src)

  test.for(['/', '/villas', '/villas/family-villa', '/nowhere'])(
    'on %s stand in one style that its policy names by hash',
    async (url, { app }) => {
      const { body, headers } = await app.inject({ url })
      const style = styleIn(body)
      expect(shownIn(body).length).toBeGreaterThan(0)
      for (const src of shownIn(body))
        expect(style).toContain(`[src="${src}"]{background:url(data:image/webp`)
      expect(body.match(/<style data-previews>/g)).toHaveLength(1)
      const policy = String(headers['content-security-policy'])
      const hash = createHash('sha256').update(style).digest('base64')
      expect(/style-src [^;]+/.exec(policy)?.[0]).toContain(`'sha256-${hash}'`)
      expect(policy).not.toContain('unsafe')
    },
  )

  test('are there as a sheet for who comes from another page, kept for an hour', async ({ app }) => {
    const page = await app.inject({ url: '/villas' })
    const sheet = await app.inject({ url: '/previews.css?page=/villas' })
    expect(sheet.statusCode).toBe(200)
    expect(sheet.body).toBe(styleIn(page.body))
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
    const again = await app.inject({
      url: '/previews.css?page=/villas',
      headers: { 'if-none-match': String(sheet.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    const smaller = await app.inject({
      url: '/previews.css?page=/villas',
      headers: { 'accept-encoding': 'br' },
    })
    expect(smaller.headers['content-encoding']).toBe('br')
  })

  test('are those of the page for unknown paths wherever no page can be named', async ({ app }) => {
    const unknown = styleIn((await app.inject({ url: '/nowhere' })).body)
    for (const search of [
      '',
      '?page=',
      '?page=/nowhere',
      '?page=villas',
      '?page=/%25E0%25A4%25A',
      '?page=//x',
    ])
      expect(await app.inject({ url: `/previews.css${search}` })).toMatchObject({
        statusCode: 200,
        body: unknown,
      })
    for (const page of ['/villas/nothing', '/my-booking/AAAAAAAAAAAAAAAAAAAAAA'])
      expect((await app.inject({ url: `/previews.css?page=${page}` })).body).toBe(unknown)
    const withMore = await app.inject({ url: `/previews.css?page=${encodeURIComponent('/villas?x=1#y')}` })
    expect(withMore.body).toBe(styleIn((await app.inject({ url: '/villas' })).body))
  })

  test('change with the page, whose uploaded pictures have theirs from the library', async ({
    app,
    database,
  }) => {
    const sheet = async () => (await app.inject({ url: '/previews.css?page=/villas' })).body
    const url = '/uploads/pictures/hall-1000x750/1000.jpg'
    expect(await sheet()).not.toContain(url)
    const stored = { storageKeys: ['hall'], originalName: 'hall.jpg', contentType: 'image/jpeg', bytes: 1 }
    const preview = `data:image/webp;base64,${Buffer.from('RIFF0000WEBPVP8 ').toString('base64')}`
    const file = { kind: 'image', url, preview, uploadedBy: 'anna@hotel.example', ...stored } as const
    await database.orm.insert(mediaFiles).values(file)
    const { cookie } = await signInAs(app, database.orm, 'admin')
    const written = await app.inject({
      method: 'PATCH',
      url: '/api/admin/villa-categories/1',
      headers: { cookie: `__Host-${cookie}` },
      payload: { imageUrl: url },
    })
    expect(written.statusCode).toBe(200)
    expect(await sheet()).toContain(`[src="${url}"]{background:url(${preview}) 50%/cover}`)
  })
})

test('names in its policy the scripts and styles that were put into it, and none that found their way in', async ({
  database,
}) => {
  const injected = ['<script>injected()</script>', '<style>p{color:red}</style>']
  const render: RenderSite = async (page) => {
    const made = await renderSite(page)
    return { ...made, html: made.html.replace('<main', `${injected.join('')}<main`) }
  }
  const app = await createSite(database, { clock: () => clock.now, render })
  const { body, headers } = await app.inject({ url: '/about' })
  await app.close()
  const policy = String(headers['content-security-policy'])
  const isNamed = (text = '') => policy.includes(createHash('sha256').update(text).digest('base64'))
  const textsIn = (tag: string) =>
    [...body.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))].filter(
      ([, attributes = '']) => !/src=|type="application/.test(attributes),
    )
  const scripts = textsIn('script').map(([, , text]) => text)
  const styles = textsIn('style').map(([, , text]) => text)
  expect(scripts.filter((text) => !isNamed(text))).toEqual(['injected()'])
  expect(styles.filter((text) => !isNamed(text))).toEqual(['p{color:red}'])
  expect(scripts.length).toBeGreaterThan(2)
  expect(styles.length).toBeGreaterThan(1)
  expect(body).not.toContain('nonce')
})

describe('an unknown address', () => {
  test.for(['/nowhere', '/calendar/nowhere', '/villas/nowhere', '/blog/nowhere', '/..%2f..%2fetc/passwd'])(
    '%s is a 404 page',
    async (url, { app }) => {
      const answer = await app.inject({ url })
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('404 Page Not Found')
      expect(answer.body).toMatch(/<title>404 Page Not Found<\/title>.*<\/head>/s)
      expect(answer.body).toContain('Did you forget to add the page to the router?')
    },
  )

  test('below /api is JSON', async ({ app }) => {
    for (const [method, url] of [
      ['GET', '/api'],
      ['GET', '/api/nowhere'],
      ['POST', '/api/nowhere'],
      ['DELETE', '/api/nowhere'],
    ] as const) {
      const answer = await app.inject({ method, url })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ message: 'There is nothing at this address.' })
    }
  })
})

test('a page made again for another search has the same ids', async ({ app }) => {
  const idsOf = async (day: number) =>
    (await app.inject({ url: `/booking?checkIn=2027-03-${day}&checkOut=2027-03-20` })).body.match(
      /<pattern id="[^"]*"/g,
    )
  const first = await idsOf(15)
  expect(first?.length).toBeGreaterThan(0)
  await idsOf(16)
  expect(await idsOf(17)).toEqual(first)
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
      'page',
      'pageSize',
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
