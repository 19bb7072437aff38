import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { PoolClient } from 'pg'
import { setAsideDueMessages } from '../src/features/guest-messages/server/set-aside-due'
import {
  countAgreed,
  setAsideWaitingPhoneMessages,
} from '../src/features/phone-messages/server/set-aside-messages'
import { dropWaitingPushes } from '../src/features/staff-push/server/drop-waiting-pushes'
import { setAsideWaitingWebhooks } from '../src/features/webhooks/server/set-aside-webhooks'
import { keysOf, readNames } from '../src/server/backups/backup-names'
import { type BackupPlace, openBackupPlace } from '../src/server/backups/backup-place'
import { fetchBackup } from '../src/server/backups/prove-backup'
import { bringBackUploads } from '../src/server/backups/store-uploads'
import { connectDatabase } from '../src/server/db/connect'
import { restore } from '../src/server/db/restore'
import { readSettings, type Settings } from '../src/server/env'
import { setAsideWaitingMails } from '../src/server/mail/set-aside-mails'
import { copyUploads } from '../src/server/storage/copy-uploads'
import { openStorage } from '../src/server/storage/open-storage'

/**
 * `npm run restore -- FILE [--force]`: fills an empty database, or with --force replaces what is there, and puts the
 * uploaded files of FILE.uploads back beside those in DATA_DIR. `--newest` takes the newest good backup from the place that
 * BACKUP_DIR or BACKUP_S3_BUCKET names, `--name=KEY` that one, `--list` says what lies there. Mails that waited are not
 * sent by themselves.
 */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      newest: { type: 'boolean', default: false },
      name: { type: 'string' },
      list: { type: 'boolean', default: false },
    },
  })
  const settings = readSettings(process.env)
  const [file] = positionals
  if (values.list) return await list(openPlace(settings))
  if (values.newest || values.name !== undefined) {
    const place = openPlace(settings)
    return await restoreFrom(settings, place, values.name ?? (await findNewest(place)), values.force)
  }
  if (!file) throw new Error('Name the file to read: npm run restore -- hotel.backup, or take --newest')
  await fill(settings, file, values.force)
  const { S3_BUCKET: bucket, DATA_DIR: dataDir } = settings
  if (bucket) return console.log(`Uploaded files are read from the bucket ${bucket}; none were put back.`)
  const files = await copyUploads(`${file}.uploads`, path.join(dataDir, 'uploads'))
  console.log(`Put ${files} uploaded files back.`)
}

function openPlace(settings: Settings): BackupPlace {
  const place = openBackupPlace(settings)
  if (!place)
    throw new Error('Set BACKUP_DIR or BACKUP_S3_BUCKET, and BACKUP_PASSPHRASE, to say where backups lie.')
  return place
}

async function readPlace({ storage }: BackupPlace) {
  return readNames((await storage.list('hotel-')).map(({ key }) => key))
}

async function list(place: BackupPlace): Promise<void> {
  for (const { at, isGood } of await readPlace(place))
    console.log(`${keysOf(at).backup}  ${isGood ? 'good' : 'never proved'}`)
}

async function findNewest(place: BackupPlace): Promise<string> {
  const newest = (await readPlace(place)).findLast(({ isGood }) => isGood)
  if (!newest) throw new Error(`There is no good backup in ${place.name}.`)
  return keysOf(newest.at).backup
}

async function restoreFrom(
  settings: Settings,
  place: BackupPlace,
  key: string,
  force: boolean,
): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hotel-restore-'))
  try {
    const file = path.join(folder, key)
    await fetchBackup(place, key, file)
    await fill(settings, file, force)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
  const files = await bringBackUploads(openStorage(settings), place)
  console.log(`${files} uploaded files of the backup are there.`)
}

async function fill(
  { DATABASE_URL: url, DATA_DIR: dataDir }: Settings,
  file: string,
  force: boolean,
): Promise<void> {
  const database = await connectDatabase({ url, dataDir, onFatal: end })
  try {
    let mails = 0
    let webhooks = 0
    let phones = 0
    let due = 0
    let agreed = 0
    const settle = async (client: PoolClient) => {
      mails = await setAsideWaitingMails(client)
      webhooks = await setAsideWaitingWebhooks(client)
      phones = await setAsideWaitingPhoneMessages(client)
      due = await setAsideDueMessages(client)
      agreed = await countAgreed(client)
      await dropWaitingPushes(client)
    }
    const rows = await restore(database, file, { force, settle })
    console.log(`Restored ${rows} rows from ${path.basename(file)}.`)
    if (mails > 0) {
      console.log(
        `${mails} mails were waiting when the backup was made and may have gone out since. None is sent by itself: ` +
          'staff find them among the undelivered mails.',
      )
    }
    if (phones > 0)
      console.log(
        `${phones} messages to phones waited too: none is sent, staff find them under Automatic messages.`,
      )
    if (due > 0)
      console.log(
        `${due} automatic messages are due now and may have gone out since the backup was made: none is sent by itself.`,
      )
    if (agreed > 0)
      console.log(
        'Who answered STOP from their phone since the backup was made is not known here. Take these numbers from the ' +
          "provider's list of opt-outs and from WhatsApp, and write them down in the guests' profiles.",
      )
    if (webhooks > 0)
      console.log(
        `${webhooks} messages of webhooks waited too: staff find them in their log, to be sent again.`,
      )
  } finally {
    await database.close()
  }
}

function end(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

await run().catch(end)
