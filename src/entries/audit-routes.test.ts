import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { describe, expect } from 'vitest'
import { hashPassword } from '@/features/accounts/server/hash-password'
import { startSession } from '@/features/accounts/server/store-session'
import { passkeys, secondFactors } from '@/features/accounts/server/table'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { calendarFeeds, feedStays } from '@/features/channels/server/table'
import { contactMessages } from '@/features/contact/server/table'
import { eventEnquiries } from '@/features/enquiries/server/table'
import { guestContacts, guests } from '@/features/guests/server/table'
import { addMediaFile } from '@/features/media/server/store'
import { moneyApprovals } from '@/features/money-approvals/server/table'
import { reviews } from '@/features/reviews/server/table'
import { unansweredQuestions } from '@/features/unanswered-questions/server/table'
import { WEBHOOK_KINDS } from '@/features/webhooks/rules/webhook-kinds'
import { webhookDeliveries } from '@/features/webhooks/server/table'
import { toDay } from '@/kernel/days'
import type { Database } from '@/server/db/connect'
import { mails } from '@/server/mail/table'
import { createApi } from '../../test/app'
import { makeAuthenticator } from '../../test/authenticator'
import { test as base } from '../../test/database'
import { makeBooking, makeVilla } from '../../test/factories'
import { makeAccount, signInAs } from '../../test/staff'
import { formWith, listen, makeFilm, makePicture } from '../../test/uploads'
import { loadSampleProperty } from './sample-property'

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const routes: string[] = []

const test = base.extend('hotel', { scope: 'file' }, async ({ database, databaseCopy }, { onCleanup }) => {
  const hotel = await openApp(database, databaseCopy.dataDir)
  onCleanup(() => hotel.app.close())
  return hotel
})

async function openApp(database: Database, dataDir: string) {
  await loadSampleProperty(database.orm)
  const app = await createApi(database, {
    env: { DATA_DIR: dataDir, ...PROVIDER },
    onRoute: ({ method, url, config }) => {
      if (config?.access === 'anyone') return
      for (const one of [method].flat()) if (one !== 'GET' && one !== 'HEAD') routes.push(`${one} ${url}`)
    },
  })
  const { orm, pool } = database
  const staff = await signInAs(app, orm, 'superadmin')
  const make = async (path: string, payload: object): Promise<number> => {
    const { status, body } = await staff.call('POST', path, payload)
    expect([path, status]).toEqual([path, 201])
    return body.id
  }
  return { app, orm, pool, staff, make, url: await listen(app) }
}

type Hotel = Awaited<ReturnType<typeof openApp>>

const LOCKS = { name: 'Locks', url: 'https://locks.example/told', kinds: [...WEBHOOK_KINDS] }

/** A call that does what its route is for: what stands in for the address's names, and what is sent. */
type Call = { ids?: (number | string)[]; payload?: object; form?: FormData }

/** One that is switched on, so that payment links can be made; nobody asks it for anything here. */
const PROVIDER = {
  PESAPAL_BASE_URL: 'http://127.0.0.1:9',
  PESAPAL_CONSUMER_KEY: 'key',
  PESAPAL_CONSUMER_SECRET: 'secret',
}

const BREACH = {
  title: 'A lost phone',
  noticedOn: '2027-03-10',
  happened: 'A phone was lost.',
  affected: 'Guests',
}

const TWENTY = { method: 'cash', amount: '20.00' }
const DINNER = { description: 'Dinner', price: '15.00', department: 'restaurant' }

const PASSPORT = { kind: 'passport', number: 'A 1234567' }

/** As a browser gives it; the keys are those of the example in RFC 8291. */
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/sample',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

const CARD = {
  ...{ fullName: 'Akello Ruth', nationality: 'Ugandan', address: '', vehicle: '', purpose: null },
  ...{ documentKind: null, documentNumber: '' },
}

const TICKET = { description: 'The tap drips', urgency: 'normal' }

const NIGHTS = { startDate: '2027-12-20', endDate: '2027-12-24' }

