import fs, { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'
import { startBucketServer } from '../../../test/bucket'
import { copyDatabase, openDatabase, test } from '../../../test/database'
import { restore } from '../db/restore'
import { readSettings } from '../env'
import { folderStorage } from '../storage/folder-storage'
import type { Storage } from '../storage/storage'
import { readNames } from './backup-names'
import { type BackupPlace, openBackupPlace } from './backup-place'
import { compareDigests, digestTables } from './digest-tables'
import { findNewestGood } from './due-backup'
import { makeBackup } from './make-backup'
import { fetchBackup } from './prove-backup'
import { bringBackUploads } from './store-uploads'

const BACKUP_PASSPHRASE = 'four words that nobody guesses'
const NOW = new Date('2027-03-10T00:10:00Z')

function makeFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function placeIn(env: Record<string, string>): BackupPlace {
  const place = openBackupPlace(readSettings({ BACKUP_PASSPHRASE, ...env }))
  if (!place) throw new Error('the settings name no place')
  return place
}

const keysIn = async ({ storage }: BackupPlace) => (await storage.list('')).map(({ key }) => key)
const noUploads = () => folderStorage(path.join(makeFolder(), 'none'))

test.beforeAll(async ({ database }) => {
  await database.pool.query(
    `INSERT INTO contact_messages (name, email, subject, message)
     SELECT 'Guest ' || n, 'guest' || n || '@example.com', 'Other', 'Line one' || E'\\n' || '✨ two'
     FROM generate_series(1, 1500) n`,
  )
})

test.for(['folder', 'bucket'] as const)(
  'a backup in a %s is encrypted, proved, noted as good and comes back, with what staff uploaded',
  { timeout: 180_000 },
  async (kind, { database }) => {
    const bucket = kind === 'bucket' ? await startBucketServer() : null
    if (bucket) onTestFinished(bucket.close)
    const place = placeIn(
      bucket
        ? Object.fromEntries(Object.entries(bucket.env).map(([name, value]) => [`BACKUP_${name}`, value]))
        : { BACKUP_DIR: makeFolder() },
    )
    const uploads = folderStorage(makeFolder())
    await uploads.put('pictures/a-10x10/400.jpg', Readable.from([Buffer.from('a picture')]))
    const made = await makeBackup({ database, uploads, place, migrations: 'migrations', now: NOW })
    expect(made).toMatchObject({ key: 'hotel-20270310t001000z.backup', uploads: 1, removed: 0 })
    expect(made.rows).toBeGreaterThanOrEqual(1500)
    expect(await keysIn(place)).toEqual([
      'hotel-20270310t001000z.backup',
      'hotel-20270310t001000z.good',
      'uploads/pictures/a-10x10/400_jpg.enc',
    ])
    const stored = await place.storage.get(made.key)
    expect(stored && (await buffer(stored)).includes('guest7@example.com')).toBe(false)
    expect(await findNewestGood(place)).toEqual(NOW)

    const file = path.join(makeFolder(), 'fetched')
    await fetchBackup(place, made.key, file)
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    const copy = await copyDatabase()
    onTestFinished(copy.remove)
    const other = await openDatabase(copy)
    expect(await restore(other, file)).toBe(made.rows)
    const [one, two] = [await database.pool.connect(), await other.pool.connect()]
    expect(compareDigests(await digestTables(one), await digestTables(two))).toEqual([])
    await two.query("UPDATE contact_messages SET message = message || '.' WHERE id = 7")
    await two.query("INSERT INTO villa_categories (name) VALUES ('More')")
    expect(compareDigests(await digestTables(one), await digestTables(two))).toEqual([
      'contact_messages: the 1500 rows are not the same',
      expect.stringMatching(/villa_categories: \d+ rows became \d+/),
    ])
    one.release()
    two.release()
    await other.close()
    const back = folderStorage(makeFolder())
    expect(await bringBackUploads(back, place)).toBe(1)
    const picture = await back.get('pictures/a-10x10/400.jpg')
    expect(picture && (await buffer(picture)).toString()).toBe('a picture')
  },
)

test('a place that changes one byte, or loses the end, is found out before the backup counts, and older ones stay', {
  timeout: 240_000,
}, async ({ database }) => {
  const folder = makeFolder()
  const place = placeIn({ BACKUP_DIR: folder })
  const uploads = noUploads()
  await makeBackup({ database, uploads, place, migrations: 'migrations', now: NOW })
  const spoil = (change: (bytes: Buffer) => Buffer): Storage => ({
    ...place.storage,
    put: async (key, content) =>
      await place.storage.put(key, Readable.from([change(await buffer(content))], { objectMode: false })),
  })
  const flip = (bytes: Buffer) => {
    const at = Math.floor(bytes.length / 2)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    return bytes
  }
  const nights = [flip, (bytes: Buffer) => bytes.subarray(0, -1)]
  for (const [night, change] of nights.entries()) {
    const now = new Date(NOW.getTime() + (night + 1) * 3_600_000)
    const lying = { ...place, storage: spoil(change) }
    await expect(
      makeBackup({ database, uploads, place: lying, migrations: 'migrations', now }),
    ).rejects.toThrow(/damaged/)
  }
  expect(await findNewestGood(place)).toEqual(NOW)
  expect(readNames(await keysIn(place)).map(({ isGood }) => isGood)).toEqual([true, false, false])
})

test('what is older than is kept goes, and so does what was never proved, a day later', async ({
  database,
}) => {
  const folder = makeFolder()
  const place = placeIn({ BACKUP_DIR: folder })
  for (const name of ['hotel-20270308t001000z', 'hotel-20270308t120000z'])
    for (const ending of ['backup', 'good']) fs.writeFileSync(path.join(folder, `${name}.${ending}`), '')
  fs.writeFileSync(path.join(folder, 'hotel-20270307t001000z.backup'), '')
  fs.writeFileSync(path.join(folder, 'hotel-20270309t220000z.backup'), '')
  fs.writeFileSync(path.join(folder, 'notes-of-somebody.txt'), '')
  const made = await makeBackup({ database, uploads: noUploads(), place, migrations: 'migrations', now: NOW })
  expect(made.removed).toBe(2)
  expect(
    fs
      .readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort(),
  ).toEqual([
    'hotel-20270308t120000z.backup',
    'hotel-20270308t120000z.good',
    'hotel-20270309t220000z.backup',
    'hotel-20270310t001000z.backup',
    'hotel-20270310t001000z.good',
    'notes-of-somebody.txt',
  ])
})

test('a restored backup whose one byte was changed in its place changes nothing', async ({ database }) => {
  const folder = makeFolder()
  const place = placeIn({ BACKUP_DIR: folder })
  const { key } = await makeBackup({
    database,
    uploads: noUploads(),
    place,
    migrations: 'migrations',
    now: NOW,
  })
  const whole = fs.readFileSync(path.join(folder, key))
  const file = path.join(makeFolder(), 'fetched')
  for (let at = 5; at < whole.length; at += Math.ceil(whole.length / 40)) {
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ 4
    fs.writeFileSync(path.join(folder, key), changed)
    await expect(fetchBackup(place, key, file), `byte ${at}`).rejects.toThrow(/damaged|no encrypted backup/)
  }
})
