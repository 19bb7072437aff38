import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { linkStays } from '@/features/guest-stays/server/link-stays'
import { guestStays } from '@/features/guest-stays/server/table'
import { idDocuments } from '@/features/id-documents/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { auditEntries } from '@/server/audit/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { copyCards } from './store-cards'
import { registrationCards } from './table'

const SECRET_KEY = randomBytes(32).toString('base64url')
const CARD = {
  ...{ fullName: 'Akello Ruth', nationality: 'Ugandan', address: 'Plot 7, Gulu', vehicle: 'UBA 123C' },
  ...{ purpose: 'business', documentKind: 'passport', documentNumber: 'A 1234567' },
}

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { env: { SECRET_KEY } })
  onCleanup(() => app.close())
  const { orm } = database
  await orm.insert(propertyFacts).values({ facts: { ...sampleFacts, asksRegistrationCard: true } })
  const staff = await signInAs(app, orm, 'receptionist')
  const begin = async () => {
    const id = await makeBooking(orm, await makeVilla(orm, { name: 'Studio 3' }), { status: 'confirmed' })
    return { id, path: `/api/admin/bookings/${id}/registration-card` }
  }
  return { app, staff, begin, context: { database, settings: { SECRET_KEY, DATA_DIR: '' } as never } }
})

