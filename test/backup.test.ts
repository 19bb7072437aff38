import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { loadSampleProperty } from '../src/entries/sample-property'
import { setAsideWaitingPhoneMessages } from '../src/features/phone-messages/server/set-aside-messages'
import { dropWaitingPushes } from '../src/features/staff-push/server/drop-waiting-pushes'
import { setAsideWaitingWebhooks } from '../src/features/webhooks/server/set-aside-webhooks'
import { backUp, listTables } from '../src/server/db/backup'
import { BackupSum } from '../src/server/db/backup-file'
import type { Database } from '../src/server/db/connect'
import { restore } from '../src/server/db/restore'
import { setAsideWaitingMails } from '../src/server/mail/set-aside-mails'
import { AWKWARD, fillWithAwkwardText } from './awkward-text'
import { copyDatabase, openDatabase, test } from './database'
import { makeBooking, makeVilla } from './factories'

function makeFile(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return path.join(folder, 'hotel.backup')
}

async function openAnother(): Promise<Database> {
  const copy = await copyDatabase()
  const database = await openDatabase(copy)
  onTestFinished(async () => {
    await database.close()
    await copy.remove()
  })
  return database
}

async function readEverything(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const client = await pool.connect()
  try {
    const all: Record<string, unknown[]> = {}
    for (const table of await listTables(client)) {
      const { rows } = await client.query(`SELECT t::text AS row FROM ${table} t ORDER BY 1`)
      all[table] = rows.map(({ row }) => row)
    }
    return all
  } finally {
    client.release()
  }
}

async function readConstraints(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    'SELECT conrelid::regclass AS on, conname, pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conrelid > 0 ORDER BY 1, 2',
  )
  return rows
}

test.beforeAll(async ({ database }) => {
  await loadSampleProperty(database.orm)
  await database.pool.query(
    `INSERT INTO contact_messages (name, email, subject, message)
     SELECT 'Guest ' || n, 'guest' || n || '@example.com', E'Tab\there ✨ "quoted"', E'Line one\nline two \\ back'
     FROM generate_series(1, 1200) n`,
  )
})

test('what is backed up is there again after a restore into an empty database', async ({ database }) => {
  const file = makeFile()
  const rows = await backUp(database, file)
  expect(rows).toBeGreaterThan(1200)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)

  const other = await openAnother()
  expect(await restore(other, file)).toBe(rows)
  expect(await readEverything(other.pool)).toEqual(await readEverything(database.pool))
  expect(await readConstraints(other.pool)).toEqual(await readConstraints(database.pool))

  const added = await other.pool.query("INSERT INTO villa_categories (name) VALUES ('New') RETURNING id")
  const before = await database.pool.query('SELECT max(id) AS id FROM villa_categories')
  expect(added.rows[0].id).toBe(before.rows[0].id + 1)
})

test('every awkward character in every text column of every table comes back as it was', async () => {
  const file = makeFile()
  const source = await openAnother()
  const holding = await fillWithAwkwardText(source.pool)
  expect(holding).toEqual(expect.arrayContaining(['bookings.special_requests', 'audit_entries.before']))
  const { rows } = await source.pool.query('SELECT special_requests AS words FROM bookings')
  expect(rows).toEqual([{ words: AWKWARD }])
  const tables = await backUp(source, file)

  const other = await openAnother()
  expect(await restore(other, file, { force: true })).toBe(tables)
  expect(await readEverything(other.pool)).toEqual(await readEverything(source.pool))
})

test('what was booked before a limit was lowered comes back all the same, and the limit holds afterwards', async () => {
  const file = makeFile()
  const source = await openAnother()
  await fillWithAwkwardText(source.pool)
  await source.pool.query('UPDATE booked_extras SET per_day = 2')
  await source.pool.query('UPDATE charge_items SET daily_limit = 1')
  await backUp(source, file)

  const other = await openAnother()
  await restore(other, file, { force: true })
  expect(await readEverything(other.pool)).toEqual(await readEverything(source.pool))
  await other.pool.query('DELETE FROM booked_extras')
  const [columns, values] = [
    'item_id, unit, served_on, price_cents, pieces, first_day, last_day',
    "1, 'stay', 'arrival', 1, 1",
  ]
  await expect(
    other.pool.query(
      `INSERT INTO booked_extras (charge_id, booking_id, ${columns}, per_day)
       VALUES (1, 1, ${values}, '2027-05-01', '2027-05-01', 2)`,
    ),
  ).rejects.toThrow('sold out')
})

test('a database with data in it is left alone, unless replacing it is meant', async ({ database }) => {
  const file = makeFile()
  await backUp(database, file)
  const other = await openAnother()
  await other.pool.query("INSERT INTO villa_categories (name) VALUES ('Kept')")
  await expect(restore(other, file)).rejects.toThrow('holds data already (in villa_categories')
  expect((await other.pool.query('SELECT name FROM villa_categories')).rows).toEqual([{ name: 'Kept' }])

  await restore(other, file, { force: true })
  expect(await readEverything(other.pool)).toEqual(await readEverything(database.pool))
})

