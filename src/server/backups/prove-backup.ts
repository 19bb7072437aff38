import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { connectDatabase } from '../db/connect'
import { restore } from '../db/restore'
import type { BackupPlace } from './backup-place'
import { compareDigests, digestTables, type TableDigests } from './digest-tables'

type Proof = {
  place: BackupPlace
  key: string
  /** What the database held when the backup was taken. */
  wanted: TableDigests
  /** An empty folder for the trial, which is left with the throw-away database in it. */
  folder: string
  migrations: string
}

/**
 * Reads a backup back from its place, restores it into a throw-away embedded database and compares every table by its rows
 * and checksum. Throws with what differs.
 */
export async function proveBackup({ place, key, wanted, folder, migrations }: Proof): Promise<void> {
  const file = path.join(folder, 'proved.backup')
  await fetchBackup(place, key, file)
  const database = await connectDatabase({ dataDir: folder, onFatal: () => {} })
  try {
    // Before an update is started the database lacks what the newest migrations make.
    await restore(database, file, { migrations, asItWas: true })
    const client = await database.pool.connect()
    const found = await digestTables(client).finally(() => client.release())
    const differences = compareDigests(wanted, found)
    if (differences.length > 0) throw new Error(`It is not what the database held: ${differences.join('; ')}`)
  } finally {
    await database.close()
  }
}

/** Brings a backup from its place into a file of its own, decrypted. Throws DecryptionError. */
export async function fetchBackup(
  { storage, passphrase }: BackupPlace,
  key: string,
  file: string,
): Promise<void> {
  const stored = await storage.get(key)
  if (!stored) throw new Error(`There is no ${key}.`)
  await pipeline(passphrase.decrypt(stored), fs.createWriteStream(file, { mode: 0o600 }))
}
