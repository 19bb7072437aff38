import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { RATE_LIMITS } from '@/server/http/rate-limits'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'

const test = base
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
    const app = await createApi(database)
    onCleanup(() => app.close())
    return app
  })
  .extend('booking', async ({ database, app: _ready }) => {
    await database.orm.delete(mails)
    await database.orm.delete(bookings)
    await makeBooking(database.orm, await makeVilla(database.orm), { guestEmail: 'Ann@Example.com' })
    const [booking] = await database.orm.select().from(bookings)
    if (!booking) throw new Error('the booking was not made')
    return booking
  })

const OTHER = 'K7MP3QXR'

test('a guest who gives the reference and the address gets the link by mail, however the reference was typed', async ({
  app,
  booking,
  database,
}) => {
  const typed = `${booking.reference.slice(0, 4)} ${booking.reference.slice(4)}`.toLowerCase()
  expect((await find(app, typed, 'ann@example.com')).status).toBe(202)
  expect(await database.orm.select().from(mails)).toMatchObject([
    { kind: 'booking-link', subjectId: booking.id, status: 'queued' },
  ])
})

test('what is answered does not tell whether there is such a booking', async ({ app, booking, database }) => {
  const found = await find(app, booking.reference, 'ann@example.com')
  await database.orm.delete(mails)
  for (const [reference, email] of [
    [booking.reference, 'eve@example.com'],
    [OTHER, 'ann@example.com'],
  ] as const)
    expect(await find(app, reference, email)).toEqual(found)
  expect(await database.orm.$count(mails)).toBe(0)
})

test('nobody fills the mailbox of a guest, and a link that would open nothing is not sent', async ({
  app,
  booking,
  database,
}) => {
  for (let times = 0; times < 5; times++) await find(app, booking.reference, 'ann@example.com')
  expect(await database.orm.$count(mails)).toBe(3)
  await database.orm.delete(mails)
  await database.orm
    .update(bookings)
    .set({ checkInDate: toDay('2026-12-01'), checkOutDate: toDay('2026-12-09') })
  expect((await find(app, booking.reference, 'ann@example.com')).status).toBe(202)
  expect(await database.orm.$count(mails)).toBe(0)
})

test('what can be no reference and no address is said at its field', async ({ app }) => {
  const answer = await find(app, '12', 'nobody')
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toMatchObject([{ path: 'reference' }, { path: 'email' }])
})

test('references are not tried one after the other', async ({ booking, database }) => {
  const app = await createApi(database, { env: { RATE_LIMITS: 'on' } })
  for (let tries = 0; tries < RATE_LIMITS.findBooking.max; tries++)
    expect((await find(app, OTHER, 'ann@example.com')).status).toBe(202)
  const answer = await find(app, booking.reference, 'ann@example.com')
  expect(answer.status).toBe(429)
  expect(await database.orm.$count(mails)).toBe(0)
  await app.close()
})

async function find(app: FastifyInstance, reference: string, email: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/my-booking/find',
    payload: { reference, email },
  })
  return { status: answer.statusCode, body: answer.json() }
}
