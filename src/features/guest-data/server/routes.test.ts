import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { folioCharges } from '@/features/charges/server/table'
import { contactMessages } from '@/features/contact/server/table'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { linkStays } from '@/features/guest-stays/server/link-stays'
import { guests } from '@/features/guests/server/table'
import { maintenanceTickets } from '@/features/maintenance/server/table'
import { receivedMails } from '@/features/message-threads/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { reviews } from '@/features/reviews/server/table'
import { taxRates } from '@/features/taxes/server/table'
import { addDays, toDay } from '@/kernel/days'
import { mayDo } from '@/kernel/roles'
import { auditEntries } from '@/server/audit/table'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { guestDataEmails } from './compose-emails'
import { erasures } from './table'

const AKELLO = {
  ...{ guestName: 'Akello Namatovu', guestEmail: 'Akello@guest.example', guestPhone: '+256 772 123456' },
  status: 'checked-out' as const,
}
const GRACE = {
  ...{ guestName: 'Grace Mirembe', guestEmail: 'grace@guest.example' },
  status: 'checked-out' as const,
}

const CAME_BACK = {
  ...{ subject: 'Re: Rooms', text: 'And dinner?', attachments: [] },
  ...{ isFromOther: false, isAutomatic: false, isShortened: false },
}

const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const { orm } = database
  await orm.insert(propertyFacts).values({ facts: { ...sampleFacts, taxNumber: '1000000001' } as never })
  const appliesFrom = toDay('2027-01-01')
  await orm.insert(taxRates).values([
    { kind: 'vat', appliesFrom, hundredths: 18_00 },
    { kind: 'hotel-tax', appliesFrom, hundredths: 2_00 },
  ])
  const reading: string[] = []
  const app = await createApi(database, {
    today: '2027-04-10',
    onRoute: ({ method, url, config }) => {
      const asks = config?.access
      if (method === 'GET' && asks && asks !== 'anyone' && asks !== 'staff')
        if (mayDo(['reports', 'money'], asks)) reading.push(url)
    },
  })
  onCleanup(() => app.close())
  const staff = await signInAs(app, orm, 'admin')
  const villaId = await makeVilla(orm)
  let stays = 0
  const call = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    ...{ app, reading, staff, call },
    /** A stay in March that is over and paid, with dinner, an invoice and a receipt. */
    stay: async (own: Partial<typeof bookings.$inferInsert>) => {
      const checkInDate = addDays(toDay('2027-03-01'), 2 * stays++)
      const dates = { checkInDate, checkOutDate: addDays(checkInDate, 2) }
      const id = await makeBooking(orm, villaId, { ...dates, ...own })
      await orm.insert(folioCharges).values({
        ...{ bookingId: id, chargedOn: checkInDate, department: 'restaurant', amountCents: 2_500 },
        ...{ description: 'Dinner for Akello', staffId: 1, staffEmail: 'a@example.com' },
      })
      const documents = `/api/admin/bookings/${id}/documents`
      expect((await staff.call('POST', documents, { kind: 'invoice' })).status).toBe(201)
      const paid = { method: 'mobile-money', amount: '155.00', reference: 'MP 0772123456' }
      const { body } = await staff.call('POST', `/api/admin/bookings/${id}/payments`, paid)
      const receipt = { kind: 'receipt', paymentId: body.payments[0].id }
      expect((await staff.call('POST', documents, receipt)).status).toBe(201)
      return id
    },
    /** The API's address of a guest's own data, by a new private link. */
    own: async (bookingId: number) => `/api${await makeGuestLink(orm, bookingId)}/data`,
    /** The code that the mail about a booking would hold. */
    code: async (bookingId: number) => {
      const email = await guestDataEmails({ database })['data-code'](bookingId)
      return /\b\d{6}\b/.exec(email?.text ?? '')?.[0] ?? 'none'
    },
    link: () => linkStays({ database }),
    figures: async () => {
      const figures: Record<string, string> = {}
      for (const url of reading.filter((one) => MONEY.test(one))) {
        const answer = await app.inject({
          url: `${url}${REPORTS[url]}`,
          headers: { cookie: staff.cookie },
        })
        expect([url, answer.statusCode]).toEqual([url, 200])
        figures[url] = answer.body.replaceAll('Akello', '[erased]').replace(WHOSE, '')
      }
      return figures
    },
  }
})

