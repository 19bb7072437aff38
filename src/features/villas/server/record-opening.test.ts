import { expect } from 'vitest'
import { toDay } from '@/kernel/days'
import { applyMigrations } from '@/server/db/migrate'
import { test } from '../../../../test/database'
import { listOpenings } from './record-opening'

/** `when` of the last migration without openings. */
const BEFORE_OPENINGS = 1_795_331_538_397

test('villas that are there already were open since they were added or first stayed in, until they were closed', async ({
  database,
}) => {
  const client = await database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public')
    await applyMigrations(client, 'migrations', { until: BEFORE_OPENINGS })
    await client.query(`
      insert into property_facts (facts) values ('{"timeZone": "Africa/Kampala"}');
      insert into villas (id, name, slug, description, is_available, created_at, updated_at)
        overriding system value values
        (1, 'Open', 'open', 'A', true, '2026-05-09 22:00Z', '2026-08-01 10:00Z'),
        (2, 'Stayed in before', 'stayed', 'A', true, '2026-05-10 10:00Z', '2026-05-10 10:00Z'),
        (3, 'Closed by staff', 'closed', 'A', false, '2026-05-10 10:00Z', '2026-09-01 10:00Z'),
        (4, 'Closed by somebody', 'somebody', 'A', false, '2026-05-10 10:00Z', '2026-09-01 10:00Z'),
        (5, 'Never open', 'never', 'A', false, '2026-05-10 10:00Z', '2026-05-10 10:00Z');
      insert into bookings (villa_id, guest_name, guest_email, check_in_date, check_out_date, number_of_guests,
        total_cents, status) values
        (2, 'A', 'a@guest.example', '2026-04-01', '2026-04-02', 1, 0, 'checked-out'),
        (2, 'A', 'a@guest.example', '2026-03-01', '2026-03-02', 1, 0, 'cancelled');
      insert into audit_entries (staff_id, staff_email, resource, row_id, action, before, after, created_at) values
        (1, 'a@example.com', 'villas', 3, 'update', '{"isAvailable": true}', '{"isAvailable": false}', '2026-07-01 10:00Z'),
        (1, 'a@example.com', 'villas', 3, 'update', '{"isAvailable": false}', '{"isAvailable": false}', '2026-09-01 10:00Z')`)
    await applyMigrations(client, 'migrations')
    const { rows } = await client.query(
      'select villa_id, opened_on::text, closed_on::text from villa_openings order by villa_id',
    )
    expect(rows.map(Object.values)).toEqual([
      [1, '2026-05-10', null],
      [2, '2026-04-01', null],
      [3, '2026-05-10', '2026-07-01'],
      [4, '2026-05-10', '2026-09-01'],
    ])
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})

test('a villa that was written past the panel is open since its row was made', async ({ database }) => {
  await database.pool.query(`
    insert into villas (name, slug, description, is_available, created_at) values
    ('Open', 'open', 'A', true, '2026-05-09 10:00Z'), ('Closed', 'closed', 'A', false, '2026-05-09 10:00Z')`)
  const openings = (first: string, last: string) => listOpenings(database.orm, toDay(first), toDay(last))
  expect(await openings('2026-05-01', '2026-05-09')).toEqual([
    { villaId: expect.any(Number), openedOn: '2026-05-09', closedOn: null },
  ])
  expect(await openings('2026-05-01', '2026-05-08')).toEqual([])
})

test('the database keeps no two openings of a villa that share a day', async ({ database }) => {
  const add = (openedOn: string, closedOn: string | null) =>
    database.pool.query('insert into villa_openings (villa_id, opened_on, closed_on) values (7, $1, $2)', [
      openedOn,
      closedOn,
    ])
  await add('2026-05-01', '2026-05-10')
  await add('2026-05-10', null)
  await expect(add('2026-06-01', null)).rejects.toMatchObject({ constraint: 'villa_openings_no_overlap' })
})