/** Every resource that is made, changed and deleted in one way: where, the least of it, and where it is ordered. */
const RESOURCES: [write: string, least: (villaId: number) => object, read?: string][] = [
  ['/api/admin/villa-categories', () => ({ name: 'Garden suite' })],
  ['/api/admin/companies', () => ({ name: 'Ankole Tours' })],
  ['/api/admin/breaches', () => BREACH],
  ['/api/admin/roles', (id) => ({ name: `Night porter ${id}`, permissions: ['front-desk'] })],
  [
    '/api/admin/guest-message-rules',
    (id) => ({ name: `Way ${id}`, subject: 'Your stay', text: 'Dear {guest}, here is the way.' }),
  ],
  ['/api/admin/message-templates', () => ({ name: 'Free', text: 'Dear {guest}, we have room.' })],
  ['/api/admin/villas', () => ({ name: 'Rose Villa', description: 'Roses' })],
  ['/api/admin/villa-images', (villaId) => ({ villaId, imageUrl: '/uploads/1.jpg' })],
  ['/api/admin/villa-videos', (villaId) => ({ villaId, title: 'A walk', videoUrl: '/uploads/1.mp4' })],
  ['/api/admin/promo-codes', (id) => ({ code: `MARCH-${id}`, kind: 'percentage', value: '10' })],
  ['/api/admin/rate-plans', () => ({ name: 'Early', kind: 'percentage', change: '-10' })],
  ['/api/admin/seasons', (villaId) => ({ villaId, name: 'Christmas', ...NIGHTS })],
  ['/api/admin/blocks', (villaId) => ({ villaId, ...NIGHTS })],
  ['/api/admin/charge-items', () => ({ name: 'Dinner', price: '15.00', department: 'restaurant' })],
  ['/api/admin/hero-slides', () => ({ title: 'Evening', imageUrl: '/uploads/1.jpg' })],
  ['/api/admin/house-facts', () => ({ subject: 'Pets' })],
  ['/api/video-settings', (id) => ({ section: 'welcome', settingKey: `colour ${id}` })],
  ['/api/admin/gallery', () => ({ title: 'Dusk', imageUrl: '/uploads/1.jpg', category: 'exterior' })],
  ['/api/video-tours', () => ({ title: 'A walk', videoUrl: '/uploads/1.mp4' }), '/api/admin/video-tours'],
  ['/api/admin/events', () => ({ title: 'Supper', eventDate: '2027-04-01' })],
  ['/api/admin/blog-posts', () => ({ title: 'Dusk over Ankole', content: 'It falls early.' })],
  [
    '/api/admin/calendar-feeds',
    (villaId) => ({ villaId, name: 'Away', url: `https://away.example/${villaId}.ics` }),
  ],
]

