import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBackupPlace } from '../src/server/backups/backup-place'
import { alone } from '../src/server/backups/due-backup'
import { makeBackup } from '../src/server/backups/make-backup'
import { openSource } from '../src/server/backups/open-source'
import { backUp } from '../src/server/db/backup'
import { FolderInUse } from '../src/server/db/folder-lock'
import { readSettings, type Settings } from '../src/server/env'
import { copyUploads } from '../src/server/storage/copy-uploads'
import { openStorage } from '../src/server/storage/open-storage'

/**
 * `npm run backup -- FILE`: everything in the database, from either engine, in one file for both, and what staff
 * uploaded to DATA_DIR in the folder FILE.uploads beside it. `npm run backup -- --nightly`: an encrypted one in the place
 * that BACKUP_DIR or BACKUP_S3_BUCKET names, proved by restoring it. The site may run meanwhile.
 */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { nightly: { type: 'boolean', default: false } },
  })
  const settings = readSettings(process.env)
  if (values.nightly) return await backUpToPlace(settings)
  const [file] = positionals
  if (!file) throw new Error('Name the file to write: npm run backup -- hotel.backup')
  await backUpToFile(settings, file)
}

async function backUpToFile(settings: Settings, file: string): Promise<void> {
  const source = await openSource(settings, end)
  const rows = await backUp(source.database, file).finally(source.close)
  console.log(`Wrote ${rows} rows to ${file}. It holds guests' personal data: keep it safe.`)
  const { S3_BUCKET: bucket, DATA_DIR: dataDir } = settings
  if (bucket) {
    console.log(`Uploaded files lie in the bucket ${bucket} and are not in this backup: copy the bucket too.`)
    return
  }
  // After the rows: a file that one of them names was there before them.
  const files = await copyUploads(path.join(dataDir, 'uploads'), `${file}.uploads`)
  console.log(`Copied ${files} uploaded files to ${file}.uploads. The two belong together.`)
}

async function backUpToPlace(settings: Settings): Promise<void> {
  const place = openBackupPlace(settings)
  if (!place)
    throw new Error('Set BACKUP_DIR or BACKUP_S3_BUCKET, and BACKUP_PASSPHRASE, to say where backups lie.')
  const source = await openSource(settings, end)
  const { database } = source
  const uploads = openStorage(settings)
  try {
    let isMade = false
    await alone(database, async () => {
      const made = await makeBackup({ database, uploads, place, migrations: 'migrations', now: new Date() })
      isMade = true
      console.log(
        `${made.key} in ${place.name} is good: ${made.rows} rows were restored for a trial and are the same, ` +
          `${made.uploads} uploaded files are there. ${made.removed} older backups were let go.`,
      )
    })
    if (!isMade) console.log('Another process makes a backup at the moment.')
  } finally {
    await source.close()
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

await run().catch(end)
