import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { createApi } from '../../../../test/app'
import { openDatabase } from '../../../../test/database'
import { bookingRequest, makeVilla } from '../../../../test/factories'
import { codeIn } from '../../../../test/read-proof'
import { test } from '../../../../test/unproven-requests'
import { expireHolds } from './expire-holds'
import { bookings } from './table'

const LIVE = eq(bookings.status, 'pending')

test.beforeEach(async ({ database, hotel }) => {
  hotel.moveOn()
  await database.orm.delete(bookings)
})

test('30 attempts to hoard from one address hold three villas, and none after 21 minutes', async ({
  hotel,
  database,
}) => {
  const villas = []
  for (let count = 0; count < 30; count++) villas.push(await makeVilla(database.orm))
  const answers = await Promise.all(
    villas.map((villaId, count) =>
      hotel.ask({
        villaId,
        guestEmail: `invented${count}@example.com`,
        checkInDate: `2027-04-${String((count % 20) + 1).padStart(2, '0')}`,
        checkOutDate: '2027-04-28',
        totalAmount: undefined,
      }),
    ),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(3).fill(201), ...Array(27).fill(429)])
  expect(answers.find(({ status }) => status === 429)?.body.message).toContain('call us')
  expect(await database.orm.$count(bookings)).toBe(3)
  await hotel.letPass(21)
  expect(await expireHolds({ database, changed: () => undefined })).toHaveLength(3)
  expect(await database.orm.$count(bookings, LIVE)).toBe(0)
})

test('requests that lapsed unproved count against their sender for a day', async ({ hotel, database }) => {
  for (let count = 0; count < 3; count++)
    expect((await hotel.ask({ guestEmail: `invented${count}@example.com` })).status).toBe(201)
  await hotel.letPass(21)
  await expireHolds({ database, changed: () => undefined })
  expect((await hotel.ask({ guestEmail: 'invented3@example.com' })).status).toBe(429)
  expect((await hotel.ask({ guestEmail: 'neighbour@example.com' }, '192.0.2.2')).status).toBe(201)
  await hotel.letPass(24 * 60)
  expect((await hotel.ask({ guestEmail: 'invented3@example.com' })).status).toBe(201)
})

test('processes that count at once let no more of one address through', async ({
  database,
  databaseCopy,
  hotel,
}) => {
  const other = database.engine === 'postgres' ? await openDatabase(databaseCopy) : undefined
  const env = { SMTP_URL: 'smtp://mail.example.com', RATE_LIMITS: 'on' }
  const apps = [hotel.limited, await createApi(other ?? database, { env })]
  const villas = []
  for (let count = 0; count < 12; count++) villas.push(await makeVilla(database.orm))
  const answers = await Promise.all(
    villas.map((villaId, count) =>
      apps[count % 2]?.inject({
        method: 'POST',
        url: '/api/bookings',
        remoteAddress: '2001:db8:7::1',
        payload: bookingRequest(villaId, { guestEmail: `invented${count}@example.com` }),
      }),
    ),
  )
  await apps[1]?.close()
  await other?.close()
  expect(answers.filter((answer) => answer?.statusCode === 201)).toHaveLength(3)
  expect(await database.orm.$count(bookings)).toBe(3)
})

test('a request whose mailbox was proved counts against its sender no more', async ({ hotel }) => {
  const { body: first } = await hotel.ask({ guestEmail: 'one@example.com' })
  for (const guestEmail of ['two@example.com', 'three@example.com'])
    expect((await hotel.ask({ guestEmail })).status).toBe(201)
  expect((await hotel.ask({ guestEmail: 'four@example.com' })).status).toBe(429)
  const code = codeIn((await hotel.readEmails(first.id))['request-received'])
  await hotel.post('/api/my-booking/code', { reference: first.reference, code })
  expect((await hotel.ask({ guestEmail: 'four@example.com' })).status).toBe(201)
})

