import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { blocks } from '@/features/blocks/server/table'
import { bookings } from '@/features/bookings/server/table'
import { stayEvent } from '../../../../test/calendar-text'
import { changed, FEEDS, test } from '../../../../test/channels'
import { makeBooking, makeVilla } from '../../../../test/factories'

beforeEach(() => {
  changed.length = 0
})

describe('nights that a feed and somebody here both have', () => {
  test('stay whose they are, and show as a conflict with what is still free blocked, until it is solved', async ({
    hotel,
    reader,
    database,
    platform,
  }) => {
    const villaId = await makeVilla(database.orm, { name: 'Honey Bee', roomNumber: 'H02' })
    const booking = await makeBooking(database.orm, villaId)
    platform.show('/conflict.ics', stayEvent('a', '20270314', '20270320', 'Reserved'))
    const { body: feed } = await hotel.call('POST', FEEDS, {
      villaId,
      name: 'Sample Stays',
      url: `${platform.url}/conflict.ics`,
    })
    await reader.readDue()
    expect(await hotel.nightsOf(villaId)).toEqual(['03-14 03-14', '03-17 03-19'])
    const [row] = await database.orm.select().from(bookings).where(eq(bookings.id, booking))
    expect(row?.status).toBe('pending')
    expect(await hotel.conflictsOf(villaId)).toEqual([
      {
        id: expect.any(String),
        feedId: feed.id,
        feedName: 'Sample Stays',
        villaId,
        villaName: 'Honey Bee H02',
        checkInDate: '2027-03-14',
        checkOutDate: '2027-03-20',
        summary: 'Reserved',
        booking: {
          id: booking,
          guestName: 'Sample Guest',
          checkInDate: '2027-03-15',
          checkOutDate: '2027-03-17',
          status: 'pending',
        },
        block: null,
        seenBy: null,
      },
    ])
    // Still there after the next reading, and gone with the booking; its nights are not for sale again.
    await reader.makeDue(feed.id)
    await reader.readDue()
    expect(await hotel.conflictsOf(villaId)).toHaveLength(1)
    await hotel.call('PATCH', `/api/admin/bookings/${booking}`, { status: 'cancelled' })
    expect(await hotel.conflictsOf(villaId)).toEqual([])
    changed.length = 0
    expect(await reader.readDue()).toBe(0)
    expect(await hotel.nightsOf(villaId)).toEqual(['03-14 03-19'])
    expect(changed).toEqual(['/api/bookings'])
    expect(await hotel.book(villaId, '2027-03-15', '2027-03-17')).toBe(409)
    await reader.readDue()
    expect(changed).toHaveLength(1)
  })

  test('are put aside by whoever has seen the conflict, until it has other nights, and the trail knows', async ({
    hotel,
    database,
  }) => {
    const { villaId } = await hotel.feed(stayEvent('a', '20270314', '20270320', 'Reserved'))
    // Taken here before the calendar was read.
    await database.orm.delete(blocks).where(eq(blocks.villaId, villaId))
    const booking = await makeBooking(database.orm, villaId, { status: 'confirmed' })
    const seen = async () => (await hotel.conflictsOf(villaId)).map((one: { seenBy: string }) => one.seenBy)
    expect(await seen()).toEqual([null])
    const [{ id }] = await hotel.conflictsOf(villaId)
    const path = `/api/admin/feed-conflicts/${id}/seen`
    const { status, body } = await hotel.call('POST', path, {})
    expect([status, body.id]).toEqual([200, id])
    expect(await seen()).toEqual([expect.stringMatching(/^staff-.*@example\.com$/)])
    expect((await hotel.call('POST', path, {})).status).toBe(200)
    const { rows } = await database.pool.query(
      "select action, after from audit_entries where resource = 'feed-conflicts'",
    )
    expect(rows).toEqual([
      {
        action: 'seen',
        after: {
          name: 'Rose Villa R07, Sample Stays',
          checkInDate: '2027-03-14',
          checkOutDate: '2027-03-20',
          booking,
        },
      },
    ])
    // Moved, and still in the way: that nobody has seen.
    await hotel.call('PATCH', `/api/admin/bookings/${booking}`, { checkOutDate: '2027-03-18' })
    expect(await seen()).toEqual([null])
    expect((await hotel.call('POST', path, {})).status).toBe(404)
  })

  test('also where staff or another feed blocked them, and over when the calendar gives them up', async ({
    hotel,
    platform,
    reader,
  }) => {
    const { id, villaId, path } = await hotel.feed()
    const { body: block } = await hotel.call('POST', '/api/admin/blocks', {
      villaId,
      startDate: '2027-03-14',
      endDate: '2027-03-15',
      note: 'New roof',
    })
    platform.show('/second.ics', stayEvent('s', '20270318', '20270320', 'Not available'))
    await hotel.call('POST', FEEDS, { villaId, name: 'Second Stays', url: `${platform.url}/second.ics` })
    await reader.readDue()
    platform.show(path, stayEvent('a', '20270315', '20270319'))
    await reader.makeDue(id)
    await reader.readDue()
    expect(await hotel.nightsOf(villaId)).toEqual(['03-14 03-15', '03-16 03-17', '03-18 03-19'])
    const told = (await hotel.conflictsOf(villaId)).map(
      ({ feedName, block: other }: { feedName: string; block: { note: string } }) => [feedName, other.note],
    )
    expect(told).toEqual([
      ['Sample Stays', 'New roof'],
      ['Sample Stays', 'Second Stays'],
    ])
    await hotel.call('DELETE', `/api/admin/blocks/${block.id}`)
    await reader.readDue()
    expect(await hotel.nightsOf(villaId)).toEqual(['03-15 03-17', '03-18 03-19'])
    platform.show(path)
    await reader.makeDue(id)
    await reader.readDue()
    expect(await hotel.conflictsOf(villaId)).toEqual([])
  })

  test('are no conflict when they are our own come back from the platform', async ({
    hotel,
    platform,
    reader,
    database,
  }) => {
    const { id, villaId, path } = await hotel.feed()
    const booking = await makeBooking(database.orm, villaId)
    platform.show(path, stayEvent(`booking-${booking}@hotel.example.com`, '20270315', '20270317'))
    await reader.makeDue(id)
    await reader.readDue()
    expect([await hotel.conflictsOf(villaId), await hotel.nightsOf(villaId)]).toEqual([[], []])
  })
})
