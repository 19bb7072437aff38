import { readdir, readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { toDay } from '@/kernel/days'
import type { Database } from '@/server/db/connect'
import { test } from '../../../../test/database'
import { makeVilla } from '../../../../test/factories'
import { readReference } from '../rules/reference'
import { BOOKING_STATUSES, type BookingStatus, FREEING_STATUSES, holdsNights } from '../rules/status'
import { bookings } from './table'

const OVERLAP = '23P01'
const BROKEN_CHECK = '23514'
const MISSING_ROW = '23503'
const NOT_UNIQUE = '23505'

type NewBooking = typeof bookings.$inferInsert

async function book(database: Database, villaId: number, own: Partial<NewBooking> = {}) {
  const [booking] = await database.orm
    .insert(bookings)
    .values({
      villaId,
      guestName: 'Sample Guest',
      guestEmail: 'sample.guest@example.com',
      checkInDate: toDay('2027-03-10'),
      checkOutDate: toDay('2027-03-14'),
      numberOfGuests: 2,
      totalCents: 26_000,
      ...own,
    })
    .returning()
  if (!booking) throw new Error('the booking was not made')
  return booking
}

const from = (checkIn: string, checkOut: string) => ({
  checkInDate: toDay(checkIn),
  checkOutDate: toDay(checkOut),
})

const refusedWith = (code: string, constraint?: string) => ({
  cause: expect.objectContaining(constraint ? { code, constraint } : { code }),
})

test.for([
  ['the same nights', '2027-03-10', '2027-03-14'],
  ['its last night', '2027-03-13', '2027-03-15'],
  ['its first night', '2027-03-09', '2027-03-11'],
  ['a night inside it', '2027-03-11', '2027-03-12'],
  ['nights all around it', '2027-03-01', '2027-03-30'],
] as const)('a second stay over %s is refused', async ([, checkIn, checkOut], { database }) => {
  const villa = await makeVilla(database.orm)
  await book(database, villa)
  await expect(book(database, villa, from(checkIn, checkOut))).rejects.toMatchObject(
    refusedWith(OVERLAP, 'bookings_no_shared_night'),
  )
})

test('a guest can arrive the day another leaves, and leave the day another arrives', async ({ database }) => {
  const villa = await makeVilla(database.orm)
  await book(database, villa)
  await book(database, villa, from('2027-03-14', '2027-03-15'))
  await book(database, villa, from('2027-03-08', '2027-03-10'))
  expect(await database.orm.$count(bookings, eq(bookings.villaId, villa))).toBe(3)
})

test('the same nights of another villa are another matter', async ({ database }) => {
  await book(database, await makeVilla(database.orm))
  await expect(book(database, await makeVilla(database.orm))).resolves.toMatchObject({ status: 'pending' })
})

test.for(BOOKING_STATUSES.map((status) => [status] as const))(
  'a stay that is %s keeps its nights or frees them as the rule says',
  async ([status], { database }) => {
    const villa = await makeVilla(database.orm)
    await book(database, villa, { status })
    const second = book(database, villa)
    if (holdsNights(status)) await expect(second).rejects.toMatchObject(refusedWith(OVERLAP))
    else await expect(second).resolves.toMatchObject({ status: 'pending' })
  },
)

test.for(FREEING_STATUSES.map((status) => [status] as const))(
  'a stay that was %s cannot come back once its nights are taken',
  async ([status], { database }) => {
    const villa = await makeVilla(database.orm)
    const first = await book(database, villa, { status })
    await book(database, villa, from('2027-03-13', '2027-03-16'))
    const revival = database.orm
      .update(bookings)
      .set({ status: 'confirmed' })
      .where(eq(bookings.id, first.id))
    await expect(revival).rejects.toMatchObject(refusedWith(OVERLAP))
  },
)

test('of many stays written at once over one night exactly one stands', async ({ database }) => {
  const villa = await makeVilla(database.orm)
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => book(database, villa)))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await database.orm.$count(bookings, eq(bookings.villaId, villa))).toBe(1)
})

