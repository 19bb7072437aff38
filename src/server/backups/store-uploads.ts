import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Storage } from '../storage/storage'
import type { BackupPlace } from './backup-place'

const FOLDER = 'uploads/'
/** Keys have one dot; no ending has an underscore. */
const toBackupKey = (key: string) => `${FOLDER}${key.replace(/\.([a-z0-9]+)$/, '_$1')}.enc`
const toUploadKey = (key: string) => key.slice(FOLDER.length).replace(/_([a-z0-9]+)\.enc$/, '.$1')

/**
 * Brings the uploads that are not there yet to the backup's place, each read back before it counts, and answers how many
 * there are. Files never change once they are written, and none is taken away again from there.
 */
export async function storeUploads(uploads: Storage, { storage, passphrase }: BackupPlace): Promise<number> {
  const there = new Set((await storage.list(FOLDER)).map(({ key }) => key))
  const wanted = await uploads.list('')
  for (const { key } of wanted) {
    const target = toBackupKey(key)
    if (there.has(target)) continue
    const content = await uploads.get(key)
    // Deleted since it was listed.
    if (!content) continue
    const [sent, read] = [createHash('sha256'), createHash('sha256')]
    await storage.put(target, Readable.from(passphrase.encrypt(tap(content, sent)), { objectMode: false }))
    const stored = await storage.get(target)
    if (stored) for await (const piece of passphrase.decrypt(stored)) read.update(piece)
    if (sent.digest('hex') === read.digest('hex')) continue
    await storage.delete(target)
    throw new Error(`The upload ${key} did not come back from the backup as it went in.`)
  }
  return wanted.length
}

/** Puts the uploads that are missing back, and answers how many the backup's place has. */
export async function bringBackUploads(
  uploads: Storage,
  { storage, passphrase }: BackupPlace,
): Promise<number> {
  const stored = await storage.list(FOLDER)
  for (const { key } of stored) {
    const target = toUploadKey(key)
    if (await uploads.stat(target)) continue
    const content = await storage.get(key)
    if (content) await uploads.put(target, Readable.from(passphrase.decrypt(content), { objectMode: false }))
  }
  return stored.length
}

async function* tap(
  content: AsyncIterable<Buffer>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    hash.update(piece)
    yield piece
  }
}