test('one mailbox has three requests that wait, however it is spelt, and hears so at its field', async ({
  hotel,
  database,
}) => {
  const spelt = ['ann@example.com', 'Ann@Example.com', 'ann+lodge@example.com']
  for (const [place, guestEmail] of spelt.entries())
    expect((await hotel.ask({ guestEmail }, `192.0.2.${place + 10}`)).status).toBe(201)
  const refused = await hotel.ask({ guestEmail: 'ANN+4@example.com' }, '192.0.2.20')
  expect(refused).toMatchObject({
    status: 429,
    body: {
      message: expect.stringContaining('already wait for our answer'),
      errors: [{ path: 'guestEmail', message: expect.stringContaining('already wait') }],
    },
  })
  const [one] = await database.orm.select().from(bookings)
  await hotel.desk.call('PATCH', `/api/admin/bookings/${one?.id}`, { status: 'confirmed' })
  expect((await hotel.ask({ guestEmail: 'ann@example.com' }, '192.0.2.20')).status).toBe(201)
})

test('the same request sent again under its key is answered as before and not counted twice', async ({
  hotel,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  const own = { villaId, guestEmail: 'one@example.com' }
  const first = await hotel.ask(own, undefined, 'a-key')
  expect(first.status).toBe(201)
  expect(await hotel.ask(own, undefined, 'a-key')).toEqual(first)
  for (const guestEmail of ['two@example.com', 'three@example.com'])
    expect((await hotel.ask({ guestEmail })).status).toBe(201)
  expect(await hotel.ask(own, undefined, 'a-key'), 'beyond the limit too').toEqual(first)
  expect(await database.orm.$count(bookings)).toBe(3)
})

test('where limits are off, so are those on unproven requests, and the short hold stays', async ({
  hotel,
  database,
}) => {
  for (let count = 0; count < 5; count++) {
    const villaId = await makeVilla(database.orm)
    const { status, body } = await hotel.postFreely('/api/bookings', bookingRequest(villaId))
    expect([status, body.mailboxProof]).toEqual([201, 'asked'])
  }
  const rows = await database.orm.select().from(bookings)
  expect(rows.every((row) => row.senderHash === null && row.mailboxHash === null)).toBe(true)
})

test('where mails reach nobody, nobody is asked and the full hold stands', async ({ hotel, database }) => {
  const app = await createApi(database, { env: { RATE_LIMITS: 'on' } })
  for (let count = 0; count < 4; count++) {
    const payload = bookingRequest(await makeVilla(database.orm))
    const { statusCode, ...answer } = await app.inject({ method: 'POST', url: '/api/bookings', payload })
    expect(statusCode).toBe(201)
    const { id, mailboxProof } = answer.json()
    expect(mailboxProof).toBe('not-asked')
    const { holdExpiresAt, createdAt } = await hotel.find(id)
    expect((holdExpiresAt?.getTime() ?? 0) - createdAt.getTime()).toBe(24 * 3_600_000)
  }
  await app.close()
})

test('what staff take down is held as they say, and counts for nothing', async ({ hotel, database }) => {
  for (let count = 0; count < 4; count++) {
    const { status: _status, totalAmount: _total, ...guest } = bookingRequest(await makeVilla(database.orm))
    const form = { ...guest, source: 'phone', status: 'pending' }
    const { status, body } = await hotel.desk.call('POST', '/api/admin/bookings', form)
    expect([status, body.mailboxProof, body.holdExpiresAt]).toEqual([201, 'not-asked', null])
  }
  expect((await hotel.ask()).status).toBe(201)
})

test('from where a request came is forgotten after a day', async ({ hotel, database }) => {
  const { body } = await hotel.ask()
  expect((await hotel.find(body.id)).senderHash).not.toBeNull()
  await hotel.letPass(24 * 60 + 1)
  await expireHolds({ database, changed: () => undefined })
  expect((await hotel.find(body.id)).senderHash).toBeNull()
})