test.for<[string, Partial<NewBooking>]>([
  ['that ends the day it begins', from('2027-03-10', '2027-03-10')],
  ['that ends before it begins', from('2027-03-10', '2027-03-09')],
  ['of nobody', { numberOfGuests: 0 }],
  ['with money to give back', { totalCents: -1 }],
  ['in no known state', { status: 'maybe' as BookingStatus }],
  ['without a name', { guestName: '  ' }],
  ['without an e-mail address', { guestEmail: 'sample guest' }],
  ['with a key but no hash of what it was used for', { idempotencyKey: 'key' }],
])('a stay %s is refused', async ([, nonsense], { database }) => {
  const villa = await makeVilla(database.orm)
  await expect(book(database, villa, nonsense)).rejects.toMatchObject(refusedWith(BROKEN_CHECK))
})

test('a stay in a villa that is not there is refused', async ({ database }) => {
  await expect(book(database, 2_000_000_000)).rejects.toMatchObject(refusedWith(MISSING_ROW))
})

test('a key is used once, and stays without one do not get in each other’s way', async ({ database }) => {
  const villa = await makeVilla(database.orm)
  const key = { idempotencyKey: `once-${villa}`, idempotencyHash: 'hash' }
  await book(database, villa, key)
  await book(database, villa, from('2027-04-01', '2027-04-02'))
  await book(database, villa, from('2027-04-02', '2027-04-03'))
  await expect(book(database, villa, { ...key, ...from('2027-04-03', '2027-04-04') })).rejects.toMatchObject(
    refusedWith(NOT_UNIQUE, 'bookings_idempotency_key'),
  )
})

test('a day is read as the text it was written as, and a change is dated', async ({ database }) => {
  const booking = await book(database, await makeVilla(database.orm), {
    createdAt: new Date('2027-01-01T00:00:00Z'),
    updatedAt: new Date('2027-01-01T00:00:00Z'),
  })
  const [changed] = await database.orm
    .update(bookings)
    .set({ status: 'confirmed' })
    .where(eq(bookings.id, booking.id))
    .returning()
  expect(changed).toMatchObject({ checkInDate: '2027-03-10', checkOutDate: '2027-03-14' })
  expect(changed?.createdAt).toEqual(booking.createdAt)
  expect(changed?.updatedAt).not.toEqual(booking.updatedAt)
})

test('a villa with stays cannot be taken away from under them', async ({ database }) => {
  const villa = await makeVilla(database.orm)
  await book(database, villa)
  await expect(database.pool.query('delete from villas where id = $1', [villa])).rejects.toMatchObject({
    code: MISSING_ROW,
  })
})

test('every booking has a reference of its own, which is no running number', async ({ database }) => {
  const villa = await makeVilla(database.orm)
  for (let month = 0; month < 40; month++)
    await book(database, villa, from(`20${40 + month}-03-10`, `20${40 + month}-03-14`))
  const { rows } = await database.pool.query<{ reference: string }>('select reference from bookings')
  const references = rows.map(({ reference }) => reference)
  expect(new Set(references).size).toBe(references.length)
  for (const reference of references) expect(readReference(reference)).toBe(reference)
  await expect(book(database, villa, { reference: references[0] ?? '' })).rejects.toMatchObject(
    refusedWith(NOT_UNIQUE, 'bookings_reference'),
  )
})

test('bookings made before there were references are given one each', async ({ database }) => {
  const villa = await makeVilla(database.orm)
  await book(database, villa)
  await book(database, villa, from('2027-03-14', '2027-03-15'))
  const file = (await readdir('migrations')).find((name) => name.endsWith('booking-references.sql'))
  const statements = (await readFile(`migrations/${file}`, 'utf8')).split('--> statement-breakpoint')
  const fill = statements.find((statement) => /^DO \$\$/m.test(statement)) ?? ''
  await database.pool.query('alter table bookings alter column reference drop not null')
  await database.pool.query('update bookings set reference = null')
  await database.pool.query(fill)
  await database.pool.query('alter table bookings alter column reference set not null')
  const { rows } = await database.pool.query<{ reference: string }>('select reference from bookings')
  for (const { reference } of rows) expect(readReference(reference)).toBe(reference)
})