type Own = (bookingId: number) => Promise<string>
type Code = (bookingId: number) => Promise<string>
type Call = (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
) => Promise<{ status: number; body: { key: string } }>

/** Everything that adds money up, with the period of the stays. */
const MARCH = '?first=2027-03-01&last=2027-03-31'
const REPORTS: Record<string, string> = {
  '/api/admin/bookings/summary': '',
  '/api/admin/unsettled-money': '',
  '/api/admin/reports': `${MARCH}&step=day`,
  '/api/admin/reports.csv': `${MARCH}&step=day`,
  '/api/admin/reports/money': '?month=2027-03',
  '/api/admin/reports/vat.csv': '?month=2027-03',
  '/api/admin/reports/hotel-tax.csv': '?month=2027-03',
  '/api/admin/dashboard': '',
  '/api/admin/receivables': '',
  '/api/admin/cash-drawer': '',
  '/api/admin/cash-shifts': MARCH,
  '/api/admin/cash-shifts.csv': MARCH,
  '/api/admin/cash-takings.csv': MARCH,
}

/** Of a stay in the dashboard's list, whose it is and when it changed. */
const WHOSE = /"(guestName|guestEmail|guestPhone|revision|updatedAt)":(null|\d+|"[^"]*")/g

/** Whichever route adds money up; a new one has its period above. */
const MONEY = /^[^:]*\/(reports|dashboard|receivables|cash-|unsettled|bookings\/summary)[^:]*$/

test.beforeEach(async ({ database: { pool } }) => {
  await pool.query(
    `TRUNCATE bookings, guests, contact_messages, mails, audit_entries, erasures, documents, document_counters,
     booking_payments RESTART IDENTITY CASCADE`,
  )
})