test('a card is filled in, signed as it was seen, and then stays as it is until the signature is taken off', async ({
  desk: { staff, begin },
}) => {
  const { path } = await begin()
  expect((await staff.call('GET', path)).body).toMatchObject({
    isAsked: true,
    card: null,
    stay: { villa: expect.stringContaining('Studio 3'), guestName: 'Sample Guest', guests: 2 },
  })
  const { body: filled } = await staff.call('PUT', path, CARD)
  expect(filled.card).toMatchObject({ fullName: 'Akello Ruth', hasNumber: true, isByGuest: false })
  const { body: changed } = await staff.call('PUT', path, { ...CARD, vehicle: '', documentNumber: '' })
  expect(changed.card).toMatchObject({ vehicle: '', hasNumber: true })

  const signature = { how: 'drawn', path: 'M10 20L30 40' }
  const stale = await staff.call('POST', `${path}/signature`, {
    ...signature,
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
  expect(stale.status).toBe(409)
  const { updatedAt } = changed.card
  const { body: signed } = await staff.call('POST', `${path}/signature`, { ...signature, updatedAt })
  expect(signed.card.signature).toMatchObject({
    ...{ how: 'drawn', path: 'M10 20L30 40', by: staff.account.email },
  })
  for (const [method, address, body] of [
    ['PUT', path, CARD],
    ['POST', `${path}/signature`, { how: 'paper', path: null, updatedAt: signed.card.updatedAt }],
  ] as const)
    expect((await staff.call(method, address, body)).status).toBe(409)
  const { body: opened } = await staff.call('DELETE', `${path}/signature`)
  expect(opened.card.signature).toBeNull()
  expect((await staff.call('DELETE', `${path}/signature`)).status).toBe(404)
  expect((await staff.call('PUT', path, CARD)).status).toBe(200)
})

test('what is no name, no number or no signature is refused beside its field', async ({
  desk: { staff, begin },
}) => {
  const { path } = await begin()
  for (const [change, field] of [
    [{ fullName: ' ' }, 'fullName'],
    [{ documentNumber: '<b>' }, 'documentNumber'],
    [{ documentKind: null }, 'documentKind'],
  ] as const) {
    const { status, body } = await staff.call('PUT', path, { ...CARD, ...change })
    expect([status, body.errors[0].path]).toEqual([422, field])
  }
  const now = new Date().toISOString()
  const unfilled = await staff.call('POST', `${path}/signature`, { how: 'paper', path: null, updatedAt: now })
  expect([unfilled.status, unfilled.body.message]).toEqual([409, 'Please fill the card in first.'])
  for (const drawn of ['', 'M1 1L2 2"/><script>', null])
    expect(
      (await staff.call('POST', `${path}/signature`, { how: 'drawn', path: drawn, updatedAt: now })).status,
    ).toBe(422)
})

test('the number is sealed, goes over to the profile with the signature, and stands in no answer and no trail', async ({
  desk: { staff, begin, context },
  database,
}) => {
  const { orm } = database
  const { id, path } = await begin()
  const { body: filled } = await staff.call('PUT', path, CARD)
  expect(await copyCards(context, [id])).toMatchObject([{ documentNumber: 'A 1234567' }])
  await linkStays({ database } as never)
  const { updatedAt } = filled.card
  const { body: signed } = await staff.call('POST', `${path}/signature`, {
    how: 'paper',
    path: null,
    updatedAt,
  })
  expect(signed.card).toMatchObject({ hasNumber: false, documentKind: 'passport' })
  const [stay] = await orm.select().from(guestStays).where(eq(guestStays.bookingId, id))
  const [document] = await orm
    .select()
    .from(idDocuments)
    .where(eq(idDocuments.guestId, stay?.guestId ?? 0))
  expect(document?.kind).toBe('passport')
  const [card] = await orm.select().from(registrationCards).where(eq(registrationCards.bookingId, id))
  expect(card?.sealedNumber).toBeNull()
  const held = JSON.stringify([filled, signed, document, card, await orm.select().from(auditEntries)])
  expect(held).not.toContain('1234567')
})

test('who wrote meanwhile is not written over, whether there was a card before or not', async ({
  desk: { staff, begin },
}) => {
  const { path } = await begin()
  const { body: first } = await staff.call('PUT', path, { ...CARD, updatedAt: null })
  expect((await staff.call('PUT', path, { ...CARD, updatedAt: null })).status).toBe(409)
  const { updatedAt } = first.card
  const both = ['Kampala', 'Gulu'].map((address) => staff.call('PUT', path, { ...CARD, address, updatedAt }))
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a number that nobody has seen takes no place of one that was written down, and stays sealed on the card', async ({
  desk: { staff, begin, context },
  database,
}) => {
  const { orm } = database
  const { id, path } = await begin()
  const { body: filled } = await staff.call('PUT', path, CARD)
  await linkStays({ database } as never)
  const [stay] = await orm.select().from(guestStays).where(eq(guestStays.bookingId, id))
  const profile = `/api/admin/guests/${stay?.guestId}/id-document`
  await staff.call('PUT', profile, { kind: 'national-id', number: 'CM 7654321' })
  const { updatedAt } = filled.card
  const { body } = await staff.call('POST', `${path}/signature`, { how: 'paper', path: null, updatedAt })
  expect(body.card.hasNumber).toBe(true)
  expect((await staff.call('GET', profile)).body).toMatchObject({ document: { kind: 'national-id' } })
  expect(await copyCards(context, [id])).toMatchObject([{ documentNumber: 'A 1234567' }])
})

test('the card is printed with what is said, and where nothing is with lines for the pen', async ({
  desk: { app, staff, begin },
}) => {
  const { path } = await begin()
  for (const fill of [false, true]) {
    if (fill) await staff.call('PUT', path, CARD)
    const answer = await app.inject({ url: `${path}/file.pdf`, headers: { cookie: staff.cookie } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('who arrives today is shown with how far the card is', async ({ desk: { staff, begin }, database }) => {
  const { id, path } = await begin()
  await database.orm.execute(
    sql`update bookings set check_in_date = '2027-03-10', check_out_date = '2027-03-12', nights = null where id = ${id}`,
  )
  const stateOf = async () =>
    (await staff.call('GET', '/api/admin/todays-desk')).body.arrivals.find(
      (stay: { id: number }) => stay.id === id,
    )?.card
  expect(await stateOf()).toBe('missing')
  const { body } = await staff.call('PUT', path, CARD)
  expect(await stateOf()).toBe('unsigned')
  const { updatedAt } = body.card
  await staff.call('POST', `${path}/signature`, { how: 'paper', path: null, updatedAt })
  expect(await stateOf()).toBe('signed')
})
