import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditEntries } from '@/server/audit/table'
import { readSettings } from '@/server/env'
import { resealTexts } from '@/server/secrets/reseal'
import { readKeys } from '@/server/secrets/seal-text'
import { stayEvent } from '../../../../test/calendar-text'
import { FEEDS, readerOf, SECRET_KEY, test } from '../../../../test/channels'
import { SEALED_FEED_ADDRESSES, sealFeeds } from './seal-feeds'
import { calendarFeeds } from './table'

const stay = () => stayEvent('1', '20270320', '20270322')

test('no address of a feed stands in the database in clear, and staff see and change it as before', async ({
  hotel,
  database,
}) => {
  const { orm, pool } = database
  const { id, villaId, path, url } = await hotel.feed(stay())
  const dump = async () =>
    JSON.stringify([
      (await pool.query('SELECT * FROM calendar_feeds')).rows,
      (await orm.select().from(auditEntries)).filter(({ resource }) => resource === 'calendar-feeds'),
    ])
  expect(await hotel.stateOf(id)).toMatchObject({ url, error: null, stayCount: 1 })
  expect(await dump()).not.toContain(path)
  expect((await hotel.call('GET', FEEDS)).body).toContainEqual(expect.objectContaining({ id, url }))

  const paused = await hotel.call('PATCH', `${FEEDS}/${id}`, { isActive: false })
  expect(paused).toMatchObject({ status: 200, body: { url, isActive: false } })
  const moved = `${url}?moved=1`
  expect(await hotel.call('PATCH', `${FEEDS}/${id}`, { url: moved })).toMatchObject({ body: { url: moved } })
  expect(await hotel.stateOf(id)).toMatchObject({ url: moved })
  expect(await dump()).not.toContain(path)

  const twice = await hotel.call('POST', FEEDS, { villaId, name: 'Once more', url: moved })
  expect(twice.status, 'the same address of the same villa').toBe(409)
})

test('an address that a build before wrote in clear is read, and sealed without changing', async ({
  hotel,
  database,
  platform,
  reader,
}) => {
  const { orm } = database
  const { id, villaId, path } = await hotel.feed(stay())
  // A build before knows nothing of what is sealed beside it.
  const older = `/older-${path.slice(1)}`
  const url = `${platform.url}${older}`
  platform.show(older, stay(), stayEvent('2', '20270325', '20270326'))
  const madeAt = new Date('2027-01-01T10:00:00Z')
  await orm.update(calendarFeeds).set({ url, updatedAt: madeAt }).where(eq(calendarFeeds.id, id))
  expect(await hotel.stateOf(id)).toMatchObject({ url })

  expect(await sealFeeds(reader.context)).toBe(1)
  expect(await sealFeeds(reader.context), 'a second run finds nothing more').toBe(0)
  const [kept] = await orm.select().from(calendarFeeds).where(eq(calendarFeeds.id, id))
  expect(JSON.stringify(kept)).not.toContain(older)
  expect(await hotel.stateOf(id)).toMatchObject({ url, updatedAt: madeAt.toISOString() })
  await reader.makeDue(id)
  await reader.readDue()
  expect(await hotel.stateOf(id)).toMatchObject({ url, error: null, stayCount: 2 })

  // Beside its own sealed twin one in clear stays, and keeps nothing else from being sealed.
  const name = 'Sample Stays'
  await orm.insert(calendarFeeds).values({ villaId, name, url })
  await orm.insert(calendarFeeds).values({ villaId, name, url: `${platform.url}/another.ics` })
  expect(await sealFeeds(reader.context)).toBe(1)
  await orm.delete(calendarFeeds).where(eq(calendarFeeds.villaId, villaId))
})

test('what a build before sends back of a sealed address changes nothing of it', async ({
  hotel,
  database,
}) => {
  const { id, url } = await hotel.feed(stay())
  const [kept] = await database.orm.select().from(calendarFeeds).where(eq(calendarFeeds.id, id))
  const mark = kept?.url ?? ''
  expect(new URL(mark).host, 'its list shows the host').toBe(new URL(url).host)
  await database.orm.update(calendarFeeds).set({ url: mark, name: 'Renamed' }).where(eq(calendarFeeds.id, id))
  expect(await hotel.stateOf(id)).toMatchObject({ url, name: 'Renamed' })
})

test('with a new key the addresses open without the older one, and a lost key is said', async ({
  hotel,
  database,
  reader,
}) => {
  const { orm } = database
  const { id, url } = await hotel.feed(stay())
  const newer = randomBytes(32).toString('base64url')
  const readWith = async (key: string) => {
    const settings = { ...reader.context.settings, ...readSettings({ SECRET_KEY: key }) }
    await reader.makeDue(id)
    await readerOf(database, { settings }).readDue()
    return (await hotel.stateOf(id)).error
  }
  expect(await readWith(newer)).toMatch(/^Its address was sealed with another SECRET_KEY/)
  expect((await hotel.stateOf(id)).stayCount, 'what it had stays').toBe(1)
  expect(await resealTexts(orm, readKeys(`${newer},${SECRET_KEY}`), [SEALED_FEED_ADDRESSES])).toMatchObject({
    unreadable: 0,
  })
  expect(await readWith(newer)).toBeNull()
  expect(await readWith(SECRET_KEY), 'the older key opens nothing any more').toMatch(/SECRET_KEY/)

  // Staff see the host, may pause it all the same, and give the address anew.
  const shown = (await hotel.stateOf(id)).url
  expect(shown).not.toBe(url)
  expect(new URL(shown).host).toBe(new URL(url).host)
  const paused = await hotel.call('PATCH', `${FEEDS}/${id}`, { isActive: false })
  expect(paused).toMatchObject({ status: 200, body: { url: shown } })
  await hotel.call('PATCH', `${FEEDS}/${id}`, { isActive: true, url })
  expect(await readWith(SECRET_KEY)).toBeNull()
})