const CALLS: Record<string, (hotel: Hotel) => Promise<Call>> = {
  'PATCH /api/admin/page-sections/:id': async () => ({ ids: [1], payload: { title: 'News' } }),
  'PUT /api/admin/page-sections/:id/translations': async () => ({
    ids: [3],
    payload: { fr: { texts: { title: 'Nouvelles' } } },
  }),
  'PUT /api/admin/property/:id/translations': async () => ({
    ids: [1],
    payload: { fr: { texts: { tagline: 'Le joyau' } } },
  }),
  'PUT /api/admin/page-sections/:id': async () => ({ ids: [2], payload: { title: 'More news' } }),
  'PATCH /api/admin/contact/:id': async ({ orm }) => {
    const written = {
      name: 'A guest',
      email: 'guest@guest.example',
      subject: 'Rooms',
      message: 'Is it quiet?',
    }
    const [message] = await orm.insert(contactMessages).values(written).returning()
    return { ids: [message?.id ?? 0], payload: { status: 'read' } }
  },
  'PATCH /api/admin/guests/:id': async ({ orm }) => {
    const [guest] = await orm.insert(guests).values({ name: 'Akello' }).returning()
    return { ids: [guest?.id ?? 0], payload: { notes: 'Arrives late' } }
  },
  'POST /api/admin/guests/:id/merge': async ({ orm }) => {
    const made = await orm
      .insert(guests)
      .values([{ name: 'Akello' }, { name: 'Akello N.' }])
      .returning()
    return { ids: [made[0]?.id ?? 0], payload: { guestId: made[1]?.id } }
  },
  'POST /api/admin/guests/:id/messages': async ({ orm }) => {
    const guestId = await makeGuest(orm)
    const email = `akello-${guestId}@guest.example`
    await orm.insert(guestContacts).values({ guestId, kind: 'email', value: email })
    return { ids: [guestId], payload: { email, purpose: 'offers', isOn: true } }
  },
  'POST /api/admin/guests/:id/phone-messages': async ({ orm }) => {
    const guestId = await makeGuest(orm)
    const phone = `+25677${String(guestId).padStart(7, '0')}`
    await orm.insert(guestContacts).values({ guestId, kind: 'phone', value: phone })
    return { ids: [guestId], payload: { phone, isOn: true } }
  },
  'PUT /api/admin/guests/:id/id-document': async ({ orm }) => ({
    ids: [await makeGuest(orm)],
    payload: PASSPORT,
  }),
  'DELETE /api/admin/guests/:id/id-document': async (hotel) => ({ ids: [await identified(hotel)] }),
  'POST /api/admin/guests/:id/id-document/number': async (hotel) => ({ ids: [await identified(hotel)] }),
  'POST /api/admin/guests/:id/data/copy': async ({ orm }) => ({ ids: [await makeGuest(orm)] }),
  'PATCH /api/admin/guests/:id/data': async ({ orm }) => ({
    ids: [await makeGuest(orm)],
    payload: { name: { from: 'Akello', to: 'Akello Namatovu' } },
  }),
  'POST /api/admin/guests/:id/data/erasure': async ({ orm }) => ({ ids: [await makeGuest(orm)] }),
  'POST /api/admin/threads/:kind/:id/replies': async ({ orm }) => {
    const written = { name: 'A guest', email: 'guest@guest.example', subject: 'Rooms', message: 'Is it?' }
    const [message] = await orm.insert(contactMessages).values(written).returning()
    return { ids: ['message', message?.id ?? 0], payload: { subject: 'Re: Rooms', text: 'It is.' } }
  },
  'PATCH /api/admin/event-enquiries/:id': async ({ orm }) => {
    const asked = {
      venue: 'banquet-hall',
      layout: 'banquet',
      catering: 'dinner',
      guests: 90,
      villas: 4,
    } as const
    const by = { eventDate: toDay('2027-05-15'), name: 'A guest', email: 'guest@guest.example' }
    const [enquiry] = await orm
      .insert(eventEnquiries)
      .values({ ...asked, ...by })
      .returning()
    return { ids: [enquiry?.id ?? 0], payload: { status: 'answered' } }
  },
  'PATCH /api/admin/reviews/:id': async ({ orm }) => {
    const bookingId = await makeBooking(orm, await makeVilla(orm))
    const rated = {
      firstName: 'Sample',
      departedOn: toDay('2027-03-17'),
      overall: 5,
      submittedAt: new Date(),
    }
    const [review] = await orm
      .insert(reviews)
      .values({ bookingId, ...rated })
      .returning()
    return { ids: [review?.id ?? 0], payload: { answer: 'Thank you.' } }
  },
  'POST /api/admin/bookings': async ({ orm }) => {
    const guest = { guestName: 'Sample Guest', guestEmail: 'guest@guest.example', guestPhone: null }
    const stay = { checkInDate: '2027-03-15', checkOutDate: '2027-03-17', numberOfGuests: 2 }
    const taken = { specialRequests: null, source: 'phone', status: 'confirmed' }
    return { payload: { villaId: await makeVilla(orm), ...guest, ...stay, ...taken } }
  },
  'PATCH /api/admin/housekeeping/villas/:id': async ({ orm }) => ({
    ids: [await makeVilla(orm)],
    payload: { condition: 'dirty' },
  }),
  'POST /api/admin/housekeeping/marks': async ({ orm }) => {
    const pressed = { mark: 'inspect', turn: 0, day: '2027-03-10', secondsAgo: 0 }
    return { payload: { key: 'a'.repeat(32), villaId: await makeVilla(orm), ...pressed } }
  },
  'POST /api/admin/maintenance/tickets': async ({ orm }) => ({
    payload: { ...TICKET, key: 'b'.repeat(32), villaId: await makeVilla(orm) },
  }),
  'PATCH /api/admin/maintenance/tickets/:id': async (hotel) => ({
    ids: [await reported(hotel)],
    payload: { state: 'done', resolution: 'A new washer' },
  }),
  'POST /api/admin/maintenance/tickets/:id/photo': async (hotel) => ({
    ids: [await reported(hotel)],
    form: formWith('image', await aPicture()),
  }),
  'POST /api/admin/maintenance/tickets/:id/block': async (hotel) => ({
    ids: [await reported(hotel)],
    payload: NIGHTS,
  }),
  'POST /api/admin/bookings/:id/swap': async (hotel) => {
    const [withId] = (await booked(hotel)).ids ?? []
    return booked(hotel, { withId })
  },
  'POST /api/admin/bookings/:id/move': async (hotel) =>
    booked(hotel, { villaId: await makeVilla(hotel.orm) }),
  'POST /api/admin/block-clearings': async ({ orm }) => {
    const villaId = await makeVilla(orm)
    const bookingId = await makeBooking(orm, villaId)
    const moves = [{ bookingId, villaId: await makeVilla(orm) }]
    return {
      payload: {
        villaId,
        startDate: '2027-03-15',
        endDate: '2027-03-16',
        kind: 'maintenance',
        note: null,
        moves,
      },
    }
  },
  'POST /api/admin/villa-placements': async ({ orm }) => {
    const villaId = await makeVilla(orm)
    const bookingId = await makeBooking(orm, villaId, { isUnplaced: true })
    return { payload: { places: [{ bookingId, villaId }] } }
  },
  'POST /api/admin/booking-steps': async (hotel) => {
    const { ids = [] } = await booked(hotel)
    return { payload: { status: 'confirmed', bookings: ids.map((id) => ({ id })) } }
  },
  'PATCH /api/admin/bookings/:id': async (hotel) => booked(hotel, { status: 'confirmed' }),
  'POST /api/admin/bookings/:id/undo': async (hotel) => {
    const called = await booked(hotel, { status: 'checked-in' })
    const [id = 0] = called.ids ?? []
    const path = `/api/admin/bookings/${id}`
    await hotel.orm
      .update(bookings)
      .set({ checkInDate: toDay('2027-03-10') })
      .where(eq(bookings.id, Number(id)))
    for (const status of ['confirmed', 'checked-in']) await hotel.staff.call('PATCH', path, { status })
    return called
  },
  'POST /api/admin/group-bookings': async ({ orm }) => {
    const guest = { guestName: 'Sample Guest', guestEmail: 'guest@guest.example', guestPhone: null }
    const stay = { checkInDate: '2027-03-15', checkOutDate: '2027-03-17', numberOfGuests: 2 }
    const parts = [await makeVilla(orm), await makeVilla(orm)].map((villaId) => ({ villaId, ...stay }))
    return { payload: { parts, ...guest, specialRequests: null, source: 'phone', status: 'confirmed' } }
  },
  'PATCH /api/admin/group-bookings/:id': async (hotel) => grouped(hotel, { status: 'confirmed' }),
  'PATCH /api/admin/group-bookings/:id/contact': async (hotel) =>
    grouped(hotel, { guestName: 'Another Guest', guestEmail: 'another@example.com', guestPhone: null }),
  'POST /api/admin/group-bookings/:id/move': async (hotel) => grouped(hotel, { days: 2 }),
  'POST /api/admin/group-bookings/:id/undo': async (hotel) => {
    const called = await grouped(hotel, { status: 'confirmed' })
    const [groupId = 0] = called.ids ?? []
    await makeBooking(hotel.orm, await makeVilla(hotel.orm), { groupId: Number(groupId) })
    const path = `/api/admin/group-bookings/${groupId}`
    const { status } = await hotel.staff.call('PATCH', path, called.payload)
    expect(status).toBe(200)
    const { body } = await hotel.staff.call('GET', `${path}/undo`)
    return { ...called, payload: { ...called.payload, entries: body.step.entries } }
  },
  'PUT /api/admin/bookings/:id/registration-card': async (hotel) => booked(hotel, CARD),
  'POST /api/admin/bookings/:id/registration-card/signature': async (hotel) => {
    const { id, updatedAt } = await carded(hotel)
    return { ids: [id], payload: { how: 'paper', path: null, updatedAt } }
  },
  'DELETE /api/admin/bookings/:id/registration-card/signature': async (hotel) => {
    const { id, updatedAt } = await carded(hotel)
    const signed = { how: 'drawn', path: 'M1 1L2 2', updatedAt }
    await hotel.staff.call('POST', `/api/admin/bookings/${id}/registration-card/signature`, signed)
    return { ids: [id] }
  },
  'POST /api/admin/bookings/:id/notes': async (hotel) => booked(hotel, { text: 'They come late.' }),
  'POST /api/admin/bookings/:id/guest-links': async (hotel) => booked(hotel),
  'POST /api/admin/bookings/:id/group-links': async (hotel) => {
    const { ids: [group] = [] } = await grouped(hotel, {})
    const groupId = Number(group)
    return { ids: [await makeBooking(hotel.orm, await makeVilla(hotel.orm), { groupId })] }
  },
  'DELETE /api/admin/bookings/:id/guest-links': async (hotel) => booked(hotel),
  'POST /api/admin/bookings/:id/payments': async (hotel) =>
    booked(hotel, { method: 'cash', amount: '20.00' }),
  'POST /api/admin/bookings/:id/payments/:paymentId/reversal': async (hotel) => {
    const { ids = [] } = await booked(hotel)
    const paid = { method: 'cash', amount: '20.00' }
    await hotel.staff.call('POST', `/api/admin/bookings/${ids[0]}/payments`, paid)
    const { rows } = await hotel.pool.query('select max(id) as id from booking_payments')
    return { ids: [...ids, rows[0].id], payload: { reason: 'Counted twice' } }
  },
  'POST /api/admin/bookings/:id/charges': async (hotel) => booked(hotel, DINNER),
  'POST /api/admin/bookings/:id/charges/:chargeId/correction': async (hotel) => {
    const { ids = [] } = await booked(hotel)
    await hotel.staff.call('POST', `/api/admin/bookings/${ids[0]}/charges`, DINNER)
    const { rows } = await hotel.pool.query('select max(id) as id from folio_charges')
    return { ids: [...ids, rows[0].id], payload: { reason: 'Another table' } }
  },
  'POST /api/admin/bookings/:id/discounts': async (hotel) =>
    booked(hotel, { amount: '10.00', reason: 'Noise at night' }),
  'POST /api/admin/bookings/:id/plan': async (hotel) => {
    const { rows } = await hotel.pool.query(
      "insert into rate_plans (name, kind, change, is_active) values ('Early', 'amount', -500, true) returning id",
    )
    return await booked(hotel, { ratePlanId: rows[0].id })
  },
  'POST /api/admin/bookings/:id/price': async (hotel) =>
    booked(hotel, { priceKind: 'per-night', priceValue: '50', priceReason: 'A friend of the house' }),
  'POST /api/admin/bookings/:id/refunds': async (hotel) => {
    const { ids = [] } = await booked(hotel)
    await hotel.staff.call('POST', `/api/admin/bookings/${ids[0]}/payments`, TWENTY)
    return { ids, payload: { ...TWENTY, reason: 'Left early' } }
  },
  'POST /api/admin/bookings/:id/transfers': async (hotel) => {
    const { ids = [] } = await booked(hotel)
    await hotel.staff.call('POST', `/api/admin/bookings/${ids[0]}/payments`, TWENTY)
    const { ids: others = [] } = await booked(hotel)
    const { body } = await hotel.staff.call('GET', `/api/admin/bookings/${others[0]}`)
    return { ids, payload: { toReference: body.reference, amount: '20.00', reason: 'Comes in May' } }
  },
  'POST /api/admin/money-approvals/:id/decision': async (hotel) => {
    const { ids = [] } = await booked(hotel)
    const asked = { bookingId: Number(ids[0]), kind: 'discount', amountCents: 500, reason: 'Noise' } as const
    const by = { askedById: 1, askedByEmail: 'desk@example.com' }
    const [approval] = await hotel.orm
      .insert(moneyApprovals)
      .values({ ...asked, ...by, department: 'other', taxKind: 'standard' })
      .returning()
    return { ids: [approval?.id ?? 0], payload: { decision: 'approved' } }
  },
  'POST /api/admin/online-refunds/:id/outcome': async (hotel) => {
    const { ids = [] } = await booked(hotel)
    await hotel.staff.call('POST', `/api/admin/bookings/${ids[0]}/payments`, TWENTY)
    const { rows } = await hotel.pool.query(
      `with paid as (
         insert into online_payments (reference, booking_id, provider, purpose, amount_cents, state, payment_id, asked_by_id, asked_by_email)
         select gen_random_uuid(), booking_id, 'pesapal', 'balance', amount_cents, 'paid', id, 0, 'the guest'
         from booking_payments where booking_id = $1 returning id)
       insert into online_refunds (online_payment_id, amount_cents, reason, state, asked_by_id, asked_by_email)
       select id, 2000, 'Left early', 'asked', 1, 'desk@example.com' from paid returning id`,
      [ids[0]],
    )
    return { ids: [rows[0].id], payload: { outcome: 'kept' } }
  },
  'POST /api/admin/bookings/:id/payment-links': async (hotel) => booked(hotel, { purpose: 'balance' }),
  'POST /api/admin/payment-links/:id/address': async (hotel) => ({ ids: [await paymentLink(hotel)] }),
  'POST /api/admin/payment-links/:id/mails': async (hotel) => ({ ids: [await paymentLink(hotel)] }),
  'DELETE /api/admin/payment-links/:id': async (hotel) => ({ ids: [await paymentLink(hotel)] }),
  'POST /api/admin/reconciliation': async () => ({
    payload: {
      provider: 'mtn',
      first: '2027-03-01',
      last: '2027-03-31',
      statement: 'Receipt,Amount\nA1,45000',
    },
  }),
  'POST /api/admin/cash-shifts': async (hotel) => {
    await emptyDrawer(hotel)
    return { payload: { float: { amount: '50.00', shillings: '0' } } }
  },
  'POST /api/admin/cash-shifts/:id/movements': async (hotel) => ({
    ids: [await openShift(hotel)],
    payload: { kind: 'pay-in', cash: { amount: '5.00', shillings: '0' }, reason: 'Change' },
  }),
  'POST /api/admin/cash-shifts/:id/closing': async (hotel) => ({
    ids: [await openShift(hotel)],
    payload: { count: { 'usd-note-5000': 1 }, expected: { amount: '50.00', shillings: '0' } },
  }),
  'POST /api/admin/group-holds': async ({ orm }) => ({ payload: holdOf(await makeVilla(orm)) }),
  'PATCH /api/admin/group-holds/:id': async (hotel) => ({
    ids: [await heldFor(hotel)],
    payload: { keptUntil: '2027-04-20' },
  }),
  'POST /api/admin/group-holds/:id/release': async (hotel) => ({ ids: [await heldFor(hotel)] }),
  'POST /api/admin/group-holds/:id/bookings': async (hotel) => {
    const id = await heldFor(hotel)
    const { body } = await hotel.staff.call('GET', '/api/admin/group-holds')
    const [villa] = body.find((one: { id: number }) => one.id === id).villas
    const guest = { guestName: 'Sample Guest', guestEmail: 'guest@guest.example', guestPhone: null }
    return { ids: [id], payload: { ...guest, rooms: [{ heldVillaId: villa.id, guestName: '' }] } }
  },
  'POST /api/admin/rates-grid': async (hotel) => ({ payload: await gridEdit(hotel) }),
  'POST /api/admin/rates-grid/undo': async (hotel) => {
    const { body } = await hotel.staff.call('POST', '/api/admin/rates-grid', await gridEdit(hotel))
    return { payload: { ids: body.ids } }
  },
  'POST /api/admin/day-closings': async ({ staff, pool }) => {
    await pool.query('delete from day_closings')
    const { body } = await staff.call('GET', '/api/admin/day-closings')
    return { payload: { day: body.open.day, figures: body.open.figures } }
  },
  'PUT /api/admin/budgets': async () => ({
    payload: { months: [{ month: '2027-03', budget: { nights: 400, revenue: '26000.00' }, seen: null }] },
  }),
  'PUT /api/admin/bookings/:id/billing': async (hotel) =>
    booked(hotel, { companyId: null, name: 'Ankole Tours', address: null, taxNumber: null }),
  'PUT /api/admin/group-bookings/:id/billing': async (hotel) =>
    grouped(hotel, { companyId: null, name: 'Ankole Tours', address: null, taxNumber: null }),
  'POST /api/admin/bookings/:id/documents': async (hotel) => booked(hotel, { kind: 'pro-forma' }),
  'POST /api/admin/documents/:id/credit': async (hotel) => issued(hotel, { reason: 'Wrong name' }),
  'PUT /api/admin/documents/:id/fiscal-number': async (hotel) =>
    issued(hotel, { fiscalNumber: '3271', fiscalCode: null }),
  'POST /api/admin/documents/:id/mails': async (hotel) => issued(hotel, { to: 'guest' }),
  'POST /api/admin/mails/:id/resend': async ({ orm }) => {
    const lost = { kind: 'request', subjectId: 1, status: 'undelivered', attempts: 9 } as const
    const [mail] = await orm.insert(mails).values(lost).returning()
    return { ids: [mail?.id ?? 0] }
  },
  'POST /api/admin/villa-calendars/:id/renew': async ({ orm }) => ({ ids: [await makeVilla(orm)] }),
  'POST /api/admin/feed-conflicts/:id/seen': async (hotel) => ({ ids: [await conflict(hotel)] }),
  'PUT /api/admin/property': async ({ staff }) => {
    const { body } = await staff.call('GET', '/api/admin/property')
    return { payload: { ...body.facts, tagline: 'Under the acacias' } }
  },
  'POST /api/admin/tax-rates': async () => ({
    payload: { kind: 'vat', appliesFrom: '2027-01-01', rate: '18' },
  }),
  'POST /api/admin/exchange-rates': async () => ({ payload: { shillingsPerDollar: 3700 } }),
  'POST /api/admin/users': async () => ({
    payload: { email: 'evening@pearl-villas.example', password: 'long enough now' },
  }),
  'PATCH /api/admin/users/:id': async ({ orm }) => ({
    ids: [(await makeAccount(orm)).id],
    payload: { firstName: 'Akello' },
  }),
  'DELETE /api/admin/users/:id': async ({ orm }) => ({ ids: [(await makeAccount(orm)).id] }),
  'PATCH /api/admin/media/:id': async (hotel) => ({
    ids: [await stored(hotel)],
    payload: { altText: 'A door' },
  }),
  'DELETE /api/admin/media/:id': async (hotel) => ({ ids: [await stored(hotel)] }),
  'POST /api/upload': async () => ({ form: formWith('image', await aPicture()) }),
  'POST /api/upload/image': async () => ({ form: formWith('image', await aPicture()) }),
  'POST /api/upload/video': async () => ({
    form: formWith('video', { name: 'a.mp4', content: makeFilm(3000) }, { title: 'A walk' }),
  }),
  'POST /api/admin/unanswered-questions/:id/answer': async ({ orm }) => ({
    ids: [await askInVain(orm, 'sauna')],
    payload: { factId: null, subject: 'Sauna', answer: 'no', words: null },
  }),
  'DELETE /api/admin/unanswered-questions/:id': async ({ orm }) => ({
    ids: [await askInVain(orm, 'tractors')],
  }),
  'POST /api/admin/webhooks': async () => ({ payload: LOCKS }),
  'PATCH /api/admin/webhooks/:id': async ({ make }) => ({
    ids: [await make('/api/admin/webhooks', LOCKS)],
    payload: { isActive: false },
  }),
  'DELETE /api/admin/webhooks/:id': async ({ make }) => ({ ids: [await make('/api/admin/webhooks', LOCKS)] }),
  'POST /api/admin/webhook-deliveries/:id/replay': async ({ orm, make }) => {
    await make('/api/admin/webhooks', LOCKS)
    await makeBooking(orm, await makeVilla(orm))
    const [told] = await orm.select().from(webhookDeliveries)
    return { ids: [told?.id ?? 0], payload: {} }
  },
  'POST /api/admin/api-tokens': async () => ({
    payload: { name: 'Door locks', permissions: ['front-desk'], days: 30 },
  }),
  'DELETE /api/admin/api-tokens/:id': async ({ staff }) => {
    const asked = { name: 'Old locks', permissions: ['front-desk'] }
    return { ids: [(await staff.call('POST', '/api/admin/api-tokens', asked)).body.id] }
  },
  'POST /api/admin/users/:id/invitation': async ({ orm }) => ({ ids: [(await makeAccount(orm)).id] }),
  'DELETE /api/admin/users/:id/second-factor': async ({ orm }) => {
    const { id: userId } = await makeAccount(orm)
    await orm.insert(secondFactors).values({ userId, sealedSecret: 'sealed', confirmedAt: new Date() })
    return { ids: [userId] }
  },
  'DELETE /api/auth/devices/:sid': async ({ orm, staff }) => ({
    ids: [(await startSession(orm, staff.account.id)).sid],
  }),
  'PUT /api/auth/language': async () => ({ payload: { language: 'fr' } }),
  'POST /api/auth/push-devices': async () => ({ payload: SUBSCRIPTION }),
  'DELETE /api/auth/push-devices/:id': async ({ make }) => ({
    ids: [await make('/api/auth/push-devices', SUBSCRIPTION)],
  }),
  'POST /api/auth/second-factor/confirm': async (hotel) => ({
    payload: { code: codeOf((await beginFactor(hotel)).secret) },
  }),
  'POST /api/auth/second-factor/codes': async (hotel) => {
    await makePasskey(hotel)
    return { payload: {} }
  },
  'POST /api/auth/passkeys': async ({ staff }) => {
    const { body } = await staff.call('POST', '/api/auth/passkeys/begin', {})
    return { payload: { name: 'Phone', made: makeAuthenticator('http://localhost').make(body.challenge) } }
  },
  'PATCH /api/auth/passkeys/:id': async (hotel) => ({
    ids: [await makePasskey(hotel)],
    payload: { name: 'Old phone' },
  }),
  'DELETE /api/auth/passkeys/:id': async (hotel) => ({ ids: [await makePasskey(hotel)] }),
  'POST /api/auth/second-factor/end': async (hotel) => {
    const { secret } = await beginFactor(hotel)
    await hotel.staff.call('POST', '/api/auth/second-factor/confirm', { code: codeOf(secret) })
    return { payload: { password: 'the one before', code: codeOf(secret, 30_000) } }
  },
  // The last one: it ends the session.
  'POST /api/auth/password': async ({ pool, staff }) => {
    await givePassword({ pool, staff })
    return { payload: { currentPassword: 'the one before', newPassword: 'the one after it' } }
  },
}

