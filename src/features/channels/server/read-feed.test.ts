import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { blocks } from '@/features/blocks/server/table'
import { bookings } from '@/features/bookings/server/table'
import { toDay } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import { stayEvent } from '../../../../test/calendar-text'
import { changed, FEEDS, readerOf, test } from '../../../../test/channels'
import { openDatabase } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'

beforeEach(() => {
  changed.length = 0
})

describe('what another platform has', () => {
  test('is blocked here: shown as taken to guests, and refused by the database', async ({
    hotel,
    database,
  }) => {
    const { id, villaId } = await hotel.feed(stayEvent('a', '20270314', '20270317'))
    expect(await hotel.nightsOf(villaId)).toEqual(['03-14 03-16'])
    expect(await hotel.taken(villaId)).toEqual([
      { villaId, checkInDate: '2027-03-14', checkOutDate: '2027-03-17', status: 'confirmed' },
    ])
    expect(await hotel.book(villaId, '2027-03-16', '2027-03-18')).toBe(409)
    await expect(makeBooking(database.orm, villaId)).rejects.toMatchObject({
      cause: expect.objectContaining({ constraint: 'bookings_no_shared_night' }),
    })
    expect(await hotel.book(villaId, '2027-03-17', '2027-03-18')).toBe(201)
    const [next] = await database.orm.select().from(bookings).where(eq(bookings.villaId, villaId))
    const move = await hotel.call('PATCH', `/api/admin/bookings/${next?.id}`, { checkInDate: '2027-03-16' })
    expect([move.status, move.body.message]).toEqual([
      409,
      'Sample Stays has this villa from 14 Mar to 16 Mar. Please choose other dates or another villa.',
    ])
    expect(changed).toEqual(['/api/bookings'])
    expect(await hotel.stateOf(id)).toMatchObject({ error: null, failures: 0, stayCount: 1 })
    expect(Date.now() - Date.parse((await hotel.stateOf(id)).readAt)).toBeLessThan(60_000)
  })

  test('moves, vanishes and comes as its calendar says, and nothing is written where nothing changed', async ({
    hotel,
    platform,
    reader,
    database,
  }) => {
    const { id, villaId, path } = await hotel.feed(
      stayEvent('a', '20270314', '20270317'),
      stayEvent('b', '20270320', '20270322'),
    )
    const before = await database.orm.select().from(blocks).where(eq(blocks.villaId, villaId))
    changed.length = 0
    await reader.makeDue(id)
    expect(await reader.readDue()).toBe(1)
    expect(await database.orm.select().from(blocks).where(eq(blocks.villaId, villaId))).toEqual(before)
    expect(changed).toEqual([])

    platform.show(path, stayEvent('a', '20270316', '20270319'), stayEvent('c', '20270322', '20270323'))
    await reader.makeDue(id)
    await reader.readDue()
    expect(await hotel.nightsOf(villaId)).toEqual(['03-16 03-18', '03-22 03-22'])
    expect(await hotel.book(villaId, '2027-03-20', '2027-03-22')).toBe(201)
    platform.show(path)
    await reader.makeDue(id)
    await reader.readDue()
    expect(await hotel.nightsOf(villaId)).toEqual([])
    expect(changed).toHaveLength(2)

    const entries = await database.orm
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.rowId, id))
      .orderBy(asc(auditEntries.id))
    const told = entries.filter(({ resource, staffId }) => resource === 'calendar-feeds' && staffId === 0)
    expect(told.map(({ after }) => (after as { blockedNights: string[] }).blockedNights)).toEqual([
      ['2027-03-14 to 2027-03-16', '2027-03-20 to 2027-03-21'],
      ['2027-03-16 to 2027-03-18', '2027-03-22'],
      [],
    ])
    const secret = platform.url + path
    expect(JSON.stringify(entries)).not.toContain(secret)
    expect(entries[0]?.after).toMatchObject({ url: expect.stringMatching(/^127\.0\.0\.1 \([0-9a-f]{8}\)$/) })
  })

  test('goes with its feed, and stays while the feed is paused', async ({ hotel, platform, reader }) => {
    const { id, villaId, path } = await hotel.feed(stayEvent('a', '20270314', '20270317'))
    await hotel.call('PATCH', `${FEEDS}/${id}`, { isActive: false })
    platform.show(path)
    platform.asked.length = 0
    await reader.makeDue(id)
    expect(await reader.readDue()).toBe(0)
    expect([platform.asked, await hotel.nightsOf(villaId)]).toEqual([[], ['03-14 03-16']])
    expect((await hotel.call('DELETE', `${FEEDS}/${id}`)).status).toBe(204)
    expect(await hotel.nightsOf(villaId)).toEqual([])
    expect(await hotel.book(villaId, '2027-03-14', '2027-03-17')).toBe(201)
  })

  test('moves along when staff give the feed to another villa or address', async ({
    hotel,
    platform,
    reader,
    database,
  }) => {
    const { id, villaId } = await hotel.feed(stayEvent('a', '20270314', '20270317'))
    const other = await makeVilla(database.orm)
    await hotel.call('PATCH', `${FEEDS}/${id}`, { villaId: other })
    await reader.readDue()
    expect([await hotel.nightsOf(villaId), await hotel.nightsOf(other)]).toEqual([[], ['03-14 03-16']])
    platform.show('/new.ics', stayEvent('a', '20270320', '20270321'))
    await hotel.call('PATCH', `${FEEDS}/${id}`, { url: `${platform.url}/new.ics` })
    await reader.readDue()
    expect(await hotel.nightsOf(other)).toEqual(['03-20 03-20'])
  })

  test('that began before today keeps its nights, past guests’ included', async ({
    hotel,
    reader,
    database,
  }) => {
    const villaId = await makeVilla(database.orm)
    await makeBooking(database.orm, villaId, {
      checkInDate: toDay('2027-03-05'),
      checkOutDate: toDay('2027-03-08'),
      status: 'checked-out',
    })
    const { id } = await hotel.feed(stayEvent('a', '20270301', '20270312'))
    await hotel.call('PATCH', `${FEEDS}/${id}`, { villaId })
    await reader.readDue()
    expect(await hotel.nightsOf(villaId)).toEqual(['03-08 03-11'])
    expect(await hotel.conflictsOf(villaId)).toEqual([])
  })
})

