import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from '@/server/context'
import { openStorage } from '@/server/storage/open-storage'

/** Takes away what lies in files: mails in the outbox by their names, uploads by their storage keys. */
export async function clearFiles(
  { settings }: Pick<Context, 'settings'>,
  { mails, uploads }: { mails: readonly string[]; uploads: readonly string[] },
): Promise<void> {
  const outbox = path.join(settings.DATA_DIR, 'outbox')
  for (const name of mails) await rm(path.join(outbox, `${name}.eml`), { force: true })
  if (uploads.length === 0) return
  const storage = openStorage(settings)
  for (const key of uploads) await storage.delete(key)
}
