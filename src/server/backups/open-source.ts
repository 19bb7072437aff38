import fs from 'node:fs'
import path from 'node:path'
import { connectDatabase, type Database } from '../db/connect'
import { FolderInUse } from '../db/folder-lock'
import { askForCopy } from '../db/live-copy'
import type { Settings } from '../env'

export type BackupSource = { database: Database; close: () => Promise<void> }

/** The database of the settings, or a copy of it from the process that has it open. Throws where there is none yet. */
export async function openSource(
  settings: Settings,
  onFatal: (error: unknown) => void,
): Promise<BackupSource> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = settings
  if (!url && !fs.existsSync(path.join(dataDir, 'database'))) {
    throw new Error(`There is no database in ${dataDir} yet. Check DATA_DIR and DATABASE_URL.`)
  }
  try {
    const database = await connectDatabase({ url, dataDir, onFatal })
    return { database, close: database.close }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    const copy = await askForCopy(dataDir)
    if (!copy) throw error
    try {
      const database = await connectDatabase({ dataDir: copy.dataDir, onFatal })
      return { database, close: () => database.close().finally(copy.discard) }
    } catch (reason) {
      copy.discard()
      throw reason
    }
  }
}
