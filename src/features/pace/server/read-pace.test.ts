import { expect } from 'vitest'
import { nightSnapshots } from '@/features/night-snapshots/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { createApi } from '../../../../test/app'
import { test } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

test('pace tells what is sold of each month, what came in since, and where the same month stood a year before', async ({
  database,
}) => {
  const { orm } = database
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const app = await createApi(database)
  const clerk = await signInAs(app, orm, 'user')
  const villaId = await makeVilla(orm)
  const sell = (checkIn: string, checkOut: string, madeOn: string, totalCents: number) =>
    makeBooking(orm, villaId, {
      ...{ checkInDate: toDay(checkIn), checkOutDate: toDay(checkOut), totalCents },
      ...{ status: 'confirmed', createdAt: new Date(`${madeOn}T12:00:00Z`) },
    })
  await sell('2027-04-01', '2027-04-05', '2027-01-20', 40_000)
  await sell('2027-04-10', '2027-04-11', '2027-03-05', 9_000)
  await sell('2026-04-01', '2026-04-03', '2026-03-01', 20_000)
  await sell('2026-04-20', '2026-04-23', '2026-04-02', 30_000)
  // What was sold of April at the close of 3 March: two nights more, which were cancelled since.
  await orm.insert(nightSnapshots).values({
    ...{ day: toDay('2027-03-03'), origin: 'clock', villas: [], nights: 0, revenueCents: 0 },
    books: [{ month: '2027-04', nights: 6, revenue: 60_000 }],
  })

  const { body } = await clerk.call('GET', '/api/admin/pace')
  expect(body).toMatchObject({
    today: '2027-03-10',
    week: { day: '2027-03-03', isFrozen: true },
    month: { day: '2027-02-08', isFrozen: false },
    yearAgo: { day: '2026-03-10', isFrozen: false },
  })
  expect(body.months).toHaveLength(12)
  expect(body.months[1]).toEqual({
    month: '2027-04',
    sold: { nights: 5, revenue: '490.00' },
    pickedUpInWeek: { nights: -1, revenue: '-110.00' },
    pickedUpInMonth: { nights: 1, revenue: '90.00' },
    lastYearThen: { nights: 2, revenue: '200.00' },
    lastYear: { nights: 5, revenue: '500.00' },
  })
  const table = await app.inject({ url: '/api/admin/pace.csv', headers: { cookie: clerk.cookie } })
  expect(table.body.split('\r\n')[2]).toBe('2027-04,5,490,-1,-110,1,90,2,200,5,500')
  await app.close()
})
