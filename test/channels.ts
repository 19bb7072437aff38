import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { asc, eq, sql } from 'drizzle-orm'
import { blocks } from '@/features/blocks/server/table'
import { blockFreedNights, readDueFeeds } from '@/features/channels/server/read-due-feeds'
import type { Reader } from '@/features/channels/server/read-feed'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import type { Database } from '@/server/db/connect'
import { readSettings } from '@/server/env'
import { createApi } from './app'
import { calendarText } from './calendar-text'
import { test as base } from './database'
import { bookingRequest, makeVilla } from './factories'
import { startOutside } from './outside'
import { signInAs } from './staff'

export const FEEDS = '/api/admin/calendar-feeds'

/** The API addresses that reading changed, until a test empties it. */
export const changed: string[] = []

const SITE_URL = 'http://hotel.example.com'

/** What the addresses of feeds are sealed with. */
export const SECRET_KEY = randomBytes(32).toString('base64url')

/** Only this machine, where the platforms of the tests stand. */
const mayReach = (address: string) => address === '127.0.0.1'

/** Another booking platform: it shows the calendars it is given, by their paths, or answers in a way of its own. */
async function startPlatform() {
  const calendars = new Map<string, string | RequestListener>()
  const asked: string[] = []
  const outside = await startOutside((request, answer) => {
    const path = request.url ?? ''
    asked.push(path)
    const calendar = calendars.get(path)
    if (typeof calendar === 'function') calendar(request, answer)
    else answer.writeHead(calendar === undefined ? 404 : 200).end(calendar)
  })
  return {
    ...outside,
    /** Paths in the order they were asked for. */
    asked,
    answer: (path: string, how: RequestListener | string) => calendars.set(path, how),
    show: (path: string, ...events: string[][]) => calendars.set(path, calendarText(...events)),
    forget: (path: string) => calendars.delete(path),
  }
}

/** The hotel's own hand, on the test calendar's day: blocks what came free and reads what is due. */
export function readerOf(database: Database, own: Partial<Reader> = {}) {
  const context: Reader = {
    database,
    settings: readSettings({ SITE_URL, SECRET_KEY, LOG_LEVEL: 'silent' }),
    today: () => toDay('2027-03-10'),
    mayReach,
    changed: () => {},
    ...own,
  }
  return {
    context,
    readDue: async (signal?: AbortSignal) => {
      await blockFreedNights(context)
      return await readDueFeeds(context, signal)
    },
    /** Lets a feed, or all of them, be due at once. */
    makeDue: async (id: number | null = null) => {
      await database.orm.execute(
        sql`update calendar_feeds set due_at = now() where id = coalesce(${id}::int, id)`,
      )
    },
  }
}

/** `test` with another platform, a hotel whose villas have feeds of it, and the hotel's hand that reads them. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  .extend('platform', { scope: 'file' }, async ({}, { onCleanup }) => {
    const platform = await startPlatform()
    onCleanup(platform.close)
    return platform
  })
  .extend('reader', { scope: 'file' }, async ({ database }) => {
    await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
    return readerOf(database, { changed: (...paths) => changed.push(...paths) })
  })
  .extend('hotel', { scope: 'file' }, async ({ database, platform, reader }, { onCleanup }) => {
    const app = await createApi(database, { mayReach, env: { SITE_URL, SECRET_KEY } })
    onCleanup(() => app.close())
    const { call } = await signInAs(app, database.orm, 'admin')
    const nightsOf = async (villaId: number) => {
      const rows = await database.orm
        .select()
        .from(blocks)
        .where(eq(blocks.villaId, villaId))
        .orderBy(asc(blocks.startDate))
      return rows.map(({ startDate, endDate }) => `${startDate.slice(5)} ${endDate.slice(5)}`)
    }
    return {
      call,
      nightsOf,
      /** A villa with a feed of its own that was read once. */
      async feed(...events: string[][]) {
        const villaId = await makeVilla(database.orm, { roomNumber: 'R07' })
        const path = `/${villaId}.ics`
        platform.show(path, ...events)
        const url = `${platform.url}${path}`
        const { body } = await call('POST', FEEDS, { villaId, name: 'Sample Stays', url })
        await reader.readDue()
        return { id: body.id as number, villaId, path, url }
      },
      stateOf: async (id: number) => (await call('GET', `${FEEDS}/${id}`)).body,
      conflictsOf: async (villaId: number) =>
        (await call('GET', '/api/admin/feed-conflicts')).body.filter(
          (one: { villaId: number }) => one.villaId === villaId,
        ),
      book: async (villaId: number, checkInDate: string, checkOutDate: string) => {
        const payload = bookingRequest(villaId, { checkInDate, checkOutDate, totalAmount: undefined })
        return (await app.inject({ method: 'POST', url: '/api/bookings', payload })).statusCode
      },
      taken: async (villaId: number) =>
        (
          await app.inject({ url: `/api/bookings?start=2027-03-01&end=2027-04-30&villaId=${villaId}` })
        ).json(),
    }
  })