test('staff read a feed when they like, and what they wrote is checked', async ({
  hotel,
  platform,
  reader,
}) => {
  const { id, villaId, path, url } = await hotel.feed()
  platform.show(path, stayEvent('a', '20270314', '20270317'))
  expect((await hotel.call('POST', `${FEEDS}/${id}/read`)).body).toMatchObject({ stayCount: 1, error: null })
  expect(await hotel.nightsOf(villaId)).toEqual(['03-14 03-16'])
  expect((await hotel.call('POST', `${FEEDS}/${id + 1000}/read`)).status).toBe(404)
  expect((await hotel.call('POST', FEEDS, { villaId, name: 'Twice', url })).status).toBe(409)
  const wrong = [
    'stays.example/1.ics',
    'ftp://stays.example/1.ics',
    'https://me:word@stays.example/1.ics',
    'file:///1',
  ]
  for (const address of wrong) {
    const { status, body } = await hotel.call('POST', FEEDS, { villaId, name: 'Wrong', url: address })
    expect([status, body.errors?.[0].path], address).toEqual([422, 'url'])
  }
  const webcal = url.replace('http:', 'webcal:').replace('.ics', '.ics?webcal')
  const { body } = await hotel.call('POST', FEEDS, { villaId, name: 'Webcal', url: webcal })
  expect(body.url).toBe(webcal.replace('webcal:', 'https:'))
  await hotel.call('DELETE', `${FEEDS}/${body.id}`)
  await reader.readDue()
})

test('several processes read a feed once, and block its nights once', async ({
  hotel,
  platform,
  reader,
  database,
  databaseCopy,
}) => {
  const feeds = []
  for (let n = 0; n < 6; n++) feeds.push(await hotel.feed())
  for (const { path } of feeds) platform.show(path, stayEvent('a', '20270314', '20270317'))
  platform.asked.length = 0
  await reader.makeDue()
  const other = database.engine === 'postgres' ? await openDatabase(databaseCopy) : undefined
  const elsewhere = other ? readerOf(other) : reader
  await Promise.all([reader, elsewhere, reader, elsewhere].map((one) => one.readDue()))
  for (const { path, villaId } of feeds) {
    expect(platform.asked.filter((one) => one === path)).toHaveLength(1)
    expect(await hotel.nightsOf(villaId)).toEqual(['03-14 03-16'])
  }
  // And even when both have read it: by hand, at once.
  const [{ id, villaId, path }] = feeds as [(typeof feeds)[number]]
  platform.show(path, stayEvent('a', '20270401', '20270403'), stayEvent('b', '20270405', '20270406'))
  const reads = await Promise.all(Array.from({ length: 6 }, () => hotel.call('POST', `${FEEDS}/${id}/read`)))
  expect(reads.map(({ status, body }) => [status, body.error])).toEqual(reads.map(() => [200, null]))
  expect(await hotel.nightsOf(villaId)).toEqual(['04-01 04-02', '04-05 04-05'])
  await other?.close()
})