/** What a press of a button makes this app read: the nights that change with it are written down by themselves. */
const WRITES_NOTHING_OF_STAFF = [
  'POST /api/admin/calendar-feeds/:id/read',
  'POST /api/admin/online-payments/:id/question',
  // What it opens the way to is written down.
  'POST /api/auth/proof',
  // It counts for nothing before it is confirmed.
  'POST /api/auth/second-factor',
  'POST /api/auth/passkeys/begin',
  // By the browser itself, each time the panel is opened in it.
  'PUT /api/auth/push-devices/:id',
  // To oneself.
  'POST /api/auth/push-devices/:id/try',
]

describe('every route by which staff write', () => {
  test('leaves an entry of theirs in the audit trail', async ({ hotel }) => {
    const calls = { ...(await callsOfResources(hotel)), ...CALLS }
    expect(routes.filter((route) => !WRITES_NOTHING_OF_STAFF.includes(route)).sort()).toEqual(
      Object.keys(calls).sort(),
    )
    const silent: string[] = []
    for (const [route, prepare] of Object.entries(calls)) {
      const call = await prepare(hotel)
      const before = await countEntries(hotel)
      const status = await send(hotel, route, call)
      if (status >= 300) silent.push(`${route} was answered with ${status}`)
      else if ((await countEntries(hotel)) === before) silent.push(`${route} left no entry`)
    }
    expect(silent).toEqual([])
  })
})