test('a file that is damaged, cut off, altered, foreign or from the future changes nothing', async ({
  database,
}) => {
  const file = makeFile()
  await backUp(database, file)
  const before = await readEverything(database.pool)
  const whole = fs.readFileSync(file)
  const text = gunzipSync(whole).toString()
  const withoutEnd = text.slice(0, text.lastIndexOf('end\t'))
  const broken: [string | Buffer, string][] = [
    [whole.subarray(0, 500), 'cannot be read as a backup'],
    [whole.subarray(0, -1), 'cannot be read as a backup'],
    [whole.subarray(0, -8), 'cannot be read as a backup'],
    [gzipSync(withoutEnd), 'cut off'],
    [gzipSync(text.slice(0, -1)), 'cut off'],
    [gzipSync(text.replace(/\t[0-9a-f]{64}\n$/, '\n')), 'is damaged'],
    [gzipSync(`${text}villas\t[]\n`), 'is damaged'],
    [gzipSync(text.replace('Guest 7"', 'Guest 8"')), 'is damaged'],
    [gzipSync(text.replace('"id":8,', '"id":"8,')), 'is damaged'],
    [gzipSync('hello\n'), 'not a backup'],
    ['hello', 'cannot be read as a backup'],
  ]
  for (const [bytes, reason] of broken) {
    fs.writeFileSync(file, bytes)
    await expect(restore(database, file, { force: true })).rejects.toThrow(reason)
  }
  const fromFuture = withoutEnd.replace(/"migrated":\d+/, '"migrated":9999999999999')
  const sum = new BackupSum()
  fs.writeFileSync(file, gzipSync(sum.add(fromFuture) + sum.endLine(Number(text.split('\t').at(-2)))))
  await expect(restore(database, file, { force: true })).rejects.toThrow('newer release')
  expect(await readEverything(database.pool)).toEqual(before)
})

test('a backup from before the checksum is restored, and refused when its end or a row is missing', async ({
  database,
}) => {
  const file = makeFile()
  const rows = await backUp(database, file)
  const old = gunzipSync(fs.readFileSync(file))
    .toString()
    .replace('"hotel-backup-2"', '"hotel-backup-1"')
    .replace(/\t[0-9a-f]{64}\n$/, '\n')
  fs.writeFileSync(file, gzipSync(old))
  const other = await openAnother()
  expect(await restore(other, file)).toBe(rows)

  fs.writeFileSync(file, gzipSync(old.slice(0, old.lastIndexOf('end\t'))))
  await expect(restore(other, file, { force: true })).rejects.toThrow('cut off')
  fs.writeFileSync(file, gzipSync(old.replace(/^video_tours\t.*\n/m, '')))
  await expect(restore(other, file, { force: true })).rejects.toThrow('is damaged')
  expect(await readEverything(other.pool)).toEqual(await readEverything(database.pool))
})

test('mails that waited when the backup was made are left to staff, not sent again', async () => {
  const file = makeFile()
  const source = await openAnother()
  await source.pool.query(
    `INSERT INTO mails (kind, subject_id, status) SELECT 'request-received', number, status
     FROM unnest(array['queued', 'sending', 'sent', 'undelivered']) WITH ORDINALITY AS waiting (status, number)`,
  )
  await source.pool.query(
    `INSERT INTO webhooks (name, url, kinds, sealed_secret) VALUES ('Locks', 'https://locks.example', '[]', 'sealed')`,
  )
  await source.pool.query(
    `INSERT INTO webhook_deliveries (webhook_id, message_id, kind, booking_id, data, status)
     SELECT webhooks.id, 'msg_' || status, 'booking.paid', 1, '{}', status
     FROM webhooks, unnest(array['queued', 'sending', 'delivered']) AS waiting (status)`,
  )
  await source.pool.query(
    `WITH owner AS (INSERT INTO users (email, password_hash) VALUES ('phone@example.com', 'none') RETURNING id),
       phone AS (INSERT INTO push_devices (user_id, name, address_hash, sealed_subscription)
         SELECT id, 'Phone', 'hash', 'sealed' FROM owner RETURNING id)
     INSERT INTO push_messages (device_id, kind, source_id, status)
     SELECT phone.id, 'request', number, status
     FROM phone, unnest(array['queued', 'sending', 'sent']) WITH ORDINALITY AS waiting (status, number)`,
  )
  const villaId = await makeVilla(source.orm)
  const bookingId = await makeBooking(source.orm, villaId)
  await source.pool.query(
    `INSERT INTO phone_messages (kind, subject_id, booking_id, way, status)
     SELECT 'guest-message', number, ${bookingId}, 'sms', status
     FROM unnest(array['queued', 'sending', 'delivered']) WITH ORDINALITY AS waiting (status, number)`,
  )
  await backUp(source, file)

  const other = await openAnother()
  const settled: number[] = []
  const settle = async (client: pg.PoolClient) => {
    settled.push(await setAsideWaitingMails(client), await setAsideWaitingWebhooks(client))
    settled.push(await setAsideWaitingPhoneMessages(client))
    await dropWaitingPushes(client)
  }
  await restore(other, file, { force: true, settle })
  expect(settled).toEqual([2, 2, 2])
  const phones = await other.pool.query('SELECT status FROM push_messages')
  expect(phones.rows, 'what waited for phones is old').toEqual([{ status: 'sent' }])
  const { rows } = await other.pool.query('SELECT status, error FROM mails ORDER BY subject_id')
  const setAside = { status: 'undelivered', error: expect.stringContaining('Restored from a backup') }
  expect(rows).toEqual([
    setAside,
    setAside,
    { status: 'sent', error: null },
    { status: 'undelivered', error: null },
  ])
})
