import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { backUp } from '../db/backup'
import type { Database } from '../db/connect'
import type { Storage } from '../storage/storage'
import { chooseKept, keysOf, readNames } from './backup-names'
import type { BackupPlace } from './backup-place'
import { digestTables, type TableDigests } from './digest-tables'
import { proveBackup } from './prove-backup'
import { storeUploads } from './store-uploads'

/** One that was not proved is of no use; it is left for a day, so that somebody may look at it. */
const UNPROVED_KEPT_MS = 86_400_000

type Options = { database: Database; uploads: Storage; place: BackupPlace; migrations: string; now: Date }
export type MadeBackup = { key: string; rows: number; uploads: number; removed: number }

/**
 * Makes an encrypted backup in its place, proves it by restoring it, notes that it is good, and lets go of those that
 * chooseKept does not keep. Throws when it is not good; older ones are left alone then.
 */
export async function makeBackup({
  database,
  uploads,
  place,
  migrations,
  now,
}: Options): Promise<MadeBackup> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hotel-backup-'))
  const { backup, note } = keysOf(now)
  const { storage, passphrase } = place
  try {
    const file = path.join(folder, 'plain.backup')
    let wanted: TableDigests = {}
    const rows = await backUp(database, file, async (client) => {
      wanted = await digestTables(client)
    })
    const content = fs.createReadStream(file)
    await storage.put(backup, Readable.from(passphrase.encrypt(content), { objectMode: false }))
    fs.rmSync(file)
    await proveBackup({ place, key: backup, wanted, folder, migrations })
    // After the rows: a file that one of them names was there before them.
    const files = await storeUploads(uploads, place)
    await storage.put(note, Readable.from([Buffer.from(`${rows} rows\n`)]))
    return { key: backup, rows, uploads: files, removed: await removeOld(storage, now) }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function removeOld(storage: Storage, now: Date): Promise<number> {
  const backups = readNames((await storage.list('hotel-')).map(({ key }) => key))
  const kept = new Set(chooseKept(backups).map((at) => at.getTime()))
  const old = backups.filter(({ at, isGood }) =>
    isGood ? !kept.has(at.getTime()) : now.getTime() - at.getTime() > UNPROVED_KEPT_MS,
  )
  for (const { at } of old) {
    const keys = keysOf(at)
    // Without its note it counts as unproved, whatever happens in between.
    await storage.delete(keys.note)
    await storage.delete(keys.backup)
  }
  return old.length
}