async function askInVain(orm: Hotel['orm'], question: string): Promise<number> {
  const [row] = await orm
    .insert(unansweredQuestions)
    .values({ keyHash: question, question, lastAskedOn: toDay('2027-03-10') })
    .returning()
  return row?.id ?? 0
}

async function givePassword({ pool, staff }: Pick<Hotel, 'pool' | 'staff'>): Promise<void> {
  const passwordHash = await hashPassword('the one before')
  await pool.query('update users set password_hash = $1 where id = $2', [passwordHash, staff.account.id])
}

async function makePasskey({ orm, staff }: Hotel): Promise<number> {
  const key = { credentialId: randomUUID(), publicKey: 'key', uses: 0 }
  const [made] = await orm
    .insert(passkeys)
    .values({ userId: staff.account.id, name: 'Phone', ...key })
    .returning({ id: passkeys.id })
  if (!made) throw new Error('the passkey was not made')
  return made.id
}

async function beginFactor(hotel: Hotel): Promise<{ secret: string }> {
  await givePassword(hotel)
  await hotel.pool.query('delete from second_factors where user_id = $1', [hotel.staff.account.id])
  return (await hotel.staff.call('POST', '/api/auth/second-factor', { password: 'the one before' })).body
}

function codeOf(secret: string, later = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later })
}

