import { expect, onTestFinished } from 'vitest'
import { backUp } from '@/server/db/backup'
import { migrateDatabase } from '@/server/db/migrate'
import { restore } from '@/server/db/restore'
import { copyDatabase, openDatabase, test } from '../../test/database'
import { FIRST_RELEASE_CENTS, makeFirstRelease } from '../../test/first-release'
import { createSite } from '../../test/site'
import { signInAs } from '../../test/staff'

/** A database as the first release left it. */
async function openFirstRelease() {
  const copy = await makeFirstRelease()
  const database = await openDatabase(copy)
  onTestFinished(async () => {
    await database.close()
    await copy.remove()
  })
  return { database, copy }
}

const TABLES = [
  'users',
  'villas',
  'villa_categories',
  'villa_images',
  'bookings',
  'contact_messages',
  'events',
  'hero_slides',
]

test('a database of the first release is brought up to date: no row lost, prices and nights as they were', {
  timeout: 180_000,
}, async () => {
  const { database, copy } = await openFirstRelease()
  const { pool, orm } = database
  const count = async () => {
    const counts: [string, number][] = []
    for (const table of TABLES)
      counts.push([table, (await pool.query(`SELECT count(*) AS n FROM ${table}`)).rows[0].n])
    return counts
  }
  const [before, { rows: sold }] = [
    await count(),
    await pool.query(
      'SELECT id, guest_name, check_in_date, check_out_date, total_cents, status FROM bookings ORDER BY id',
    ),
  ]
  await migrateDatabase(database)
  expect(await count()).toEqual(before)
  const { rows: after } = await pool.query(
    'SELECT id, guest_name, check_in_date, check_out_date, total_cents, status FROM bookings ORDER BY id',
  )
  expect(after).toEqual(sold)
  const { rows: unsure } = await pool.query('SELECT conname FROM pg_constraint WHERE NOT convalidated')
  expect(unsure).toEqual([])

  const app = await createSite(database, {
    env: { SITE_URL: 'http://hotel.example.com', RATE_LIMITS: 'off', DATA_DIR: copy.dataDir },
  })
  onTestFinished(() => app.close())
  const read = async (path: string) => {
    const answer = await app.inject(path)
    expect(answer.statusCode, `${path}: ${answer.body.slice(0, 300)}`).toBe(200)
    return answer.headers['content-type']?.toString().includes('json') ? answer.json() : answer.body
  }
  const villas: { name: string; basePrice: string }[] = await read('/api/villas')
  expect(villas.map(({ name }) => name).sort()).toEqual(expect.arrayContaining(['Fig Villa', 'Rose Villa']))
  expect(await read('/')).toContain('Hill House')
  expect(await read('/calendar?villa=1')).toContain('Rose Villa')
  const nights: { villaId: number; checkInDate: string }[] = await read(
    '/api/bookings?start=2027-03-01&end=2027-04-01',
  )
  expect(nights.map(({ villaId, checkInDate }) => `${villaId} ${checkInDate}`).sort()).toEqual([
    '1 2027-03-08',
    '1 2027-03-11',
    '2 2027-03-20',
  ])
  const staff = await signInAs(app, orm, 'superadmin')
  const { status, body } = await staff.call('GET', '/api/admin/bookings?pageSize=100')
  expect(status).toBe(200)
  expect(body.length).toBe(sold.length)
  for (const { id } of sold)
    expect((await staff.call('GET', `/api/admin/bookings/${id}`)).status, `booking ${id}`).toBe(200)
  const taken = await app.inject({
    method: 'POST',
    url: '/api/bookings',
    payload: {
      villaId: 1,
      guestName: 'Late Comer',
      guestEmail: 'late@example.com',
      checkInDate: '2027-03-11',
      checkOutDate: '2027-03-12',
      numberOfGuests: 1,
    },
  })
  expect(taken.statusCode).toBe(409)
})

test('a backup of the first release’s database is restored by this one', { timeout: 120_000 }, async () => {
  const { database, copy } = await openFirstRelease()
  const file = `${copy.dataDir}/first.backup`
  const rows = await backUp(database, file)
  const target = await copyDatabase()
  const other = await openDatabase(target)
  onTestFinished(async () => {
    await other.close()
    await target.remove()
  })
  expect(await restore(other, file)).toBe(rows)
  const { rows: sold } = await other.pool.query('SELECT sum(total_cents)::int AS cents FROM bookings')
  expect(sold).toEqual([{ cents: FIRST_RELEASE_CENTS }])
})
