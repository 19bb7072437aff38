import { describe, expect } from 'vitest'
import { expireHolds } from '@/features/bookings/server/expire-holds'
import { bookings } from '@/features/bookings/server/table'
import { chargeItems, folioCharges } from '@/features/charges/server/table'
import { bookedExtras } from '@/features/extras/server/table'
import { findLinkedBooking } from '@/features/guest-links/server/guest-links'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { sendMails } from '@/server/mail/send-mails'
import { mails } from '@/server/mail/table'
import { SITE_URL, test } from '../../../../test/emails'
import { bookingRequest, makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

test.beforeEach(async ({ database }) => {
  await database.orm.delete(mails)
  await database.orm.delete(bookings)
})

describe('a request', () => {
  test('is confirmed to the guest with the stay, the price night by night, policies, directions and a calendar file', async ({
    hotel,
    database,
  }) => {
    const villaId = await makeVilla(database.orm, { roomNumber: 'R07', halfBoardPriceCents: 8300 })
    const weekend = { checkInDate: '2027-03-18', checkOutDate: '2027-03-20', board: 'half-board' }
    const { reference, totalAmount } = await hotel.book(villaId, weekend)
    expect(totalAmount).toBe('179.00')
    const email = (await hotel.readEmails())['request-received']
    expect(email).toMatchObject({
      to: 'sample.guest@example.com',
      subject: `Request received: ${reference} at Pearl Villas Mbarara`,
    })
    for (const said of [
      `Booking: ${reference}`,
      'Villa: Rose Villa, R07',
      'Check-in: Thu, 18 Mar 2027, from 2:00 PM',
      'Check-out: Sat, 20 Mar 2027, until 12:00 PM',
      'Meals: Half board',
      'Thu, 18 Mar 2027: $83.00',
      'Fri, 19 Mar 2027: $96.00',
      'Total: $179.00',
      'Free cancellation: until Wed, 17 Mar 2027, 2:00 PM',
      'Free up to 24 hours before check-in',
      sampleFacts.address,
    ])
      expect(email?.text).toContain(said)
    expect(email?.text).toMatch(
      /Your nights are held until \w{3}, \d+ \w{3} \d{4}, \d+:\d\d [AP]M; we confirm within 2 hours\./,
    )
    expect(email?.html).toContain('Dear Sample Guest,')
    expect(email?.html).toContain('$96.00')
    expect(email?.attachments?.[0]?.content).toMatch(
      /DTSTART;VALUE=DATE:20270318\r\nDTEND;VALUE=DATE:20270320\r\n/,
    )
    expect(email?.attachments?.[0]?.content).toContain('STATUS:TENTATIVE')
    expect(email?.attachments?.[0]?.content).toContain(`DESCRIPTION:Booking ${reference}\\n`)
  })

  test('names what was booked with the stay, to the guest and to the hotel, with the total of all of it', async ({
    hotel,
    database,
  }) => {
    const item = { priceCents: 1800, department: 'restaurant', isSoldOnline: true, unit: 'piece' } as const
    const [picnic] = await database.orm
      .insert(chargeItems)
      .values({ ...item, name: 'Picnic', mostPieces: 4 })
      .returning({ id: chargeItems.id })
    const extras = { items: [{ id: picnic?.id, pieces: 2 }], amount: '36.00' }
    await hotel.book(await makeVilla(database.orm), { extras })
    const { 'request-received': toGuest, 'new-request': toDesk } = await hotel.readEmails()
    for (const email of [toGuest, toDesk])
      for (const said of ['Total: $130.00', '2 × Picnic: $36.00', 'Total with extras: $166.00'])
        expect(email?.text).toContain(said)
    await database.orm.delete(bookedExtras)
    await database.orm.delete(folioCharges)
  })

  test('comes with a private link that leads to this booking and is kept nowhere', async ({
    hotel,
    database,
  }) => {
    const { id } = await hotel.book(await makeVilla(database.orm))
    const { text } = (await hotel.readEmails())['request-received'] ?? {}
    const [, token = ''] = /https:\/\/hotel\.example\.com\/my-booking\/([\w-]{22,})\n/.exec(text ?? '') ?? []
    expect(await findLinkedBooking(database.orm, token)).toBe(id)
    await database.orm.update(bookings).set({ status: 'confirmed' })
    // The e-mail written once more, and the next one, come with links of their own; this one goes on working.
    for (const kind of ['request-received', 'booking-confirmed']) {
      const later = (await hotel.writers[kind]?.(id))?.text.match(/my-booking\/([\w-]{22})\n/)?.[1] ?? ''
      expect(later).not.toBe(token)
      expect(await findLinkedBooking(database.orm, later)).toBe(id)
    }
    expect(await findLinkedBooking(database.orm, token)).toBe(id)
    const { rows } = await database.pool.query('select * from guest_links')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('whose link was lost is sent another, and the old one goes on working', async ({
    hotel,
    database,
  }) => {
    const { id, reference } = await hotel.book(await makeVilla(database.orm))
    const { text: first = '' } = (await hotel.readEmails())['request-received'] ?? {}
    const payload = { reference, email: 'sample.guest@example.com' }
    await hotel.app.inject({ method: 'POST', url: '/api/my-booking/find', payload })
    const again = (await hotel.readEmails())['booking-link']
    expect(again).toMatchObject({
      to: 'sample.guest@example.com',
      subject: `Your private link to booking ${reference} at Pearl Villas Mbarara`,
    })
    for (const text of [first, again?.text ?? '']) {
      const [, token = ''] = /\/my-booking\/([\w-]{22})\n/.exec(text) ?? []
      expect(await findLinkedBooking(database.orm, token)).toBe(id)
    }
  })

  test('is told to the staff, with whom to call', async ({ hotel, database }) => {
    const guestName = 'Ann <b>Sample</b>'
    const { id, reference } = await hotel.book(await makeVilla(database.orm), { guestName })
    const email = (await hotel.readEmails())['new-request']
    expect(email).toMatchObject({
      to: sampleFacts.infoEmail,
      subject: `New request ${reference}: Rose Villa`,
    })
    expect(email?.text).toContain('+256 700 000 099')
    expect(email?.text).toContain('Requests: A quiet room')
    expect(email?.html).toContain('Ann &lt;b&gt;Sample&lt;/b&gt;')
    expect(email?.text).toContain(`${SITE_URL}/admin/bookings/${id}`)
  })

  test('is told to the staff as it stands when the mail leaves', async ({ hotel, database }) => {
    const { id } = await hotel.book(await makeVilla(database.orm))
    const told = async () => (await hotel.writers['new-request']?.(id))?.text ?? ''
    expect(await told()).toContain('It keeps its nights until somebody confirms it')
    await database.orm.update(bookings).set({ status: 'confirmed' })
    expect(await told()).toContain('It has been confirmed since.')
    await database.orm.update(bookings).set({ status: 'pending', holdExpiresAt: new Date(0) })
    await expireHolds({ database, changed: () => {} })
    expect(await told()).toContain('It keeps its nights no more')
    expect(await told()).not.toContain('until somebody')
  })

  test('is written about for as long as its nights are held; a confirmed booking has no such end', async ({
    hotel,
    database,
  }) => {
    const { id } = await hotel.book(await makeVilla(database.orm))
    const [row] = await database.orm.select().from(bookings)
    expect(row?.holdExpiresAt).toBeInstanceOf(Date)
    for (const kind of ['request-received', 'new-request'])
      expect((await hotel.writers[kind]?.(id))?.retryUntil).toEqual(row?.holdExpiresAt)
    await database.orm.update(bookings).set({ status: 'confirmed' })
    expect((await hotel.writers['booking-confirmed']?.(id))?.retryUntil).toBeUndefined()
  })

  test('that is refused queues nothing', async ({ hotel, database }) => {
    const villaId = await makeVilla(database.orm)
    await hotel.book(villaId)
    await database.orm.delete(mails)
    expect((await hotel.book(villaId)).message).toContain('choose other dates')
    expect(await database.orm.$count(mails)).toBe(0)
  })

  test('whose price came about in another way shows its total alone', async ({ hotel, database }) => {
    const id = await makeBooking(database.orm, await makeVilla(database.orm), { totalCents: 9900 })
    const email = await hotel.writers['request-received']?.(id)
    expect(email?.text).toContain('Total: $99.00')
    expect(email?.text).not.toContain('$65.00')
  })
})

test('a request that lapses is told to its guest', async ({ hotel, database }) => {
  await makeBooking(database.orm, await makeVilla(database.orm), { holdExpiresAt: new Date(0) })
  await expireHolds({ database, changed: () => {} })
  const email = (await hotel.readEmails())['request-lapsed']
  expect(email).toMatchObject({ subject: expect.stringMatching(/has lapsed$/) })
  expect(email?.text).toContain(`${SITE_URL}/calendar`)
})

test('a guest whose stay staff take down on the phone gets it in writing, with a link; one at the desk does not', async ({
  hotel,
  database,
}) => {
  const desk = await signInAs(hotel.app, database.orm, 'user')
  const take = async (status: string, own: object = {}) => {
    const villaId = await makeVilla(database.orm)
    const { totalAmount: _rules, ...request } = bookingRequest(villaId)
    const { status: code } = await desk.call('POST', '/api/admin/bookings', {
      ...request,
      source: 'phone',
      status,
      ...own,
    })
    expect(code).toBe(201)
    return await hotel.readEmails()
  }
  const confirmed = await take('confirmed')
  expect(Object.keys(confirmed)).toEqual(['booking-confirmed'])
  expect(confirmed['booking-confirmed']?.text).toMatch(/\/my-booking\/[\w-]{22}\n/)
  expect(Object.keys(await take('pending'))).toEqual(['request-received'])
  expect(await take('confirmed', { guestEmail: null })).toEqual({})
  const today = { checkInDate: '2027-03-10', checkOutDate: '2027-03-11' }
  expect(await take('checked-in', today)).toEqual({})
})

test('staff see what was not delivered, and send it again', async ({ hotel, database }) => {
  const desk = await signInAs(hotel.app, database.orm, 'user')
  const { id } = await hotel.book(await makeVilla(database.orm))
  const sent: string[] = []
  let isRefusing = true
  const post = {
    destination: '',
    deliver: async ({ to }: { to: string }) => {
      if (isRefusing) throw new Error('No such guest')
      sent.push(to)
    },
  }
  const office = { orm: database.orm, post, from: async () => 'stay@example.com', writers: hotel.writers }
  await sendMails(office)
  await database.orm.update(mails).set({ status: 'undelivered' })
  const { body } = await desk.call('GET', `/api/admin/mails?status=undelivered&subjectId=${id}`)
  expect(body).toHaveLength(2)
  expect(body[1]).toMatchObject({
    kind: 'request-received',
    recipient: 'sample.guest@example.com',
    error: 'No such guest',
  })
  const again = () => desk.call('POST', `/api/admin/mails/${body[1].id}/resend`, {})
  expect((await again()).body).toMatchObject({ status: 'queued', attempts: 0 })
  expect((await again()).status).toBe(409)
  isRefusing = false
  await sendMails(office)
  expect(sent).toEqual(['sample.guest@example.com'])
})
