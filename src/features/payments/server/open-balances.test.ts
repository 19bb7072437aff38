import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import fc from 'fast-check'
import { expect } from 'vitest'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import { bookings } from '@/features/bookings/server/table'
import { toDay } from '@/kernel/days'
import { test } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { listOverpaid, readBalances } from './read-balance'
import { openBalances } from './table'

const BOOKINGS = 3

/** One statement on one of the bookings; `which` is its place among them. */
type Write = { which: number; what: 'pay' | 'charge' | 'owe' | 'step' | 'withdraw' | 'correct'; by: number }

const write: fc.Arbitrary<Write> = fc.record({
  which: fc.nat({ max: BOOKINGS - 1 }),
  what: fc.constantFrom('pay', 'charge', 'owe', 'step', 'withdraw', 'correct'),
  // Few amounts, so that balances often come out even.
  by: fc.constantFrom(-6500, -2000, 2000, 6500, 8500),
})

/** Writes of one transaction, and whether it is taken back. */
const work = fc.record({ writes: fc.array(write, { minLength: 1, maxLength: 4 }), isUndone: fc.boolean() })

class Undone extends Error {}

test('what is due stands beside each booking that is not even, whatever is written at once or taken back', async ({
  database: { orm },
}) => {
  const ids = await makeBookings(orm)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(work, work, work), { minLength: 2, maxLength: 6 }), async (rounds) => {
      for (const together of rounds) {
        await Promise.all(together.map((one) => perform(orm, ids, one)))
        await expectTrue(orm, ids)
      }
    }),
    { numRuns: 15 },
  )
})

test('two payments of one booking that are written at the same moment both count', async ({ database }) => {
  const { orm, pool } = database
  const [id = 0] = await makeBookings(orm)
  const pay = async () => {
    await pool.query(
      `insert into booking_payments (booking_id, method, amount_cents, staff_id, staff_email) values ($1, 'cash', 100, 1, 'a@example.com')`,
      [id],
    )
  }
  await Promise.all(Array.from({ length: 12 }, pay))
  await expectTrue(orm, [id])
})

test('entries that are emptied and bookings that are deleted leave nothing behind', async ({ database }) => {
  const { orm, pool } = database
  const ids = await makeBookings(orm)
  await pool.query(
    `insert into folio_charges (booking_id, charged_on, department, description, amount_cents, staff_id, staff_email)
     select id, '2027-03-15', 'restaurant', 'Dinner', 2000, 1, 'a@example.com' from bookings`,
  )
  await pool.query('truncate folio_charges cascade')
  await expectTrue(orm, ids)
  await pool.query('delete from booking_payments')
  await pool.query('delete from bookings')
  expect(await orm.select().from(openBalances)).toEqual([])
})

async function makeBookings(orm: NodePgDatabase): Promise<number[]> {
  const ids: number[] = []
  for (let place = 0; place < BOOKINGS; place++)
    ids.push(
      await makeBooking(orm, await makeVilla(orm), {
        checkInDate: toDay('2027-03-15'),
        checkOutDate: toDay('2027-03-16'),
        totalCents: 6500,
      }),
    )
  return ids
}

type Work = { writes: readonly Write[]; isUndone: boolean }

async function perform(
  orm: NodePgDatabase,
  ids: readonly number[],
  { writes, isUndone }: Work,
): Promise<void> {
  const work = orm.transaction(async (transaction) => {
    // As everybody does who writes money (post-payment.ts).
    await transaction.execute(sql`select from ${bookings} order by id for update`)
    for (const one of writes) await transaction.execute(statementOf(ids[one.which] ?? 0, one))
    if (isUndone) throw new Undone()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
}

function statementOf(id: number, { what, by }: Write) {
  const status = BOOKING_STATUSES[Math.abs(by / 500) % BOOKING_STATUSES.length]
  const newest = sql`(select max(id) from booking_payments where booking_id = ${id})`
  const statements = {
    pay: sql`insert into booking_payments (booking_id, method, amount_cents, staff_id, staff_email)
      values (${id}, 'cash', ${by}, 1, 'a@example.com')`,
    charge: sql`insert into folio_charges (booking_id, charged_on, department, description, amount_cents, staff_id, staff_email)
      values (${id}, '2027-03-15', 'restaurant', 'Dinner', ${by}, 1, 'a@example.com')`,
    owe: sql`update bookings set total_cents = ${Math.abs(by)} where id = ${id}`,
    step: sql`update bookings set status = ${status} where id = ${id}`,
    withdraw: sql`delete from booking_payments where id = ${newest}`,
    correct: sql`update booking_payments set amount_cents = ${by} where id = ${newest}`,
  }
  return statements[what]
}

/** The rule of one booking's balance says the same as what triggers wrote of all of them. */
async function expectTrue(orm: NodePgDatabase, ids: readonly number[]): Promise<void> {
  const balances = [...(await readBalances(orm, ids))].map(([id, { due }]) => ({ id, due }))
  const rows = await orm.select({ id: openBalances.bookingId, due: openBalances.dueCents }).from(openBalances)
  const own = rows.filter(({ id }) => ids.includes(id)).sort((one, other) => one.id - other.id)
  const open = balances.filter(({ due }) => due !== 0).sort((one, other) => one.id - other.id)
  expect(own).toEqual(open)
  const overpaid = (await listOverpaid(orm))
    .filter((id) => ids.includes(id))
    .sort((one, other) => one - other)
  expect(overpaid).toEqual(open.filter(({ due }) => due < 0).map(({ id }) => id))
}