async function callsOfResources({ orm, staff, make }: Hotel): Promise<typeof CALLS> {
  const calls: typeof CALLS = {}
  for (const [write, least, read = write] of RESOURCES) {
    const begin = async () => least(await makeVilla(orm))
    const one = async () => {
      const payload = await begin()
      return { payload, ids: [await make(write, payload)] }
    }
    calls[`POST ${write}`] = async () => ({ payload: await begin() })
    for (const method of ['PUT', 'PATCH', 'DELETE']) calls[`${method} ${write}/:id`] = one
    if (routes.includes(`POST ${read}/order`))
      calls[`POST ${read}/order`] = async () => {
        await one()
        const { body } = await staff.call('GET', read)
        return { payload: { ids: body.map(({ id }: { id: number }) => id).reverse() } }
      }
    if (routes.includes(`POST ${read}/deleted/:id/restore`))
      calls[`POST ${read}/deleted/:id/restore`] = async () => {
        const { ids } = await one()
        await staff.call('DELETE', `${write}/${ids[0]}`)
        return { ids }
      }
    if (routes.includes(`PUT ${write}/:id/translations`))
      calls[`PUT ${write}/:id/translations`] = async () => ({
        ...(await one()),
        payload: { fr: { texts: {} } },
      })
    if (routes.includes(`POST ${read}/bulk`))
      calls[`POST ${read}/bulk`] = async () => ({ payload: { ...(await one()), action: 'hide' } })
  }
  return calls
}

