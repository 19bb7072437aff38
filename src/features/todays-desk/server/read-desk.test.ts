import { expect } from 'vitest'
import type { BookingStatus } from '@/features/bookings/rules/status'
import { bookings } from '@/features/bookings/server/table'
import { calendarFeeds } from '@/features/channels/server/table'
import { folioCharges } from '@/features/charges/server/table'
import { contactMessages } from '@/features/contact/server/table'
import { villaConditions } from '@/features/housekeeping/server/table'
import { bookingPayments } from '@/features/payments/server/table'
import { villas } from '@/features/villas/server/table'
import { toDay } from '@/kernel/days'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const TODAY = '2027-03-10'

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { today: TODAY })
  onCleanup(() => app.close())
  return await signInAs(app, database.orm, 'user')
})

test.beforeEach(async ({ database: { orm } }) => {
  for (const table of [
    bookingPayments,
    folioCharges,
    bookings,
    calendarFeeds,
    contactMessages,
    mails,
    villas,
  ])
    await orm.delete(table)
})

type Row = { guestName: string; due: string; paid: string }
const namesOf = (rows: Row[]) => rows.map(({ guestName }) => guestName)

test('today has its arrivals, departures, guests in house and requests, each with its money', async ({
  desk,
  database: { orm },
}) => {
  const stays: [string, string, string, BookingStatus][] = [
    ['Comes', '2027-03-10', '2027-03-12', 'confirmed'],
    ['Leaves', '2027-03-08', '2027-03-10', 'checked-in'],
    ['Is late', '2027-02-01', '2027-02-03', 'checked-in'],
    ['Did not come', '2027-03-09', '2027-03-12', 'confirmed'],
    ['Asks', '2027-06-01', '2027-06-03', 'pending'],
    ['Cancelled', '2027-03-10', '2027-03-12', 'cancelled'],
    ['Next week', '2027-03-17', '2027-03-19', 'confirmed'],
  ]
  const ids: Record<string, number> = {}
  for (const [guestName, checkInDate, checkOutDate, status] of stays)
    ids[guestName] = await makeBooking(orm, await makeVilla(orm), {
      ...{ guestName, checkInDate: toDay(checkInDate), checkOutDate: toDay(checkOutDate), status },
    })
  const { Leaves: leaving = 0, Asks: asking = 0 } = ids
  const dinner = { description: 'Dinner', price: '20.00', department: 'restaurant' }
  expect((await desk.call('POST', `/api/admin/bookings/${leaving}/charges`, dinner)).status).toBe(201)
  await desk.call('POST', `/api/admin/bookings/${asking}/payments`, { amount: '130.00', method: 'card' })

  const { status, body } = await desk.call('GET', '/api/admin/todays-desk')
  expect(status).toBe(200)
  expect(body.day).toBe(TODAY)
  expect(namesOf(body.arrivals)).toEqual(['Did not come', 'Comes'])
  expect(namesOf(body.departures)).toEqual(['Is late', 'Leaves'])
  expect(namesOf(body.inHouse)).toEqual(['Is late', 'Leaves'])
  expect(namesOf(body.requests)).toEqual(['Asks'])
  expect(body.departures[1]).toMatchObject({ due: '150.00', paid: '0.00' })
  expect(body.requests[0]).toMatchObject({ due: '0.00', paid: '130.00' })
})

test('what nobody has read, sent or mended is counted', async ({ desk, database: { orm } }) => {
  const villaId = await makeVilla(orm)
  const message = { name: 'Ann', email: 'ann@guest.example', subject: 'Dinner', message: 'For two?' }
  await orm.insert(contactMessages).values([message, { ...message, isArchived: true }])
  await orm.insert(mails).values([
    { kind: 'sample', subjectId: 1, status: 'undelivered' },
    { kind: 'sample', subjectId: 1, status: 'sent' },
  ])
  const feed = { villaId, name: 'Sample Stays' }
  await orm.insert(calendarFeeds).values([
    { ...feed, url: 'https://stays.example/1.ics', error: 'It answered with status 404.' },
    { ...feed, url: 'https://stays.example/2.ics', error: 'It answered with status 404.', isActive: false },
    { ...feed, url: 'https://stays.example/3.ics' },
  ])
  const { body } = await desk.call('GET', '/api/admin/todays-desk')
  expect(body).toMatchObject({ unreadMessages: 1, undeliveredMails: 1, failingFeeds: 1, arrivals: [] })
})

test('an arrival tells whether its villa is ready', async ({ desk, database: { orm } }) => {
  const villaId = await makeVilla(orm)
  const nights = { checkInDate: toDay('2027-03-10'), checkOutDate: toDay('2027-03-12') }
  await makeBooking(orm, villaId, { guestName: 'Comes', status: 'confirmed', ...nights })
  const conditionOf = async () =>
    (await desk.call('GET', '/api/admin/todays-desk')).body.arrivals[0]?.condition
  expect(await conditionOf()).toBe('clean')
  await orm.insert(villaConditions).values({ villaId, condition: 'dirty' })
  expect(await conditionOf()).toBe('dirty')
})
