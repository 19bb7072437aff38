import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { createApi } from '../../../../test/app'
import { openDatabase } from '../../../../test/database'
import { makeVilla } from '../../../../test/factories'
import { codeIn } from '../../../../test/read-proof'
import { test, type UnprovenHotel } from '../../../../test/unproven-requests'

const CODE = '/api/my-booking/code'

test.beforeEach(async ({ database, hotel }) => {
  await database.orm.delete(bookings)
  await hotel.setFacts({ confirmsAtOnce: true })
})

type Hotel = Pick<UnprovenHotel, 'ask' | 'readEmails'>

let senders = 0

/** A request from an address and a mailbox of its own, with the body that proves it. */
async function ask(hotel: Hotel, own: Record<string, unknown> = {}) {
  senders += 1
  const guestEmail = `guest${senders}@example.com`
  const { body } = await hotel.ask({ guestEmail, totalAmount: undefined, ...own }, `198.51.100.${senders}`)
  const code = codeIn((await hotel.readEmails(body.id))['request-received'])
  return { id: body.id as number, body: body as object, proof: { reference: body.reference, code } }
}

const NIGHTS = { checkInDate: '2027-03-15', checkOutDate: '2027-03-17' }

test('a request is confirmed by hand unless the hotel chose otherwise', async ({ hotel }) => {
  await hotel.setFacts({})
  const { proof } = await ask(hotel)
  expect((await hotel.post(CODE, proof)).body).toMatchObject({ status: 'pending' })
})

test('where the hotel confirms at once, the proof confirms, by the same step, with its e-mails and in the trail', async ({
  hotel,
}) => {
  const { id, body, proof } = await ask(hotel)
  expect(body, 'it begins as a request').toMatchObject({ status: 'pending', mailboxProof: 'asked' })
  expect((await hotel.post(CODE, proof)).body).toEqual({
    status: 'confirmed',
    holdExpiresAt: null,
    mailboxProof: 'given',
  })
  const { body: history } = await hotel.desk.call('GET', `/api/admin/bookings/${id}/history`)
  expect(history.at(-1)).toMatchObject({
    staffEmail: 'by itself',
    action: 'status',
    before: { status: 'pending' },
    after: { status: 'confirmed', reason: expect.stringContaining('at once') },
  })
  const emails = await hotel.readEmails(id)
  expect(Object.keys(emails).sort()).toEqual(['booking-confirmed', 'new-request'])
  expect(emails['new-request']).toContain('It has been confirmed since.')
})

test('beyond the allotment of any of its nights a request waits for the hotel', async ({ hotel }) => {
  await hotel.setFacts({ confirmsAtOnce: true, mostVillasAtOnce: 1 })
  const prove = async (own: Record<string, unknown>) => {
    const { id, proof } = await ask(hotel, own)
    return { id, status: (await hotel.post(CODE, proof)).body.status }
  }
  const first = await prove(NIGHTS)
  expect(first.status).toBe('confirmed')
  expect((await prove({ checkInDate: '2027-03-16', checkOutDate: '2027-03-18' })).status).toBe('pending')
  expect((await prove({ checkInDate: '2027-03-13', checkOutDate: '2027-03-16' })).status).toBe('pending')
  // The day one guest leaves is free for the next.
  expect((await prove({ checkInDate: '2027-03-17', checkOutDate: '2027-03-18' })).status).toBe('confirmed')
  await hotel.desk.call('PATCH', `/api/admin/bookings/${first.id}`, { status: 'cancelled' })
  expect((await prove({ checkInDate: '2027-03-15', checkOutDate: '2027-03-16' })).status).toBe('confirmed')
})

test('what staff confirm leaves the allotment as it is, and an allotment of none confirms nothing', async ({
  hotel,
}) => {
  await hotel.setFacts({ confirmsAtOnce: true, mostVillasAtOnce: 1 })
  const { id } = await ask(hotel, NIGHTS)
  await hotel.desk.call('PATCH', `/api/admin/bookings/${id}`, { status: 'confirmed' })
  const { proof } = await ask(hotel, NIGHTS)
  expect((await hotel.post(CODE, proof)).body.status).toBe('confirmed')
  await hotel.setFacts({ confirmsAtOnce: true, mostVillasAtOnce: 0 })
  const none = await ask(hotel, { checkInDate: '2027-04-01', checkOutDate: '2027-04-02' })
  expect((await hotel.post(CODE, none.proof)).body.status).toBe('pending')
})

test('the last of an allotment goes once, however many prove their mailbox at once', async ({
  hotel,
  database,
  databaseCopy,
}) => {
  await hotel.setFacts({ confirmsAtOnce: true, mostVillasAtOnce: 2 })
  const other = database.engine === 'postgres' ? await openDatabase(databaseCopy) : undefined
  const second = await createApi(other ?? database, { env: { SMTP_URL: 'smtp://mail.example.com' } })
  const asked = []
  for (let count = 0; count < 6; count++)
    asked.push(await ask(hotel, { ...NIGHTS, villaId: await makeVilla(database.orm) }))
  const answers = await Promise.all(
    asked.map(({ proof: payload }, place) =>
      (place % 2 ? hotel.app : second).inject({ method: 'POST', url: CODE, payload }),
    ),
  )
  await second.close()
  await other?.close()
  const statuses = answers.map((answer) => answer.json().status).sort()
  expect(statuses).toEqual(['confirmed', 'confirmed', 'pending', 'pending', 'pending', 'pending'])
})
