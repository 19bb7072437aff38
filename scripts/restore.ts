import path from 'node:path'
import { parseArgs } from 'node:util'
import type { PoolClient } from 'pg'
import { connectDatabase } from '../src/server/db/connect'
import { restore } from '../src/server/db/restore'
import { readSettings } from '../src/server/env'
import { setAsideWaitingMails } from '../src/server/mail/set-aside-mails'
import { copyUploads } from '../src/server/storage/copy-uploads'

/**
 * `npm run restore -- FILE [--force]`: fills an empty database, or with --force replaces what is there, and puts the
 * uploaded files of FILE.uploads back beside those in DATA_DIR. Mails that waited are not sent by themselves.
 */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (!file) throw new Error('Name the file to read: npm run restore -- hotel.backup')
  const { DATABASE_URL: url, DATA_DIR: dataDir, S3_BUCKET: bucket } = readSettings(process.env)
  const database = await connectDatabase({ url, dataDir, onFatal: end })
  try {
    let mails = 0
    const settle = async (client: PoolClient) => {
      mails = await setAsideWaitingMails(client)
    }
    const rows = await restore(database, file, { force: values.force, settle })
    console.log(`Restored ${rows} rows from ${file}.`)
    if (mails > 0) {
      console.log(
        `${mails} mails were waiting when the backup was made and may have gone out since. None is sent by itself: ` +
          'staff find them among the undelivered mails.',
      )
    }
  } finally {
    await database.close()
  }
  if (bucket) return console.log(`Uploaded files are read from the bucket ${bucket}; none were put back.`)
  const files = await copyUploads(`${file}.uploads`, path.join(dataDir, 'uploads'))
  console.log(`Put ${files} uploaded files back.`)
}

function end(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

await run().catch(end)