async function makeGuest(orm: Database['orm']): Promise<number> {
  const [guest] = await orm.insert(guests).values({ name: 'Akello' }).returning()
  return guest?.id ?? 0
}

/** A guest whose passport was written down. */
async function identified({ orm, staff }: Hotel): Promise<number> {
  const id = await makeGuest(orm)
  await staff.call('PUT', `/api/admin/guests/${id}/id-document`, PASSPORT)
  return id
}

/** A maintenance ticket of a villa of its own. */
async function reported({ orm, make }: Hotel): Promise<number> {
  const villaId = await makeVilla(orm)
  const key = villaId.toString(16).padStart(32, 'c')
  return await make('/api/admin/maintenance/tickets', { ...TICKET, key, villaId })
}

async function booked({ orm }: Hotel, payload?: object): Promise<Call> {
  const id = await makeBooking(orm, await makeVilla(orm))
  return { ids: [id], ...(payload && { payload }) }
}

/** A booking whose registration card was filled in. */
async function carded(hotel: Hotel): Promise<{ id: number; updatedAt: string }> {
  const id = await makeBooking(hotel.orm, await makeVilla(hotel.orm))
  const { body } = await hotel.staff.call('PUT', `/api/admin/bookings/${id}/registration-card`, CARD)
  return { id, updatedAt: body.card.updatedAt }
}

