import { expect } from 'vitest'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { chargeItems, folioCharges } from '@/features/charges/server/table'
import { bookedExtras } from '@/features/extras/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { mails } from '@/server/mail/table'
import { test } from '../../../../test/emails'
import { groupRequest, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

test.beforeEach(async ({ database }) => {
  await database.orm.delete(mails)
  for (const table of [bookedExtras, folioCharges, bookings]) await database.orm.delete(table)
  await database.orm.delete(reservationGroups)
})

test('a group is one e-mail to the guest in charge, with every villa, one total and a file with all stays', async ({
  hotel,
  database,
}) => {
  const villaIds = [
    await makeVilla(database.orm, { roomNumber: 'R01' }),
    await makeVilla(database.orm, { roomNumber: 'R02' }),
  ]
  const asked = groupRequest(villaIds)
  Object.assign(asked.parts[1] ?? {}, { guestName: 'Buy pills', numberOfGuests: 4, childAges: [4, 9] })
  const payload = { ...asked, specialRequests: 'All near each other' }
  const answer = await hotel.app.inject({ method: 'POST', url: '/api/group-bookings', payload })
  const { reference, parts } = answer.json()
  const { 'group-received': guest, 'new-group': desk } = await hotel.readEmails()
  expect(guest).toMatchObject({
    to: 'sample.guest@example.com',
    subject: `Group request received: ${reference} at Pearl Villas Mbarara`,
  })
  for (const said of [
    'request for 2 villas. Your nights are held until',
    `Group: ${reference}`,
    'Total of the group: $260.00',
    'Rose Villa, R01',
    'Rose Villa, R02',
    `Booking: ${parts[1].reference}`,
    'Guests: 4: 2 adults, 2 children (ages 4, 9)',
  ])
    expect(guest?.text).toContain(said)
  // What was typed by nobody knows whom goes to the hotel alone.
  expect(guest?.text).not.toContain('Buy pills')
  expect(guest?.text).not.toContain('All near each other')
  expect(desk?.subject).toBe(`New group request ${reference}: 2 villas`)
  for (const said of ['Buy pills', 'All near each other', `/admin/bookings/${parts[0].id}`])
    expect(desk?.text).toContain(said)
  const file = guest?.attachments?.[0]?.content ?? ''
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  // Long lines are folded.
  expect(file.replaceAll('\r\n ', '').match(/WhatsApp: https:\/\/wa\.me\/256700000003/g)).toHaveLength(2)
  for (const { id } of parts) expect(file).toContain(`UID:booking-${id}@hotel.example.com`)
})

test('extras stand with their villa and in the totals, and the deposit is named once for all', async ({
  hotel,
  database: { orm },
}) => {
  const [item] = await orm
    .insert(chargeItems)
    .values({ name: 'Picnic', priceCents: 1800, department: 'other', isSoldOnline: true })
    .returning()
  const facts = { ...sampleFacts, depositRules: [{ when: 'always', amount: 'first night' }] }
  await orm.update(propertyFacts).set({ facts })
  const asked = groupRequest([await makeVilla(orm), await makeVilla(orm)])
  Object.assign(asked.parts[1] ?? {}, {
    extras: { items: [{ id: item?.id, pieces: 1 }], amount: '18.00' },
  })
  await hotel.app.inject({ method: 'POST', url: '/api/group-bookings', payload: asked })
  const { 'group-received': guest } = await hotel.readEmails()
  await orm.update(propertyFacts).set({ facts: sampleFacts })
  for (const said of [
    'a deposit of $130.00 for all villas together',
    'Total of the group: $278.00',
    'Picnic: $18.00',
    'Price: $148.00',
    'Price: $130.00',
  ])
    expect(guest?.text).toContain(said)
})

test('a group on a rate plan reads which and how it is cancelled, with each villa and on the page of each', async ({
  hotel,
  database: { orm, pool },
}) => {
  const { rows } = await pool.query(
    `insert into rate_plans (name, kind, change, cancellation, deposit_percent, is_active)
       values ('Saver', 'percentage', -1000, 'non-refundable', 50, true) returning id`,
  )
  const payload = groupRequest([await makeVilla(orm), await makeVilla(orm)], { ratePlanId: rows[0].id })
  const answer = await hotel.app.inject({ method: 'POST', url: '/api/group-bookings', payload })
  expect(answer.statusCode).toBe(201)
  await pool.query('delete from rate_plans')
  const { 'group-received': guest } = await hotel.readEmails()
  const text = guest?.text ?? ''
  expect(text).toContain('Total of the group: $234.00')
  expect(text).toContain('a deposit of $117.00 for all villas together')
  expect(text.match(/Rate: Saver/g)).toHaveLength(2)
  expect(text.match(/Not refundable: cancelling costs the whole price/g)).toHaveLength(2)
  expect(text).not.toContain('Free cancellation')
  const link = text.match(/\/my-booking\/\S+/)?.[0] ?? ''
  const page = (await hotel.app.inject({ url: `/api${link}` })).json()
  expect(page).toMatchObject({ freeUntil: null, nights: [{ plan: { name: 'Saver' } }, {}] })
})

test('its link opens every villa of the group, a link to one villa opens that one alone', async ({
  hotel,
  database,
}) => {
  const villaIds = [await makeVilla(database.orm), await makeVilla(database.orm)]
  const stranger = await makeVilla(database.orm)
  const book = (ids: number[], email: string) =>
    hotel.app.inject({
      method: 'POST',
      url: '/api/group-bookings',
      payload: groupRequest(ids, { guestEmail: email }),
    })
  const { reference, parts } = (await book(villaIds, 'ann@example.com')).json()
  const text = (await hotel.readEmails())['group-received']?.text ?? ''
  const [, token = ''] = /my-booking\/([\w-]{22})\n/.exec(text) ?? []
  const open = async (path: string) => (await hotel.app.inject({ url: `/api${path}` })).json()
  const first = await open(`/my-booking/${token}`)
  expect(first).toMatchObject({ reference: parts[0].reference, group: { reference, isInCharge: true } })
  expect(first.group.others).toHaveLength(1)
  const second = await open(first.group.others[0].path)
  expect(second).toMatchObject({ reference: parts[1].reference, villaName: 'Rose Villa' })
  const file = await hotel.app.inject({ url: `/api/my-booking/${token}/group.ics` })
  expect(file.body.match(/BEGIN:VEVENT/g)).toHaveLength(2)

  const other = await hotel.app.inject({
    method: 'POST',
    url: '/api/bookings',
    payload: { ...groupRequest([]), villaId: stranger, ...groupRequest([stranger]).parts[0] },
  })
  const foreign = await hotel.app.inject({ url: `/api/my-booking/${token}~${other.json().reference}` })
  expect(foreign.statusCode).toBe(404)

  await database.orm.update(bookings).set({ status: 'confirmed' })
  const single = (await hotel.writers['booking-confirmed']?.(parts[1].id))?.text ?? ''
  const [, own = ''] = /my-booking\/([\w-]{22})\n/.exec(single) ?? []
  expect(await open(`/my-booking/${own}`)).toMatchObject({
    reference: parts[1].reference,
    group: { reference, isInCharge: false, others: [] },
  })
  for (const path of [`${own}~${parts[0].reference}`, `${own}/group.ics`])
    expect((await hotel.app.inject({ url: `/api/my-booking/${path}` })).statusCode).toBe(404)
})

test('the group’s reference with the address finds the link again', async ({ hotel, database }) => {
  const villaIds = [await makeVilla(database.orm), await makeVilla(database.orm)]
  const payload = groupRequest(villaIds)
  const { reference } = (
    await hotel.app.inject({ method: 'POST', url: '/api/group-bookings', payload })
  ).json()
  await hotel.readEmails()
  const find = (email: string) =>
    hotel.app.inject({ method: 'POST', url: '/api/my-booking/find', payload: { reference, email } })
  await find('eve@example.com')
  expect(await hotel.readEmails()).toEqual({})
  await find('Sample.Guest@example.com')
  const email = (await hotel.readEmails())['group-link']
  expect(email?.subject).toBe(`Your private link to group ${reference} at Pearl Villas Mbarara`)
  expect(email?.text).toMatch(/my-booking\/[\w-]{22}\n/)
})

test('a group that lapsed or was cancelled is told so, and no late e-mail promises it', async ({
  hotel,
  database,
}) => {
  const villaIds = [await makeVilla(database.orm), await makeVilla(database.orm)]
  await hotel.app.inject({ method: 'POST', url: '/api/group-bookings', payload: groupRequest(villaIds) })
  const [group] = await database.orm.select().from(reservationGroups)
  await database.orm.update(bookings).set({ status: 'cancelled', holdExpiresAt: null })
  const write = async (kind: string) => await hotel.writers[kind]?.(group?.id ?? 0)
  expect(await write('group-received')).toBeNull()
  expect(await write('group-confirmed')).toBeNull()
  expect(await write('group-changed')).toBeNull()
  expect((await write('group-lapsed'))?.text).toContain('Villas: 2')
  expect((await write('group-cancelled'))?.attachments?.[0]?.content.match(/STATUS:CANCELLED/g)).toHaveLength(
    2,
  )
})

test('a cancellation that costs a fee says what it costs in all, and not that nothing is owed', async ({
  hotel,
  database: { orm },
}) => {
  const facts = { ...sampleFacts, freeCancellationHours: 720, lateCancellationFee: 'first-night' } as const
  await orm.update(propertyFacts).set({ facts })
  const payload = groupRequest([await makeVilla(orm), await makeVilla(orm)])
  const { parts } = (await hotel.app.inject({ method: 'POST', url: '/api/group-bookings', payload })).json()
  const desk = await signInAs(hotel.app, orm, 'user')
  for (const status of ['confirmed', 'cancelled'])
    for (const { id } of parts)
      expect((await desk.call('PATCH', `/api/admin/bookings/${id}`, { status })).status).toBe(200)
  await orm.update(propertyFacts).set({ facts: sampleFacts })
  const [group] = await orm.select().from(reservationGroups)
  const texts = [
    await hotel.writers['group-cancelled']?.(group?.id ?? 0),
    await hotel.writers['booking-cancelled']?.(parts[0].id),
  ].map((email) => email?.text)
  expect(texts[0]).toContain('Charged in all: $130.00')
  expect(texts[1]).toContain('Charged in all: $65.00')
  for (const text of texts) expect(text).not.toContain('owe us nothing')
})
