import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { bookingEmails } from '@/features/booking-emails/server/compose-emails'
import { villaCategories } from '@/features/categories/server/table'
import { listVillaCalendars } from '@/features/channels/server/calendar-tokens'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { villas } from '@/features/villas/server/table'
import type { Database } from '@/server/db/connect'
import { readSettings } from '@/server/env'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { readPdf } from '../../../../test/read-pdf'
import { signInAs } from '../../../../test/staff'
import { bookings } from './table'

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  return { ...(await signInAs(app, database.orm, 'user')), app }
})

test.beforeEach(async ({ database }) => {
  await database.orm.delete(bookings)
  await database.orm.delete(villas)
})

/** What staff take off sale after somebody booked it. */
const TAKEN_OFF: Record<string, (database: Database, villaId: number) => Promise<unknown>> = {
  'whose price was cleared': ({ orm }, id) =>
    orm.update(villas).set({ basePriceCents: null }).where(eq(villas.id, id)),
  'whose category’s price was cleared': async ({ orm }, id) => {
    const category = { name: 'Cleared', description: 'A', pricePerNightCents: null }
    const [{ id: categoryId } = { id: 0 }] = await orm.insert(villaCategories).values(category).returning()
    await orm.update(villas).set({ basePriceCents: null, categoryId }).where(eq(villas.id, id))
  },
  'that was closed': ({ orm }, id) => orm.update(villas).set({ isAvailable: false }).where(eq(villas.id, id)),
}

describe.for(Object.keys(TAKEN_OFF))('a booking in a villa %s', (how) => {
  async function bookThenTakeOff(database: Database) {
    const villaId = await makeVilla(database.orm, { roomNumber: 'R07', maxGuests: 4 })
    const id = await makeBooking(database.orm, villaId, { status: 'confirmed' })
    await TAKEN_OFF[how]?.(database, villaId)
    return { villaId, id, link: `/api${await makeGuestLink(database.orm, id)}` }
  }

  test('stays the guest’s to see, to put into a calendar, to change and to cancel', async ({
    desk: { app },
    database,
  }) => {
    const { link } = await bookThenTakeOff(database)
    const seen = await app.inject({ url: link })
    expect(seen.statusCode).toBe(200)
    expect(seen.json()).toMatchObject({ villaName: 'Rose Villa', maxGuests: 4, totalAmount: '130.00' })
    const file = await app.inject({ url: `${link}/stay.ics` })
    expect([file.statusCode, file.body]).toEqual([200, expect.stringContaining('DTSTART')])
    const party = { numberOfGuests: 3, specialRequests: 'A cot' }
    const changed = await app.inject({ method: 'PATCH', url: link, payload: party })
    expect([changed.statusCode, changed.json()]).toMatchObject([200, { ...party, totalAmount: '130.00' }])
    const tooMany = await app.inject({ method: 'PATCH', url: link, payload: { numberOfGuests: 5 } })
    expect(tooMany.statusCode).toBe(422)
    const cancelled = await app.inject({ method: 'POST', url: `${link}/cancel` })
    expect([cancelled.statusCode, cancelled.json()]).toMatchObject([200, { status: 'cancelled' }])
  })

  test('stays the desk’s to list, to change, to move away and to bill', async ({ desk, database }) => {
    const { id, villaId } = await bookThenTakeOff(database)
    const path = `/api/admin/bookings/${id}`
    expect((await desk.call('GET', `/api/admin/bookings?villaId=${villaId}`)).body).toMatchObject([{ id }])
    const guest = { guestName: 'Akello Sample', numberOfGuests: 3, totalAmount: '130.00' }
    expect(await desk.call('PATCH', path, guest)).toMatchObject({ status: 200, body: guest })
    const receipt = await desk.app.inject({
      url: `${path}/receipt.pdf`,
      headers: { cookie: desk.cookie },
    })
    expect(readPdf(receipt.rawPayload)).toContain('Villa Rose Villa R07')
    const days = 'first=2027-03-15&last=2027-03-16&step=day'
    expect((await desk.call('GET', `/api/admin/reports?${days}`)).body.whole).toMatchObject({
      nights: 2,
      revenue: '130.00',
    })
    const other = await makeVilla(database.orm, { basePriceCents: 7000 })
    expect(await desk.call('PATCH', path, { villaId: other, totalAmount: '140.00' })).toMatchObject({
      status: 200,
      body: { villaId: other },
    })
  })

  test('is still written about, and its nights are still taken for other platforms', async ({
    desk: { app },
    database,
  }) => {
    const { id, villaId } = await bookThenTakeOff(database)
    const now = () => new Date('2027-03-10T09:00:00Z')
    const emails = bookingEmails({ database, settings: readSettings({}), now })
    for (const kind of ['booking-confirmed', 'booking-changed'] as const)
      expect((await emails[kind](id))?.text, kind).toContain('Rose Villa, R07')
    const feeds = await listVillaCalendars({ database, settings: readSettings({}) })
    const path = feeds.find((feed) => feed.villaId === villaId)?.path ?? ''
    expect((await app.inject({ url: path })).body).toContain(`UID:booking-${id}@`)
    const taken = await app.inject({ url: '/api/bookings?start=2027-03-01&end=2027-03-31' })
    expect(taken.json()).toMatchObject([{ villaId, checkInDate: '2027-03-15' }])
    await database.orm.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, id))
    expect((await emails['booking-cancelled'](id))?.text).toContain('Rose Villa, R07')
  })
})

test('other nights in a villa without a price are refused with the reason, and nothing changes', async ({
  desk,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  const id = await makeBooking(database.orm, villaId, { status: 'confirmed' })
  const elsewhere = await makeBooking(database.orm, await makeVilla(database.orm))
  await database.orm.update(villas).set({ basePriceCents: null }).where(eq(villas.id, villaId))
  const noPrice = {
    status: 422,
    body: { errors: [{ path: 'villaId', message: expect.stringContaining('has no price') }] },
  }
  const longer = { checkOutDate: '2027-03-18' }
  expect(await desk.call('PATCH', `/api/admin/bookings/${id}`, longer)).toMatchObject(noPrice)
  expect(await desk.call('PATCH', `/api/admin/bookings/${elsewhere}`, { villaId })).toMatchObject(noPrice)
  expect((await desk.call('GET', `/api/admin/bookings/${id}`)).body.checkOutDate).toBe('2027-03-17')
})
