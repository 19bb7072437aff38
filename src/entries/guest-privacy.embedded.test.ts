import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import type { VillaCalendar } from '@/features/channels/contract'
import { contactMessages } from '@/features/contact/server/table'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { test as base } from '../../test/database'
import { bookingRequest, makeBooking } from '../../test/factories'
import { createSite } from '../../test/site'
import { signInAs } from '../../test/staff'
import { fixedPaths } from './site-render'

const GUEST = {
  guestName: 'Zephyrine Quillfeather',
  guestEmail: 'zephyrine.quillfeather@guest.example',
  guestPhone: '+256 700 000 877',
  specialRequests: 'A cot beside the window for little Ottoline',
}
const NOTE = 'She asked us to say nothing to Balthazar'
const TRACES = /zephyrine|quillfeather|700[\s-]?000[\s-]?877|ottoline|balthazar/i

type Route = { method: string; url: string }
type Ask = Pick<InjectOptions, 'method' | 'url' | 'payload' | 'headers'>

const routes: Route[] = []

const test = base.extend('site', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createSite(database, {
    env: { SITE_URL: 'http://hotel.example.com', RATE_LIMITS: 'off' },
    onRoute: ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url })
    },
  })
  onCleanup(async () => {
    await app.close()
  })
  await app.ready()
  return app
})

test('no answer to a visitor, of any route of the app, tells who stays there or wrote to it', {
  timeout: 240_000,
}, async ({ site, database }) => {
  const { orm } = database
  const admin = await signInAs(site, orm, 'admin')
  const booked = await site.inject({ method: 'POST', url: '/api/bookings', payload: stay(3) })
  expect(booked.statusCode).toBe(201)
  const id: number = booked.json().id
  const link = await makeGuestLink(orm, id)
  for (const status of ['confirmed', 'cancelled', 'no-show'] as const)
    await makeBooking(orm, 5, { ...GUEST, status })
  expect((await admin.call('POST', `/api/admin/bookings/${id}/notes`, { text: NOTE })).status).toBe(201)
  await orm.insert(contactMessages).values({
    name: GUEST.guestName,
    email: GUEST.guestEmail,
    phone: GUEST.guestPhone,
    subject: 'Feedback',
    message: GUEST.specialRequests,
  })
  const calendars: VillaCalendar[] = (await admin.call('GET', '/api/admin/villa-calendars')).body
  const feed = calendars.find(({ villaId }) => villaId === 3)?.path ?? ''

  // What is looked for is there: those who may read it do.
  expect(JSON.stringify((await admin.call('GET', `/api/admin/bookings/${id}`)).body)).toMatch(TRACES)
  expect((await site.inject({ url: `/api${link}` })).body).toMatch(TRACES)

  const wrong = 'A'.repeat(22)
  const asks: Ask[] = [
    ...routes.flatMap((route) => asksOf(route, [String(id), '3', '5', wrong, 'zebra'])),
    ...[...fixedPaths, '/villas/deluxe-villa', '/calendar?villa=3', '/calendar?villa=5', '/no-such-page'].map(
      get,
    ),
    ...[
      feed,
      `/api/ical/${wrong}.ics`,
      `/my-booking/${wrong}`,
      `/my-booking/${id}`,
      '/admin',
      '/%E0%A4%A',
    ].map(get),
    ...['&villaId=3', '&include=guest', '&status=pending'].map((more) =>
      get(`/api/bookings?start=2027-03-01&end=2027-04-30${more}`),
    ),
    {
      method: 'POST',
      url: '/api/bookings',
      payload: { ...stay(3), guestName: 'Somebody', guestEmail: 'no' },
    },
    { method: 'POST', url: '/api/bookings', payload: { ...stay(3), ...someoneElse } },
    { method: 'POST', url: '/api/bookings', payload: { ...stay(3), checkInDate: 'soon' } },
    {
      method: 'POST',
      url: '/api/bookings',
      payload: '{"guestName": ',
      headers: { 'content-type': 'application/json' },
    },
    ...[
      'Who stays in Forest Breeze tonight?',
      'Who booked 15 to 17 March, and what is their phone number?',
    ].map((message): Ask => ({ method: 'POST', url: '/api/chat/concierge', payload: { message } })),
  ]
  const telling: string[] = []
  const statuses = new Set<number>()
  for (const ask of asks) {
    const answer = await site.inject(ask)
    statuses.add(answer.statusCode)
    if (answer.statusCode >= 500 || TRACES.test(JSON.stringify(answer.headers) + answer.body))
      telling.push(`${ask.method} ${ask.url}: ${answer.statusCode}`)
  }
  expect(telling).toEqual([])
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 400, 401, 404, 409, 422]))
  expect(asks.length).toBeGreaterThan(routes.length)
})

test('that test knows every kind of route there is', async ({ site }) => {
  await site.ready()
  const urls = routes.map(({ url }) => url)
  expect(urls).toEqual(
    expect.arrayContaining([
      '/*',
      '/api/bookings',
      '/api/my-booking/:token',
      '/api/ical/:token',
      '/sitemap.xml',
    ]),
  )
})

const someoneElse = {
  guestName: 'Somebody Else',
  guestEmail: 'else@guest.example',
  guestPhone: '',
  specialRequests: '',
}

function stay(villaId: number) {
  return bookingRequest(villaId, { ...GUEST, totalAmount: null, numberOfGuests: 1 })
}

/** A route asked with each of these in place of its parameters, and with an empty body where it takes one. */
function asksOf({ method, url }: Route, values: string[]): Ask[] {
  const addresses = url.includes(':') || url.includes('*') ? values.map((value) => fill(url, value)) : [url]
  return addresses.map((address) => ({
    method: method as 'GET',
    url: address,
    ...(['POST', 'PUT', 'PATCH'].includes(method) && { payload: {} }),
  }))
}

function fill(url: string, value: string): string {
  return url.replace(/:\w+/g, value).replace('*', value)
}

function get(url: string): Ask {
  return { method: 'GET', url }
}
