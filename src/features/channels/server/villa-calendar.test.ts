import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { villas } from '@/features/villas/server/table'
import { toDay } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import { readSettings } from '@/server/env'
import { RATE_LIMITS } from '@/server/http/rate-limits'
import { resealTexts } from '@/server/secrets/reseal'
import { readKeys } from '@/server/secrets/seal-text'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import type { VillaCalendar } from '../contract'
import { parseCalendar } from './parse-calendar'
import { SEALED_CALENDAR_TOKENS, sealTokens } from './seal-tokens'
import { villaCalendars } from './table'

const SECRET_KEY = randomBytes(32).toString('base64url')
const CALENDARS = '/api/admin/villa-calendars'

const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { env: { SITE_URL: 'http://hotel.example.com', SECRET_KEY } })
  onCleanup(() => app.close())
  const desk = await signInAs(app, database.orm, 'user')
  const admin = await signInAs(app, database.orm, 'admin')
  return {
    desk,
    admin,
    pathOf: async (villaId: number) => {
      const { body } = await desk.call('GET', CALENDARS)
      return body.find((one: VillaCalendar) => one.villaId === villaId)?.path as string
    },
    read: async (url: string, headers: Record<string, string> = {}) => await app.inject({ url, headers }),
  }
})

/** Days and names of the events, as another program reads them. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, endDate, summary } = new ICAL.Event(component)
    return [uid, startDate.toString(), endDate.toString(), summary]
  })
}

test('a villa shows other platforms its busy nights, and nothing of whose they are', async ({
  hotel,
  database,
}) => {
  const villaId = await makeVilla(database.orm, { name: 'Honey, Bee; Ü'.padEnd(90, 'ü') })
  const live = await makeBooking(database.orm, villaId, { status: 'confirmed', specialRequests: 'A cot' })
  const inHouse = await makeBooking(database.orm, villaId, {
    checkInDate: toDay('2027-03-08'),
    checkOutDate: toDay('2027-03-11'),
    status: 'checked-in',
  })
  for (const own of [
    { checkInDate: toDay('2027-04-01'), checkOutDate: toDay('2027-04-02'), status: 'cancelled' },
    { checkInDate: toDay('2027-03-01'), checkOutDate: toDay('2027-03-03'), status: 'checked-out' },
  ] as const)
    await makeBooking(database.orm, villaId, own)
  const { body: block } = await hotel.desk.call('POST', '/api/admin/blocks', {
    villaId,
    startDate: '2027-03-20',
    endDate: '2027-03-21',
    note: 'Private visit',
  })
  await makeBooking(database.orm, await makeVilla(database.orm))

  const answer = await hotel.read(await hotel.pathOf(villaId))
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(answer.headers['cache-control']).toBe('private, no-cache')
  expect(eventsIn(answer.body)).toEqual([
    [`booking-${inHouse}@hotel.example.com`, '2027-03-08', '2027-03-11', 'Not available'],
    [`booking-${live}@hotel.example.com`, '2027-03-15', '2027-03-17', 'Not available'],
    [`block-${block.id}@hotel.example.com`, '2027-03-20', '2027-03-22', 'Not available'],
  ])
  // When it was asked for may have the digits of the price.
  const told = answer.body.replace(/^DTSTAMP:.*$/gm, '')
  expect(told).not.toMatch(/Sample Guest|sample\.guest|A cot|Private visit|130|pending|confirmed/)

  const lines = answer.body.split('\r\n')
  expect(lines.at(-1)).toBe('')
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  expect(answer.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(answer.body.replaceAll('\r\n ', '')).toContain('X-WR-CALNAME:Honey\\, Bee\\; Üü')
  expect(answer.body.match(/^DTSTAMP:\d{8}T\d{6}Z\r$/gm)).toHaveLength(3)
  expect(answer.body.match(/^DTSTART;VALUE=DATE:\d{8}\r$/gm)).toHaveLength(3)
  // Read again by ourselves, on the way over another platform, it is nothing new.
  const own = { timeZone: 'Africa/Kampala', today: toDay('2027-03-10'), ownHost: 'hotel.example.com' }
  expect(parseCalendar(answer.body, own)).toEqual([])
  expect(parseCalendar(answer.body, { ...own, ownHost: 'elsewhere.example.com' })).toHaveLength(3)
})

test('a villa without busy nights has a calendar that programs can read', async ({ hotel, database }) => {
  const { body } = await hotel.read(await hotel.pathOf(await makeVilla(database.orm)))
  expect(eventsIn(body)).toEqual([])
  expect(body).toContain('BEGIN:VTIMEZONE')
})

test('the same nights are the same text, which is not sent to those who have it', async ({
  hotel,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  await makeBooking(database.orm, villaId)
  const path = await hotel.pathOf(villaId)
  const first = await hotel.read(path)
  const etag = String(first.headers.etag)
  expect((await hotel.read(path)).body).toBe(first.body)
  const again = await hotel.read(path, { 'if-none-match': etag })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  const other = await hotel.read(path, { 'if-none-match': `"other", W/${etag}` })
  expect(other.statusCode).toBe(304)
  await database.orm.update(bookings).set({ status: 'cancelled' })
  const changed = await hotel.read(path, { 'if-none-match': etag })
  expect([changed.statusCode, changed.body.includes('VEVENT')]).toEqual([200, false])
})

test('the address is long, each villa’s own, and dead once staff made another', async ({
  hotel,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  const { body: calendars } = await hotel.desk.call('GET', CALENDARS)
  const tokens = calendars.map(
    ({ path }: VillaCalendar) => /^\/api\/ical\/([\w-]{22})\.ics$/.exec(path ?? '')?.[1],
  )
  expect(tokens).not.toContain(undefined)
  expect(new Set(tokens).size).toBe(tokens.length)
  expect(tokens.length).toBe(await database.orm.$count(villas))
  expect((await hotel.desk.call('GET', CALENDARS)).body).toEqual(calendars)

  const old = await hotel.pathOf(villaId)
  expect((await hotel.desk.call('POST', `${CALENDARS}/${villaId}/renew`)).status).toBe(403)
  expect((await hotel.read(old)).statusCode).toBe(200)
  const { body: renewed } = await hotel.admin.call('POST', `${CALENDARS}/${villaId}/renew`)
  expect(renewed.path).not.toBe(old)
  expect(await hotel.pathOf(villaId)).toBe(renewed.path)
  expect([(await hotel.read(old)).statusCode, (await hotel.read(renewed.path)).statusCode]).toEqual([
    404, 200,
  ])
  expect((await hotel.admin.call('POST', `${CALENDARS}/2000000000/renew`)).status).toBe(404)
  const entries = await database.orm.select().from(auditEntries)
  const told = entries.filter(({ resource }) => resource === 'villa-calendars')
  expect(told).toMatchObject([{ rowId: villaId, action: 'update', staffId: hotel.admin.account.id }])
  for (const path of [old, renewed.path]) expect(JSON.stringify(told)).not.toContain(path.slice(10, 32))
})

test('any other address is one of nothing', async ({ hotel, database }) => {
  const path = await hotel.pathOf(await makeVilla(database.orm))
  const token = path.slice(10, 32)
  const wrong = [
    'x.ics',
    `${'x'.repeat(22)}.ics`,
    `${token}`,
    `${token}.ICS`,
    `${token}x.ics`,
    `${token}.ics.ics`,
    `${'y'.repeat(400)}.ics`,
  ]
  for (const file of wrong) {
    const answer = await hotel.read(`/api/ical/${file}`)
    expect([file, answer.statusCode, answer.json().message]).toEqual([
      file,
      404,
      'There is nothing at this address.',
    ])
  }
})

test('who asks all the time is told to wait', async ({ database }) => {
  const app = await createApi(database, { env: { RATE_LIMITS: 'on' } })
  const ask = async () => (await app.inject({ url: '/api/ical/unknown.ics' })).statusCode
  for (let call = 0; call < RATE_LIMITS.calendars.max; call++) expect(await ask()).toBe(404)
  const refused = await app.inject({ url: '/api/ical/unknown.ics' })
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  await app.close()
})

test('no address stands in the database in clear text, and one of a build before is sealed without changing', async ({
  hotel,
  database,
}) => {
  const { orm, pool } = database
  const villaId = await makeVilla(orm)
  const path = await hotel.pathOf(villaId)
  const dump = async () => JSON.stringify((await pool.query('SELECT * FROM villa_calendars')).rows)
  expect(await dump()).not.toContain(path.slice(10, 32))

  // A build before writes over what is sealed, and knows nothing of it.
  const token = 'a-token-of-the-build-before'
  const madeAt = new Date('2027-01-01T10:00:00Z')
  await orm
    .update(villaCalendars)
    .set({ token, updatedAt: madeAt })
    .where(eq(villaCalendars.villaId, villaId))
  const address = `/api/ical/${token}.ics`
  const statuses = async () => [
    (await hotel.read(address)).statusCode,
    (await hotel.read(path)).statusCode,
    await hotel.pathOf(villaId),
  ]
  expect(await statuses()).toEqual([200, 404, address])
  const context = { database, settings: readSettings({ SECRET_KEY }) }
  expect(await sealTokens(context)).toBe(1)
  expect(await sealTokens(context)).toBe(0)
  expect(await dump()).not.toContain(token)
  expect(await statuses()).toEqual([200, 404, address])
  const { body } = await hotel.desk.call('GET', CALENDARS)
  expect(body.find((one: VillaCalendar) => one.villaId === villaId).madeAt).toBe(madeAt.toISOString())
})

test('with a new key the addresses stay, and without any they work on though nobody is shown them', async ({
  hotel,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  const path = await hotel.pathOf(villaId)
  const newer = randomBytes(32).toString('base64url')
  const shownWith = async (key: string) => {
    const app = await createApi(database, { env: { SECRET_KEY: key } })
    const desk = await signInAs(app, database.orm, 'user')
    const { status, body } = await desk.call('GET', CALENDARS)
    const answer = await app.inject({ url: path })
    await app.close()
    return [status, body.find((one: VillaCalendar) => one.villaId === villaId).path, answer.statusCode]
  }
  expect(await shownWith(newer)).toEqual([200, null, 200])
  const keys = readKeys(`${newer},${SECRET_KEY}`)
  expect(await resealTexts(database.orm, keys, [SEALED_CALENDAR_TOKENS])).toMatchObject({ unreadable: 0 })
  expect(await shownWith(newer)).toEqual([200, path, 200])
  expect(await shownWith(SECRET_KEY), 'the older key opens nothing any more').toEqual([200, null, 200])
  await resealTexts(database.orm, readKeys(`${SECRET_KEY},${newer}`), [SEALED_CALENDAR_TOKENS])
})
