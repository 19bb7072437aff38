import { describe, expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { folioCharges } from '@/features/charges/server/table'
import { bookingPayments } from '@/features/payments/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { toDay } from '@/kernel/days'
import { mails } from '@/server/mail/table'
import { test } from '../../../../test/emails'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

test.beforeEach(async ({ database }) => {
  await database.orm.delete(mails)
  await database.orm.delete(folioCharges)
  await database.orm.delete(bookingPayments)
  await database.orm.delete(bookings)
})

test('staff who confirm or cancel have the guest told; a guest without an address is not written to', async ({
  hotel,
  database,
}) => {
  const desk = await signInAs(hotel.app, database.orm, 'user')
  const villaId = await makeVilla(database.orm)
  const { id, reference } = await hotel.book(villaId)
  await database.orm.delete(mails)
  await desk.call('PATCH', `/api/admin/bookings/${id}`, { status: 'confirmed' })
  const promised = (await hotel.readEmails())['booking-confirmed']
  expect(promised).toMatchObject({
    to: 'sample.guest@example.com',
    subject: `Your booking ${reference} at Pearl Villas Mbarara is confirmed`,
  })
  for (const said of [
    'Dear Sample Guest,',
    'your booking is confirmed',
    `Booking: ${reference}`,
    'Villa: Rose Villa',
    'Check-in: Mon, 15 Mar 2027, from 2:00 PM',
    'Check-out: Wed, 17 Mar 2027, until 12:00 PM',
    'Guests: 2',
    'Meals: Bed and breakfast',
    'Free cancellation: until Sun, 14 Mar 2027, 2:00 PM',
    'Mon, 15 Mar 2027: $65.00',
    'Tue, 16 Mar 2027: $65.00',
    'Total: $130.00',
    ...sampleFacts.policies.map(({ title }) => `${title}: `),
    sampleFacts.address,
    'https://www.openstreetmap.org/',
  ])
    expect(promised?.text).toContain(said)
  expect(promised?.text).toMatch(/\/my-booking\/[\w-]{22}\n/)
  expect(promised?.html).toContain('$130.00')
  expect(promised?.attachments?.[0]?.content).toContain('STATUS:CONFIRMED')
  await desk.call('PATCH', `/api/admin/bookings/${id}`, { status: 'cancelled' })
  const gone = (await hotel.readEmails())['booking-cancelled']
  expect(gone?.attachments?.[0]?.content).toContain('STATUS:CANCELLED')
  const walkIn = await makeBooking(database.orm, villaId, {
    guestEmail: null,
    guestPhone: '+256 700 000 098',
  })
  await desk.call('PATCH', `/api/admin/bookings/${walkIn}`, { status: 'confirmed' })
  expect(await hotel.readEmails()).toEqual({ 'booking-confirmed': null })
})

test('a confirmation that is late, or sent again, promises nothing that is over', async ({
  hotel,
  database,
}) => {
  const desk = await signInAs(hotel.app, database.orm, 'user')
  const { id } = await hotel.book(await makeVilla(database.orm))
  await desk.call('PATCH', `/api/admin/bookings/${id}`, { status: 'confirmed' })
  expect(await hotel.writers['booking-confirmed']?.(id)).not.toBeNull()
  await desk.call('PATCH', `/api/admin/bookings/${id}`, { status: 'cancelled' })
  expect(await hotel.readEmails()).toMatchObject({
    'booking-confirmed': null,
    'booking-cancelled': { to: 'sample.guest@example.com' },
  })
  for (const status of ['no-show', 'checked-out', 'pending'] as const) {
    await database.orm.update(bookings).set({ status })
    expect(await hotel.writers['booking-confirmed']?.(id), status).toBeNull()
  }
})

describe('a stay that staff move', () => {
  test('is written to its guest as it stands now, with a calendar file newer than the one before', async ({
    hotel,
    database,
  }) => {
    const desk = await signInAs(hotel.app, database.orm, 'user')
    const { id, reference } = await hotel.book(await makeVilla(database.orm, { halfBoardPriceCents: 8300 }))
    const path = `/api/admin/bookings/${id}`
    await desk.call('PATCH', path, { status: 'confirmed' })
    const first = (await hotel.readEmails())['booking-confirmed']
    await database.orm.delete(mails)
    const moved = { checkInDate: '2027-03-18', checkOutDate: '2027-03-20', board: 'half-board' }
    expect((await desk.call('PATCH', path, moved)).status).toBe(200)
    const emails = await hotel.readEmails()
    expect(Object.keys(emails)).toEqual(['booking-changed'])
    const email = emails['booking-changed']
    expect(email).toMatchObject({
      to: 'sample.guest@example.com',
      subject: `Your stay at Pearl Villas Mbarara has changed (booking ${reference})`,
    })
    for (const said of [
      'Dear Sample Guest,',
      'we have changed your stay for you',
      sampleFacts.phones.join(' or '),
      'Check-in: Thu, 18 Mar 2027, from 2:00 PM',
      'Meals: Half board',
      'Thu, 18 Mar 2027: $83.00',
      'Fri, 19 Mar 2027: $96.00',
      'Total: $179.00',
    ])
      expect(email?.text).toContain(said)
    expect(email?.text).toMatch(/\/my-booking\/[\w-]{22}\n/)
    const file = email?.attachments?.[0]?.content ?? ''
    const before = first?.attachments?.[0]?.content ?? ''
    expect(file).toMatch(/DTSTART;VALUE=DATE:20270318\r\nDTEND;VALUE=DATE:20270320\r\n/)
    const lineOf = (name: string, text: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1]
    expect(lineOf('UID', file)).toBe(lineOf('UID', before))
    expect(Number(lineOf('SEQUENCE', file))).toBeGreaterThan(Number(lineOf('SEQUENCE', before)))
  })

  test('and shorten tells the guest what was charged besides, what was paid and what comes back', async ({
    hotel,
    database,
  }) => {
    const desk = await signInAs(hotel.app, database.orm, 'user')
    const { id } = await hotel.book(await makeVilla(database.orm))
    const path = `/api/admin/bookings/${id}`
    await desk.call('PATCH', path, { status: 'confirmed' })
    const dinner = { description: 'Dinner', price: '15.00', quantity: 2, department: 'restaurant' }
    const charge = { ...dinner, taxKind: 'standard' }
    expect((await desk.call('POST', `${path}/charges`, charge)).status).toBe(201)
    await desk.call('POST', `${path}/payments`, { method: 'cash', amount: '160.00' })
    await database.orm.delete(mails)
    expect((await desk.call('PATCH', path, { checkOutDate: '2027-03-16' })).status).toBe(200)
    const text = (await hotel.readEmails())['booking-changed']?.text
    for (const said of [
      'Total: $65.00',
      'Other charges: $30.00',
      'Paid so far: $160.00',
      'Comes back to the guest: $65.00',
    ])
      expect(text).toContain(said)
  })

  test('several times before the e-mail leaves is one e-mail, and after it another', async ({
    hotel,
    database,
  }) => {
    const desk = await signInAs(hotel.app, database.orm, 'user')
    const id = await makeBooking(database.orm, await makeVilla(database.orm), { status: 'confirmed' })
    const stretchTo = (checkOutDate: string) =>
      desk.call('PATCH', `/api/admin/bookings/${id}`, { checkOutDate })
    await Promise.all(['2027-03-18', '2027-03-19'].map(stretchTo))
    await stretchTo('2027-03-20')
    expect(await database.orm.$count(mails)).toBe(1)
    await database.orm.update(mails).set({ status: 'sending' })
    await stretchTo('2027-03-21')
    expect(await database.orm.$count(mails)).toBe(2)
  })

  test('is not written about where nothing of it changed, where it was refused, and without an address', async ({
    hotel,
    database,
  }) => {
    const desk = await signInAs(hotel.app, database.orm, 'user')
    const villaId = await makeVilla(database.orm)
    const id = await makeBooking(database.orm, villaId)
    await desk.call('PATCH', `/api/admin/bookings/${id}`, { numberOfGuests: 3, guestName: 'Akello Sample' })
    await desk.call('PATCH', `/api/admin/bookings/${id}`, { checkOutDate: '2027-03-14' })
    await makeBooking(database.orm, villaId, {
      checkInDate: toDay('2027-03-17'),
      checkOutDate: toDay('2027-03-19'),
    })
    const taken = await desk.call('PATCH', `/api/admin/bookings/${id}`, { checkOutDate: '2027-03-18' })
    expect(taken.status).toBe(409)
    const caller = await makeBooking(database.orm, await makeVilla(database.orm), {
      guestEmail: null,
      guestPhone: '+256 700 000 098',
    })
    await desk.call('PATCH', `/api/admin/bookings/${caller}`, { checkOutDate: '2027-03-18' })
    expect(await database.orm.$count(mails)).toBe(0)
    // Cancelled before the e-mail is written: the one about that tells all.
    await database.orm.update(bookings).set({ status: 'cancelled' })
    expect(await hotel.writers['booking-changed']?.(id)).toBeNull()
  })
})

test('that a confirmation was undone is not told once the booking is confirmed anew; an ending that was undone is', async ({
  hotel,
  database,
}) => {
  const desk = await signInAs(hotel.app, database.orm, 'user')
  const { id } = await hotel.book(await makeVilla(database.orm))
  const path = `/api/admin/bookings/${id}`
  const undo = async (status: string) =>
    expect((await desk.call('POST', `${path}/undo`, { status })).status).toBe(200)
  const tell = async () => await hotel.writers['booking-undone']?.(id, new Date())
  await desk.call('PATCH', path, { status: 'confirmed' })
  await undo('confirmed')
  expect((await tell())?.text).toContain('neither confirmed nor cancelled')
  await desk.call('PATCH', path, { status: 'confirmed' })
  expect(await tell()).toBeNull()
  await desk.call('PATCH', path, { status: 'cancelled' })
  await undo('cancelled')
  expect((await tell())?.text).toContain('you owe us nothing for a cancellation')
})