async function paymentLink({ orm, staff }: Hotel): Promise<number> {
  const id = await makeBooking(orm, await makeVilla(orm), { status: 'confirmed' })
  const { body } = await staff.call('POST', `/api/admin/bookings/${id}/payment-links`, { purpose: 'balance' })
  return body.id
}

async function emptyDrawer({ pool }: Hotel): Promise<void> {
  await pool.query('update booking_payments set shift_id = null')
  await pool.query('delete from cash_movements')
  await pool.query('delete from cash_shifts')
}

function holdOf(villaId: number) {
  return {
    ...{ name: 'Ankole Tours', note: null, checkInDate: '2027-05-01', checkOutDate: '2027-05-03' },
    ...{ keptUntil: '2027-04-15', numberOfGuests: 2, board: 'bed-and-breakfast' },
    ...{ villaIds: [villaId], categories: [], pricePerNight: null },
  }
}

/** An edit of the rates grid whose preview was shown. */
async function gridEdit({ orm, staff }: Hotel) {
  const villaId = await makeVilla(orm)
  const change = { ...NIGHTS, kind: 'amount', change: '5.00' }
  const asked = new URLSearchParams({ categories: '', villas: `${villaId}`, ...change })
  const { body } = await staff.call('GET', `/api/admin/rates-grid/preview?${asked}`)
  return {
    ...{
      categoryIds: [],
      villaIds: [villaId],
      weekdays: null,
      price: null,
      minNights: null,
      maxNights: null,
    },
    ...{ closedToArrival: null, closedToDeparture: null, ...change, revision: body.revision },
  }
}

async function heldFor({ orm, make }: Hotel): Promise<number> {
  return await make('/api/admin/group-holds', holdOf(await makeVilla(orm)))
}

async function openShift(hotel: Hotel): Promise<number> {
  await emptyDrawer(hotel)
  return await hotel.make('/api/admin/cash-shifts', { float: { amount: '50.00', shillings: '0' } })
}

/** An invoice. */
async function issued({ orm, make }: Hotel, payload: object): Promise<Call> {
  const id = await makeBooking(orm, await makeVilla(orm), { status: 'confirmed' })
  return { ids: [await make(`/api/admin/bookings/${id}/documents`, { kind: 'invoice' })], payload }
}

async function grouped({ orm }: Hotel, payload: object): Promise<Call> {
  const guest = { guestName: 'Sample Guest', guestEmail: 'guest@guest.example' }
  const [group] = await orm.insert(reservationGroups).values(guest).returning()
  await makeBooking(orm, await makeVilla(orm), { groupId: group?.id ?? null })
  return { ids: [group?.id ?? 0], payload }
}

/** Nights of a booking that another platform's calendar has too. */
async function conflict({ orm, staff }: Hotel): Promise<string> {
  const villaId = await makeVilla(orm)
  await makeBooking(orm, villaId)
  const wanted = { villaId, name: 'Away', url: `https://away.example/conflict-${villaId}.ics` }
  const [feed] = await orm.insert(calendarFeeds).values(wanted).returning()
  const nights = { checkInDate: toDay('2027-03-14'), checkOutDate: toDay('2027-03-20') }
  await orm.insert(feedStays).values({ feedId: feed?.id ?? 0, uid: 'a', ...nights })
  const { body } = await staff.call('GET', '/api/admin/feed-conflicts')
  return body.find((one: { villaId: number }) => one.villaId === villaId).id
}

async function stored({ orm, staff }: Hotel): Promise<number> {
  const kept = {
    kind: 'image',
    url: `/uploads/pictures/a${Date.now()}-4x3/4.jpg`,
    width: 4,
    height: 3,
  } as const
  const told = { originalName: 'a.jpg', contentType: 'image/jpeg', bytes: 1, preview: null }
  const file = { ...kept, ...told, storageKeys: ['pictures/a/4.jpg'] }
  return (await addMediaFile(orm, { ...staff.account, sid: staff.sid, permissions: [] }, file)).id
}

async function aPicture() {
  return { name: 'a.png', content: await makePicture(40, 30).png().toBuffer() }
}

async function send(
  { url, staff }: Hotel,
  route: string,
  { ids = [], payload, form }: Call,
): Promise<number> {
  const [method = '', address = ''] = route.split(' ')
  let place = 0
  const path = address.replace(/:\w+/g, () => String(ids[place++]))
  if (!form) return (await staff.call(method as Method, path, payload)).status
  return (await fetch(url + path, { method, body: form, headers: { cookie: staff.cookie } })).status
}

async function countEntries({ pool, staff }: Hotel): Promise<number> {
  const asked = 'select count(*)::int as entries from audit_entries where staff_id = $1'
  return (await pool.query(asked, [staff.account.id])).rows[0].entries
}
