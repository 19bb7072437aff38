import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type BackupPlace, openBackupPlace } from '@/server/backups/backup-place'
import { findNewestGood, isDue } from '@/server/backups/due-backup'
import type { Context } from '@/server/context'
import type { Work } from '@/server/repeat-work'

const LOOK_EVERY_MS = 10 * 60_000
/** Built beside the server; a process of its own gives its memory back when it is done. */
const PROGRAM = 'dist/server/backup.js'

/** Makes a backup once a day where the settings name a place for it; nothing where they name none, or nothing is built. */
export function nightlyBackup({ settings, root, now }: Context, log: FastifyBaseLogger): Work[] {
  const place = openBackupPlace(settings)
  const program = path.join(root, PROGRAM)
  if (!place || !fs.existsSync(program)) return []
  const run = (closing: AbortSignal) =>
    backUpWhenDue({ place, program, hour: settings.BACKUP_HOUR, now: now() }, log, closing)
  return [{ name: 'nightly backup', everyMs: LOOK_EVERY_MS, run }]
}

type Due = { place: BackupPlace; program: string; hour: number; now: Date }

async function backUpWhenDue(
  { place, program, hour, now }: Due,
  log: FastifyBaseLogger,
  closing: AbortSignal,
) {
  if (!isDue(await findNewestGood(place), hour, now)) return
  const child = spawn(process.execPath, [program, '--nightly'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal: closing,
    killSignal: 'SIGTERM',
  })
  let said = ''
  child.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-2000)
  })
  const [code] = await once(child, 'close')
  if (code === 0) return log.info('A backup was made and restored for a trial')
  throw new Error(`The backup is not good: ${said.trim()}`)
}
