import fs from 'node:fs'
import path from 'node:path'
import { backUp } from '../src/server/db/backup'
import { connectDatabase } from '../src/server/db/connect'
import { FolderInUse } from '../src/server/db/folder-lock'
import { readSettings } from '../src/server/env'
import { copyUploads } from '../src/server/storage/copy-uploads'

/**
 * `npm run backup -- FILE`: everything in the database, from either engine, in one file for both, and what staff
 * uploaded to DATA_DIR in the folder FILE.uploads beside it.
 */
async function run(file: string | undefined): Promise<void> {
  if (!file) throw new Error('Name the file to write: npm run backup -- hotel.backup')
  const { DATABASE_URL: url, DATA_DIR: dataDir, S3_BUCKET: bucket } = readSettings(process.env)
  if (!url && !fs.existsSync(path.join(dataDir, 'database'))) {
    throw new Error(`There is no database in ${dataDir} yet. Check DATA_DIR and DATABASE_URL.`)
  }
  const database = await connectDatabase({ url, dataDir, onFatal: end })
  try {
    const rows = await backUp(database, file)
    console.log(`Wrote ${rows} rows to ${file}. It holds guests' personal data: keep it safe.`)
  } finally {
    await database.close()
  }
  if (bucket) {
    console.log(`Uploaded files lie in the bucket ${bucket} and are not in this backup: copy the bucket too.`)
    return
  }
  // After the rows: a file that one of them names was there before them.
  const files = await copyUploads(path.join(dataDir, 'uploads'), `${file}.uploads`)
  console.log(`Copied ${files} uploaded files to ${file}.uploads. The two belong together.`)
}

function end(error: unknown): void {
  if (error instanceof FolderInUse) {
    console.error(
      `${error.message}\nTo back up: stop the site, run this again, and start the site. A PostgreSQL server can be backed up while the site runs.`,
    )
  } else console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

await run(process.argv[2]).catch(end)