describe('a guest’s own data', () => {
  test('open with the code of the mail alone, once, and not with that of another mailbox', async ({
    hotel,
    database: { orm },
  }) => {
    const id = await hotel.stay(AKELLO)
    const grace = await hotel.stay(GRACE)
    const own = await hotel.own(id)
    expect((await hotel.call('POST', `${own}/copy`, { key: 'x'.repeat(22) })).status).toBe(403)
    expect((await hotel.call('POST', `${own}/proof`, { code: '123456' })).status).toBe(422)
    expect((await hotel.call('POST', `${own}/code`)).status).toBe(202)
    expect((await hotel.call('POST', `${own}/code`)).status).toBe(202)
    expect(await orm.$count(mails, eq(mails.kind, 'data-code'))).toBe(1)
    const code = await hotel.code(id)
    const wrong = code === '111111' ? '222222' : '111111'
    expect((await hotel.call('POST', `${own}/proof`, { code: wrong })).body.errors).toMatchObject([
      { path: 'code' },
    ])
    const proof = await hotel.call('POST', `${own}/proof`, { code })
    expect(proof.body).toMatchObject({ name: 'Akello Namatovu', phone: '+256 772 123456' })
    const { key } = proof.body
    expect((await hotel.call('POST', `${own}/proof`, { code })).status).toBe(429)
    expect((await hotel.call('POST', `${own}/copy`, { key })).status).toBe(200)
    expect((await hotel.call('POST', `${await hotel.own(grace)}/copy`, { key })).status).toBe(403)
    // Staff write down another mailbox: the key is not that one's.
    await orm.update(bookings).set({ guestEmail: 'new@guest.example' }).where(eq(bookings.id, id))
    expect((await hotel.call('POST', `${own}/copy`, { key })).status).toBe(403)
  })

  test('five wrong codes end a code, and a booking without a mailbox gets none', async ({ hotel }) => {
    const id = await hotel.stay(AKELLO)
    const own = await hotel.own(id)
    const code = await hotel.code(id)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let tries = 0; tries < 5; tries++) await hotel.call('POST', `${own}/proof`, { code: wrong })
    expect((await hotel.call('POST', `${own}/proof`, { code })).status).toBe(429)
    const desk = await hotel.own(await hotel.stay({ ...AKELLO, guestEmail: null }))
    expect((await hotel.call('POST', `${desk}/code`)).status).toBe(409)
  })

  test('are copied whole, for programs and for reading, without anybody else’s', async ({
    hotel,
    database: { orm },
  }) => {
    const id = await hotel.stay({ ...AKELLO, specialRequests: 'A quiet <villa>' })
    await hotel.stay({ ...AKELLO, guestName: 'A. Namatovu', guestEmail: 'akello@guest.example' })
    await hotel.stay(GRACE)
    const said = { name: 'Akello', email: 'AKELLO@guest.example', subject: 'Rooms', message: 'Is it quiet?' }
    const [asked, others] = await orm
      .insert(contactMessages)
      .values([said, { ...said, email: 'grace@guest.example', message: 'No' }])
      .returning()
    await orm.insert(receivedMails).values([
      { ...CAME_BACK, messageId: asked?.id, contentHash: 'a', fromEmail: 'akello@guest.example' },
      { ...CAME_BACK, messageId: others?.id, contentHash: 'b', fromEmail: 'grace@guest.example' },
    ])
    const submitted = { submittedAt: new Date(), overall: 5, words: 'Lovely' }
    await orm
      .insert(reviews)
      .values({ bookingId: id, firstName: 'Akello', departedOn: toDay('2027-03-03'), ...submitted })
    await hotel.link()
    await orm.update(guests).set({ notes: 'Snores' })
    const own = await hotel.own(id)
    const { key } = (await hotel.call('POST', `${own}/proof`, { code: await hotel.code(id) })).body
    const { body } = await hotel.call('POST', `${own}/copy`, { key })
    expect(body.data).toMatchObject({
      person: { emails: ['akello@guest.example'], names: ['Akello Namatovu', 'A. Namatovu'] },
      bookings: [
        { requests: 'A quiet <villa>', paid: '155.00', review: { words: 'Lovely' } },
        { name: 'A. Namatovu', charges: [{ description: 'Dinner for Akello', amount: '25.00' }] },
      ],
      messages: [{ message: 'Is it quiet?', answers: [], writtenBack: [{ text: 'And dinner?' }] }],
    })
    expect(body.data.bookings[0].documents).toHaveLength(2)
    expect(JSON.stringify(body)).not.toMatch(/grace|snores/i)
    expect(body.readable).toContain('<th>Requests</th><td>A quiet &lt;villa&gt;</td>')
    const [profile] = await orm.select().from(guests).where(eq(guests.name, 'Akello Namatovu'))
    const copy = await hotel.staff.call('POST', `/api/admin/guests/${profile?.id}/data/copy`)
    expect(copy.body.data.notes).toContainEqual(expect.objectContaining({ notes: 'Snores' }))
  })

  test('are corrected in every booking, and the trail says which and not what', async ({
    hotel,
    database: { orm },
  }) => {
    const id = await hotel.stay(AKELLO)
    const other = await hotel.stay(AKELLO)
    // With the same mailbox, for somebody else.
    const sister = await hotel.stay({ ...AKELLO, guestName: 'Kato', guestPhone: '+256 772 555555' })
    await hotel.link()
    const own = await hotel.own(id)
    const { key } = (await hotel.call('POST', `${own}/proof`, { code: await hotel.code(id) })).body
    const change = { key, name: 'Akello Namatovu-Ssali', phone: '+256 772 000000' }
    expect((await hotel.call('PATCH', own, change)).body).toEqual({
      name: change.name,
      phone: change.phone,
    })
    const [row] = await orm.select().from(bookings).where(eq(bookings.id, other))
    expect(row).toMatchObject({ guestName: change.name, guestPhone: change.phone })
    const [kept] = await orm.select().from(bookings).where(eq(bookings.id, sister))
    expect(kept).toMatchObject({ guestName: 'Kato', guestPhone: '+256 772 555555' })
    expect((await orm.select().from(guests)).map(({ name }) => name)).toEqual([change.name])
    expect((await hotel.call('PATCH', own, { key, name: ' ' })).body.errors).toMatchObject([{ path: 'name' }])
    const trail = JSON.stringify(await orm.select().from(auditEntries))
    expect(trail).toContain('"fields":["name","phone"]')
    expect(trail).not.toMatch(/ssali|000000/i)
  })

  test('are erased once nothing is open, and every report stays equal to the cent', async ({
    hotel,
    database: { orm, pool },
  }) => {
    const id = await hotel.stay(AKELLO)
    await hotel.stay(GRACE)
    const ahead = await makeBooking(orm, await makeVilla(orm), { ...AKELLO, status: 'confirmed' })
    await hotel.link()
    const own = await hotel.own(id)
    const { key } = (await hotel.call('POST', `${own}/proof`, { code: await hotel.code(id) })).body
    const open = await hotel.call('POST', `${own}/erasure`, { key })
    expect([open.status, open.body.message]).toEqual([409, expect.stringContaining('has not ended')])
    await orm.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, ahead))
    await orm.update(folioCharges).set({ amountCents: 2_600 }).where(eq(folioCharges.bookingId, id))
    const owing = await hotel.call('POST', `${own}/erasure`, { key })
    expect([owing.status, owing.body.message]).toEqual([409, expect.stringContaining('money to settle')])
    await orm.update(folioCharges).set({ amountCents: 2_500 }).where(eq(folioCharges.bookingId, id))

    await pool.query(
      "UPDATE booking_payments SET created_at = '2027-03-20T12:00:00Z', business_day = '2027-03-20'",
    )
    const [others] = await orm
      .insert(contactMessages)
      .values({ name: 'Grace', email: 'grace@guest.example', subject: 'Rooms', message: 'No' })
      .returning()
    // Written in somebody else's thread.
    for (const from of ['Akello', 'grace'])
      await orm.insert(receivedMails).values({
        ...CAME_BACK,
        messageId: others?.id,
        contentHash: from,
        fromEmail: `${from}@guest.example`,
      })
    const before = await hotel.figures()
    expect(Object.keys(before).toSorted()).toEqual(Object.keys(REPORTS).toSorted())
    expect(before['/api/admin/reports/money']).toContain('"taken":"310.00"')
    const { status, body } = await hotel.call('POST', `${own}/erasure`, { key })
    expect([status, body.bookings.length]).toEqual([200, 2])
    expect(await hotel.figures()).toEqual(before)

    expect((await hotel.call('POST', `${own}/copy`, { key })).status).toBe(404)
    expect((await orm.select().from(receivedMails)).map(({ fromEmail }) => fromEmail)).toEqual([
      'grace@guest.example',
    ])
    expect(await hotel.link()).toBe(0)
    expect((await orm.select().from(guests)).map(({ name }) => name)).toEqual(['Grace Mirembe'])
    const { rows } = await pool.query('SELECT reference, guest_name FROM bookings ORDER BY id')
    expect(rows.map(({ guest_name }) => guest_name)).toEqual([
      'Erased guest',
      'Grace Mirembe',
      'Erased guest',
    ])
    expect(await orm.select().from(erasures)).toMatchObject([
      { references: [rows[0].reference, rows[2].reference].toSorted(), askedByEmail: 'the guest' },
    ])
    expect(await orm.$count(mails, eq(mails.kind, 'data-erased'))).toBe(1)
    const { body: listed } = await hotel.staff.call('GET', '/api/admin/erasures')
    expect(listed).toMatchObject([{ askedByEmail: 'the guest' }])
    // The price and every paper are there for staff to read.
    const { body: papers } = await hotel.staff.call('GET', `/api/admin/documents?bookingId=${id}`)
    expect(papers).toMatchObject([{ billedTo: 'Erased guest' }, { billedTo: 'Erased guest' }])
    expect((await hotel.staff.call('GET', `/api/admin/bookings/${id}`)).body).toMatchObject({
      guestName: 'Erased guest',
      guestEmail: null,
      guestPhone: null,
    })
  })

  test('of who must not be hosted, or of a profile with another mailbox, are erased by staff alone', async ({
    hotel,
    database: { orm },
  }) => {
    const id = await hotel.stay({ ...AKELLO, source: 'phone' })
    await hotel.stay({ ...AKELLO, guestEmail: 'work@guest.example', source: 'phone' })
    await hotel.link()
    const own = await hotel.own(id)
    const { key } = (await hotel.call('POST', `${own}/proof`, { code: await hotel.code(id) })).body
    const refused = await hotel.call('POST', `${own}/erasure`, { key })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Please call us')])
    const copy = await hotel.call('POST', `${own}/copy`, { key })
    expect(JSON.stringify(copy.body)).not.toContain('work@guest.example')
    const [profile] = await orm.select().from(guests)
    expect((await hotel.staff.call('POST', `/api/admin/guests/${profile?.id}/data/erasure`)).status).toBe(200)
    expect(await orm.$count(guests)).toBe(0)
    expect(await orm.$count(bookings, eq(bookings.guestName, 'Erased guest'))).toBe(2)

    const phoned = await hotel.stay({ ...AKELLO, source: 'phone' })
    await hotel.stay({ ...AKELLO, guestName: 'Brother', guestEmail: null, source: 'phone' })
    await hotel.link()
    const his = await hotel.own(phoned)
    const shared = await hotel.call('POST', `${his}/proof`, { code: await hotel.code(phoned) })
    expect((await hotel.call('POST', `${his}/erasure`, { key: shared.body.key })).status).toBe(409)
    const { body } = await hotel.call('POST', `${his}/copy`, { key: shared.body.key })
    expect(JSON.stringify(body)).not.toContain('Brother')

    const barred = await hotel.stay({ ...GRACE, guestPhone: '0772 999999' })
    await hotel.link()
    await orm.update(guests).set({ isDoNotHost: true, doNotHostReason: 'Broke the door' })
    const hers = await hotel.own(barred)
    const proof = await hotel.call('POST', `${hers}/proof`, { code: await hotel.code(barred) })
    const no = await hotel.call('POST', `${hers}/erasure`, { key: proof.body.key })
    expect([no.status, no.body.message]).toEqual([409, refused.body.message])
  })

  test('are corrected by staff, an e-mail by what it was, unless another person has it', async ({
    hotel,
    database: { orm },
  }) => {
    const id = await hotel.stay(AKELLO)
    await hotel.stay(GRACE)
    await hotel.link()
    const [akello] = await orm.select().from(guests).where(eq(guests.name, 'Akello Namatovu'))
    const path = `/api/admin/guests/${akello?.id}/data`
    const email = { from: 'akello@guest.example', to: 'grace@guest.example' }
    expect((await hotel.staff.call('PATCH', path, { email })).status).toBe(409)
    email.to = 'Namatovu@guest.example'
    expect((await hotel.staff.call('PATCH', path, { email })).status).toBe(200)
    await hotel.link()
    const [row] = await orm.select().from(bookings).where(eq(bookings.id, id))
    expect(row?.guestEmail).toBe('Namatovu@guest.example')
    const { body } = await hotel.staff.call('GET', `/api/admin/guests/${akello?.id}`)
    expect([body.stays, body.contacts]).toEqual([
      1,
      expect.arrayContaining([{ kind: 'email', value: 'namatovu@guest.example' }]),
    ])
  })
})

