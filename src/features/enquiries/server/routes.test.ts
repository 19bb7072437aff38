import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished } from 'vitest'
import { blocks } from '@/features/blocks/server/table'
import { bookings } from '@/features/bookings/server/table'
import { events } from '@/features/events/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { villas } from '@/features/villas/server/table'
import { toDay } from '@/kernel/days'
import { readSettings } from '@/server/env'
import { sendMails } from '@/server/mail/send-mails'
import { smtpPost } from '@/server/mail/smtp-transport'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { startMailServer, unfoldMail } from '../../../../test/mail-server'
import { signInAs } from '../../../../test/staff'
import { enquiryEmails } from './compose-emails'
import { eventEnquiries } from './table'

const SATURDAY = '2027-05-15'
const WEDDING = {
  venue: 'banquet-hall',
  eventDate: SATURDAY,
  guests: 120,
  layout: 'banquet',
  catering: 'dinner',
  villas: 12,
  name: 'Akello Grace',
  email: 'akello@guest.example',
  phone: '+256 700 000 009',
  message: 'Our wedding. See https://evil.example\nWe bring a band.',
}
const STAFF = '/api/admin/event-enquiries'

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const app = await createApi(database)
  onCleanup(() => app.close())
  return app
})

test.beforeEach(async ({ database: { orm } }) => {
  for (const table of [eventEnquiries, mails, bookings, blocks, events]) await orm.delete(table)
  await orm.update(villas).set({ isAvailable: false })
})

async function ask(app: FastifyInstance, own: object = {}) {
  const payload = { ...WEDDING, ...own }
  const answer = await app.inject({ method: 'POST', url: '/api/event-enquiries', payload })
  return { status: answer.statusCode, body: answer.json() }
}

async function look(app: FastifyInstance, search: string) {
  const answer = await app.inject({ url: `/api/venue-day?${search}` })
  return { status: answer.statusCode, body: answer.json() }
}

describe('an enquiry', () => {
  test('is stored, new, and holds nothing', async ({ app, database }) => {
    expect(await ask(app)).toEqual({ status: 201, body: { success: true, message: 'Enquiry sent' } })
    expect(await ask(app, { phone: '', message: null, villas: 0, guests: 150 })).toMatchObject({
      status: 201,
    })
    expect(await database.orm.select().from(eventEnquiries).orderBy(eventEnquiries.id)).toMatchObject([
      { ...WEDDING, status: 'new', note: null },
      { phone: null, message: null, guests: 150, status: 'new' },
    ])
    expect((await look(app, `venue=banquet-hall&date=${SATURDAY}`)).body.isTaken).toBe(false)
  })

  test.for([
    ['guests', { guests: 151 }, 'The banquet hall holds up to 150 guests'],
    ['guests', { venue: 'conference-hall', guests: 101 }, 'The conference hall holds up to 100 guests'],
    ['guests', { guests: 0 }, 'Please say how many guests you expect'],
    ['guests', { guests: '120' }, 'Please say how many guests you expect'],
    ['eventDate', { eventDate: '2027-03-09' }, 'Please choose a day that is still ahead'],
    ['eventDate', { eventDate: '2029-03-10' }, 'Please choose a day within the next two years'],
    ['eventDate', { eventDate: '2027-02-30' }, 'Please give a real date as yyyy-mm-dd'],
    ['venue', { venue: 'roof' }, 'Please choose a hall'],
    ['layout', { layout: 'circus' }, 'Please choose a layout'],
    ['catering', { catering: '' }, 'Please choose what we cook'],
    ['villas', { villas: 26 }, 'Please give a number from 0 to 25'],
    ['name', { name: 'A' }, 'Name must be at least 2 characters'],
    ['email', { email: 'nobody' }, 'Please enter a valid email address'],
    ['message', { message: 'x'.repeat(5001) }, 'Please use at most 5,000 characters'],
  ] as const)(
    'with a wrong %s is refused with the reason: %#',
    async ([path, own, message], { app, database }) => {
      const { status, body } = await ask(app, own)
      expect([status, body.errors]).toEqual([422, [{ path, message }]])
      expect(await database.orm.$count(eventEnquiries)).toBe(0)
    },
  )

  test('of a program that filled in the hidden field is answered alike, kept and mailed nowhere', async ({
    app,
    database,
  }) => {
    expect((await ask(app, { website: 'https://buy.example' })).status).toBe(201)
    expect([await database.orm.$count(eventEnquiries), await database.orm.$count(mails)]).toEqual([0, 0])
  })

  test('is one of ten an address may send in an hour', async ({ database }) => {
    const limitedApp = await createApi(database, { env: { RATE_LIMITS: 'on' } })
    const statuses: number[] = []
    for (let count = 0; count < 11; count++) statuses.push((await ask(limitedApp)).status)
    expect(statuses).toEqual([...Array(10).fill(201), 429])
    await limitedApp.close()
  })

  test('is mailed to the hotel whole, and confirmed to who asked without a word they typed', async ({
    app,
    database,
  }) => {
    for (let count = 0; count < 4; count++) await ask(app)
    const server = await startMailServer()
    onTestFinished(server.stop)
    const settings = readSettings({ SITE_URL: 'https://hotel.example.com' })
    const writers = enquiryEmails({ database, settings })
    const post = smtpPost(server.url)
    await sendMails({ orm: database.orm, post, from: async () => 'stay@example.com', writers })
    const received = server.received.map(unfoldMail)
    const toHotel = received.filter((mail) => /^To: info@/m.test(mail))
    const toGuest = received.filter((mail) => /^To: akello@guest\.example\r$/m.test(mail))
    // A mailbox gets three receipts a day at most.
    expect([toHotel.length, toGuest.length]).toEqual([4, 3])
    const [hotel = ''] = toHotel
    expect(hotel).toMatch(/^Subject: Quote wanted: Banquet hall, Sat, 15 May 2027\r$/m)
    expect(hotel).toMatch(/^Reply-To: akello@guest\.example\r$/m)
    for (const told of ['Akello Grace', '120', 'Round tables', 'We bring a band.', '/admin/enquiries'])
      expect(hotel).toContain(told)
    const [receipt = ''] = toGuest
    expect(receipt).toContain('Sat, 15 May 2027')
    expect(receipt).toContain('Nothing is reserved until we have confirmed it')
    expect(receipt).not.toMatch(/evil|band|Grace|000 009/)
  })
})

