import { describe, expect } from 'vitest'
import { BOOKING_STATUSES, holdsNights } from '@/features/bookings/rules/status'
import { bookings } from '@/features/bookings/server/table'
import { contactMessages } from '@/features/contact/server/table'
import { listVillas } from '@/features/villas/server/store'
import { addDays, toDay } from '@/kernel/days'
import { nightsOf } from '@/kernel/stay'
import { copyDatabase, openDatabase, test } from '../../test/database'
import { loadSampleBookings } from './sample-bookings'
import { loadSampleProperty } from './sample-property'

const today = toDay('2027-03-10')

describe('the sample bookings', () => {
  test.beforeAll(async ({ database }) => {
    await loadSampleProperty(database.orm, today)
    expect(await loadSampleBookings(database.orm, today)).toBeGreaterThan(300)
  })

  test('are loaded once', async ({ database }) => {
    const before = await database.orm.$count(bookings)
    expect(await loadSampleBookings(database.orm, today)).toBe(0)
    expect(await database.orm.$count(bookings)).toBe(before)
  })

  test('reach from the past month into the coming three, with every status where it can be', async ({
    database,
  }) => {
    const all = await database.orm.select().from(bookings)
    expect(all.some(({ checkInDate }) => checkInDate < addDays(today, -25))).toBe(true)
    expect(all.some(({ checkInDate }) => checkInDate > addDays(today, 80))).toBe(true)
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(BOOKING_STATUSES))
    for (const { status, checkInDate, checkOutDate } of all) {
      if (status === 'checked-in') expect(checkInDate <= today && today <= checkOutDate).toBe(true)
      if (status === 'checked-out') expect(checkOutDate <= today).toBe(true)
      if (status === 'pending' || status === 'confirmed') expect(checkInDate >= today).toBe(true)
      if (status === 'no-show') expect(checkInDate <= today).toBe(true)
    }
  })

  test('fill the house as a good month does, and leave the far calendar open', async ({ database }) => {
    const all = await database.orm.select().from(bookings)
    const open = (await listVillas(database.orm)).filter(({ isAvailable }) => isAvailable).length
    const taken = all
      .filter(({ status }) => holdsNights(status))
      .flatMap(({ checkInDate, checkOutDate }) => nightsOf({ checkIn: checkInDate, checkOut: checkOutDate }))
    const occupancy = (from: number, to: number) => {
      const nights = taken.filter((night) => night >= addDays(today, from) && night < addDays(today, to))
      return nights.length / (open * (to - from))
    }
    expect(occupancy(-28, 0)).toBeGreaterThan(0.5)
    expect(occupancy(-28, 0)).toBeLessThan(0.9)
    expect(occupancy(60, 90)).toBeLessThan(occupancy(0, 30))
    expect(occupancy(60, 90)).toBeGreaterThan(0.1)
  })

  test('are priced, made before they begin, and evidently nobody’s', async ({ database }) => {
    for (const booking of await database.orm.select().from(bookings)) {
      expect(booking.totalCents).toBeGreaterThan(0)
      expect(booking.createdAt.toISOString().slice(0, 10) < booking.checkInDate).toBe(true)
      expect(booking.guestName).toMatch(/^Sample Guest \d+$/)
      expect(booking.guestEmail).toMatch(/@example\.com$/)
      expect(booking.guestPhone).toMatch(/^\+256 700 000 0\d\d$/)
    }
  })

  test('come with messages, some of them unread', async ({ database }) => {
    const statuses = (await database.orm.select().from(contactMessages)).map(({ status }) => status)
    expect(statuses).toContain('unread')
    expect(statuses).toContain('read')
  })
})

test('the same day gives the same stays', async () => {
  const read = async () => {
    const copy = await copyDatabase()
    const database = await openDatabase(copy)
    await loadSampleProperty(database.orm, today)
    await loadSampleBookings(database.orm, today)
    const { rows } = await database.pool.query(
      'select villa_id, check_in_date, check_out_date, status, total_cents, guest_name from bookings order by id',
    )
    await database.close()
    await copy.remove()
    return rows
  }
  expect(await read()).toEqual(await read())
})
