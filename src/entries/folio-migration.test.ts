import { drizzle } from 'drizzle-orm/node-postgres'
import { expect } from 'vitest'
import { holdsNights } from '@/features/bookings/rules/status'
import { readBalance } from '@/features/payments/server/read-balance'
import { readLedger } from '@/features/payments/server/store'
import { toDay } from '@/kernel/days'
import { toAmount } from '@/kernel/money'
import { applyMigrations } from '@/server/db/migrate'
import { test } from '../../test/database'
import { loadSampleBookings } from './sample-bookings'
import { loadSampleProperty } from './sample-property'

/** `when` of the last migration without a folio. */
const BEFORE_FOLIO = 1_795_441_539_454
const today = toDay('2027-03-10')

const VILLAS = 'id, name, slug, description'
const BOOKINGS =
  'id, villa_id, guest_name, guest_email, check_in_date, check_out_date, number_of_guests, total_cents, status'

test('every payment of before counts as it did: what was owed, paid and due of the demonstration stays the same', async ({
  database,
}) => {
  await loadSampleProperty(database.orm, today)
  await loadSampleBookings(database.orm, today)
  const { rows: villas } = await database.pool.query(`select ${VILLAS} from villas`)
  const { rows: bookings } = await database.pool.query(`select ${BOOKINGS} from bookings order by id`)
  expect(bookings.length).toBeGreaterThan(100)
  const client = await database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public')
    await applyMigrations(client, 'migrations', { until: BEFORE_FOLIO })
    for (const [table, columns, rows] of [
      ['villas', VILLAS, villas],
      ['bookings', BOOKINGS, bookings],
    ] as const)
      await client.query(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(rows)],
      )
    // Of every other booking a half was paid; of every sixth that was reversed since.
    await client.query(`
      insert into booking_payments (booking_id, method, amount_cents, staff_id, staff_email)
        select id, 'cash', greatest(1, total_cents / 2), 1, 'desk@example.com' from bookings where id % 2 = 0;
      insert into booking_payments (booking_id, method, amount_cents, reverses_id, staff_id, staff_email)
        select booking_id, method, -amount_cents, id, 1, 'desk@example.com' from booking_payments where booking_id % 6 = 0`)
    const { rows: before } = await client.query<{ id: number; total: number; paid: number }>(
      `select bookings.id, total_cents as total, coalesce(sum(amount_cents), 0)::int as paid
       from bookings left join booking_payments on booking_id = bookings.id group by bookings.id order by bookings.id`,
    )
    await applyMigrations(client, 'migrations')
    const orm = drizzle(client)
    const statusOf = new Map(bookings.map(({ id, status }) => [id, status]))
    for (const { id, total, paid } of before) {
      const owed = holdsNights(statusOf.get(id)) ? total : 0
      expect([id, await readBalance(orm, id)]).toEqual([id, { owed, paid, due: owed - paid }])
    }
    const kinds = async (id: number) => (await readLedger(orm, id)).payments.map(({ kind }) => kind)
    const [paid, reversed] = [2, 6].map((place) => bookings.find(({ id }) => id === place)?.id)
    expect([await kinds(paid), await kinds(reversed)]).toEqual([['payment'], ['payment', 'reversal']])
    const sum = before.reduce((all, one) => all + one.paid, 0)
    const { rows } = await client.query('select sum(amount_cents)::int as cents from booking_payments')
    expect(toAmount(rows[0].cents)).toBe(toAmount(sum))
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})