describe('a day in a venue', () => {
  test('tells visitors whether it is taken, what else is on and which villas are free that weekend', async ({
    app,
    database: { orm },
  }) => {
    const [booked, blocked] = [await makeVilla(orm), await makeVilla(orm), await makeVilla(orm)]
    const nights = { checkInDate: toDay('2027-05-15'), checkOutDate: toDay('2027-05-18') }
    await makeBooking(orm, booked ?? 0, nights)
    await makeBooking(orm, booked ?? 0, { ...nights, status: 'cancelled' })
    await orm
      .insert(blocks)
      .values({ villaId: blocked ?? 0, startDate: toDay('2027-05-14'), endDate: toDay('2027-05-14') })
    const day = { startDate: toDay('2027-05-14'), endDate: toDay('2027-05-16') }
    await orm.insert(events).values([
      { title: 'Jazz weekend', ...day },
      { title: 'Hidden', ...day, isActive: false },
      { title: 'Sold out', ...day, showUntil: toDay('2027-03-01') },
      { title: 'Another day', startDate: toDay('2027-05-16') },
    ])
    expect(await look(app, `venue=banquet-hall&date=${SATURDAY}`)).toEqual({
      status: 200,
      body: {
        isTaken: false,
        events: ['Jazz weekend', 'An event'],
        checkIn: '2027-05-14',
        checkOut: '2027-05-16',
        freeVillas: 1,
        villas: 3,
      },
    })
  })

  test.for([
    'venue=roof&date=2027-05-15',
    'venue=banquet-hall&date=2027-03-09',
    'venue=banquet-hall&date=soon',
    '',
  ])('is not told for ?%s', async (search, { app }) => {
    expect((await look(app, search)).status).toBe(422)
  })
})

describe('staff', () => {
  test('of the front desk move an enquiry on and note it; held, it keeps the hall for that day', async ({
    app,
    database: { orm, pool },
  }) => {
    await ask(app)
    await ask(app, { name: 'Second Couple' })
    await ask(app, { venue: 'conference-hall', guests: 40 })
    const desk = await signInAs(app, orm, 'user')
    const [other, second, first] = (await desk.call('GET', STAFF)).body
    expect(first).toMatchObject({ ...WEDDING, status: 'new' })
    const held = await desk.call('PATCH', `${STAFF}/${first.id}`, { status: 'held', note: 'Paid half' })
    expect(held).toMatchObject({ status: 200, body: { status: 'held', note: 'Paid half' } })
    expect((await look(app, `venue=banquet-hall&date=${SATURDAY}`)).body.isTaken).toBe(true)
    const refused = await desk.call('PATCH', `${STAFF}/${second.id}`, { status: 'won' })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The banquet hall is kept for Akello Grace on Sat, 15 May 2027. Release that enquiry first.',
    ])
    expect((await desk.call('PATCH', `${STAFF}/${other.id}`, { status: 'held' })).status).toBe(200)
    await desk.call('PATCH', `${STAFF}/${first.id}`, { status: 'lost' })
    expect((await desk.call('PATCH', `${STAFF}/${second.id}`, { status: 'won' })).status).toBe(200)
    const { rows } = await pool.query(
      "select before, after from audit_entries where resource = 'enquiries' and row_id = $1 order by id",
      [first.id],
    )
    expect(rows).toEqual([
      { before: { status: 'new' }, after: { status: 'held', reason: 'a note' } },
      { before: { status: 'held' }, after: { status: 'lost' } },
    ])
  })

  test('who hold the same day for two at once: one is held, the other hears of a conflict', async ({
    app,
    database: { orm },
  }) => {
    for (const name of ['First Couple', 'Second Couple', 'Third Couple']) await ask(app, { name })
    const desk = await signInAs(app, orm, 'user')
    const ids: number[] = (await desk.call('GET', STAFF)).body.map(({ id }: { id: number }) => id)
    const answers = await Promise.all(
      ids.map((id) => desk.call('PATCH', `${STAFF}/${id}`, { status: 'held' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('change only what nobody else has changed since, and only what is theirs', async ({
    app,
    database: { orm },
  }) => {
    await ask(app)
    const desk = await signInAs(app, orm, 'user')
    const [{ id, updatedAt }] = (await desk.call('GET', STAFF)).body
    expect((await desk.call('PATCH', `${STAFF}/${id}`, { note: 'Called', updatedAt })).status).toBe(200)
    const late = await desk.call('PATCH', `${STAFF}/${id}`, { note: 'Wrote', updatedAt })
    expect(late.status).toBe(409)
    expect((await desk.call('PATCH', `${STAFF}/${id}`, { guests: 10 })).status).toBe(422)
    expect((await desk.call('PATCH', `${STAFF}/${id}`, { status: 'gone' })).status).toBe(422)
    expect((await app.inject({ url: STAFF })).statusCode).toBe(401)
    expect(await orm.select().from(eventEnquiries)).toMatchObject([{ note: 'Called', guests: 120 }])
  })
})