describe('a guest alone', () => {
  const stranger = {
    ...{ guestName: 'Spa Treatment', guestEmail: 'eve@other.example', guestPhone: '20270305' },
    status: 'cancelled' as const,
  }
  const prove = async (hotel: { own: Own; code: Code; call: Call }, id: number) => {
    const own = await hotel.own(id)
    const { body } = await hotel.call('POST', `${own}/proof`, { code: await hotel.code(id) })
    return { own, key: body.key }
  }

  test('erases no words, days or photos of others by what they call themselves', async ({
    hotel,
    database,
  }) => {
    const { orm } = database
    const other = await makeBooking(orm, await makeVilla(orm), GRACE)
    const description = 'Spa treatment, agreed on 2027-03-05'
    await orm.insert(folioCharges).values({
      ...{ bookingId: other, chargedOn: toDay('2027-03-05'), department: 'other', amountCents: 2_500 },
      ...{ description, staffId: 1, staffEmail: 'a@example.com' },
    })
    const before = { checkOutDate: '2027-03-05' }
    const change = { resource: 'bookings', rowId: other, action: 'update', before, after: before }
    await orm.insert(auditEntries).values({ staffId: 1, staffEmail: 'a@example.com', ...change })
    const photoUrl = '/uploads/spa.jpg'
    const villaId = await makeVilla(orm)
    const ticket = {
      villaId,
      description: 'The spa treatment room is cold',
      urgency: 'normal' as const,
      photoUrl,
    }
    await orm
      .insert(maintenanceTickets)
      .values({ ...ticket, key: 'spa', reportedById: 1, reportedByEmail: 'a@example.com' })
    const mine = await makeBooking(orm, await makeVilla(orm), stranger)
    const { own, key } = await prove(hotel, mine)
    expect((await hotel.call('POST', `${own}/erasure`, { key })).status).toBe(200)
    const kept = async () => ({
      charges: await orm.select().from(folioCharges).where(eq(folioCharges.bookingId, other)),
      trail: await orm.select().from(auditEntries).where(eq(auditEntries.rowId, other)),
      tickets: await orm.select().from(maintenanceTickets).where(eq(maintenanceTickets.villaId, villaId)),
    })
    expect(await kept()).toMatchObject({
      charges: [{ description }],
      trail: [{ before, after: before }],
      tickets: [{ description: ticket.description, photoUrl }],
    })
  })

  test('reaches no group by a phone, and stays marked as one not to be hosted', async ({
    hotel,
    database,
  }) => {
    const { orm } = database
    const phoneOnly = { guestName: 'Sample Planner', guestEmail: null, guestPhone: '+256 772 777888' }
    const [group] = await orm
      .insert(reservationGroups)
      .values({ reference: 'GRP23456', ...phoneOnly })
      .returning()
    if (!group) throw new Error('no group')
    const hers = { ...phoneOnly, groupId: group.id, status: 'checked-in' as const }
    await makeBooking(orm, await makeVilla(orm), hers)
    const mine = await makeBooking(orm, await makeVilla(orm), {
      ...{ guestName: 'Eve Adams', guestEmail: 'eve2@other.example', guestPhone: '0772777888' },
      status: 'cancelled',
    })
    await hotel.link()
    const { own, key } = await prove(hotel, mine)
    const copy = await hotel.call('POST', `${own}/copy`, { key })
    expect(JSON.stringify(copy.body)).not.toContain('GRP23456')

    const name = await hotel.call('PATCH', own, { key, name: 'See https://other.example' })
    expect(name.status).toBe(422)
    await orm.update(guests).set({ isDoNotHost: true, doNotHostReason: 'Broke a door' })
    const refused = await hotel.call('PATCH', own, { key, phone: null })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching('Please call us')])
    await orm.update(guests).set({ isDoNotHost: false, doNotHostReason: null })
  })

  test('does not erase a booking whose mailbox staff wrote anew', async ({ hotel, database }) => {
    const { orm } = database
    const id = await makeBooking(orm, await makeVilla(orm), {
      ...{ guestName: 'Sample Victim', guestEmail: 'victim@guest.example', status: 'cancelled' },
    })
    const edited = await hotel.staff.call('GET', `/api/admin/bookings/${id}`)
    const changed = await hotel.staff.call('PATCH', `/api/admin/bookings/${id}`, {
      guestEmail: 'clerk@other.example',
      updatedAt: edited.body.updatedAt,
    })
    expect(changed.status).toBe(200)
    const { own, key } = await prove(hotel, id)
    expect((await hotel.call('POST', `${own}/erasure`, { key })).status).toBe(409)
  })
})
