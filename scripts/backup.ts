import fs from 'node:fs'
import path from 'node:path'
import { backUp } from '../src/server/db/backup'
import { connectDatabase } from '../src/server/db/connect'
import { FolderInUse } from '../src/server/db/folder-lock'
import { askForCopy } from '../src/server/db/live-copy'
import { readSettings } from '../src/server/env'
import { copyUploads } from '../src/server/storage/copy-uploads'

/**
 * `npm run backup -- FILE`: everything in the database, from either engine, in one file for both, and what staff
 * uploaded to DATA_DIR in the folder FILE.uploads beside it. The site may run meanwhile.
 */
async function run(file: string | undefined): Promise<void> {
  if (!file) throw new Error('Name the file to write: npm run backup -- hotel.backup')
  const { DATABASE_URL: url, DATA_DIR: dataDir, S3_BUCKET: bucket } = readSettings(process.env)
  if (!url && !fs.existsSync(path.join(dataDir, 'database'))) {
    throw new Error(`There is no database in ${dataDir} yet. Check DATA_DIR and DATABASE_URL.`)
  }
  const { database, discard } = await openDatabase(url, dataDir)
  try {
    const rows = await backUp(database, file)
    console.log(`Wrote ${rows} rows to ${file}. It holds guests' personal data: keep it safe.`)
  } finally {
    await database.close()
    discard?.()
  }
  if (bucket) {
    console.log(`Uploaded files lie in the bucket ${bucket} and are not in this backup: copy the bucket too.`)
    return
  }
  // After the rows: a file that one of them names was there before them.
  const files = await copyUploads(path.join(dataDir, 'uploads'), `${file}.uploads`)
  console.log(`Copied ${files} uploaded files to ${file}.uploads. The two belong together.`)
}

/** The database itself, or a copy of it from the process that has it open. */
async function openDatabase(url: string | undefined, dataDir: string) {
  try {
    return { database: await connectDatabase({ url, dataDir, onFatal: end }) }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    const copy = await askForCopy(dataDir)
    if (!copy) throw error
    try {
      return {
        database: await connectDatabase({ dataDir: copy.dataDir, onFatal: end }),
        discard: copy.discard,
      }
    } catch (reason) {
      copy.discard()
      throw reason
    }
  }
}

function end(error: unknown): void {
  if (error instanceof FolderInUse) {
    console.error(
      `${error.message}\nThat process gives no copy of it: if it is the site of an older release, stop it, run this again, and start the site.`,
    )
  } else console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

await run(process.argv[2]).catch(end)
