import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Settings } from '../env'
import { type Finding, fail, ok, tellError, warn } from './finding'

const MEGABYTE = 1024 ** 2
/** Below the first nothing is written any more before long; below the second there is time to act. */
export const DISK_LIMITS = { failedBytes: 300 * MEGABYTE, warningBytes: 2048 * MEGABYTE }

/** Whether files can be written, flushed and renamed in DATA_DIR, who else may read it, and the room on its disk. */
export function checkFolder({ DATA_DIR: folder }: Settings, limits = DISK_LIMITS): Finding[] {
  const written = tryToWrite(folder)
  if (written) return [written]
  return [
    ok('folder', `${path.resolve(folder)} can be written.`),
    ...checkReaders(folder),
    checkDisk(folder, limits),
  ]
}

function tryToWrite(folder: string): Finding | null {
  const advice = 'Let DATA_DIR name a folder that the user of this process owns: mkdir -p, then chown.'
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    const file = path.join(folder, `.doctor-${randomBytes(6).toString('hex')}`)
    fs.writeFileSync(file, 'A trial of the doctor. Safe to delete.\n', { flush: true })
    fs.renameSync(file, `${file}.renamed`)
    fs.rmSync(`${file}.renamed`)
    return null
  } catch (error) {
    return fail('folder', `Nothing can be written in ${folder}: ${tellError(error)}.`, advice)
  }
}

function checkReaders(folder: string): Finding[] {
  if (process.platform === 'win32' || (fs.statSync(folder).mode & 0o077) === 0) return []
  return [
    warn(
      'folder',
      `Other users of this machine may look into ${folder}, which holds guests' data.`,
      `chmod 700 ${folder}`,
    ),
  ]
}

function checkDisk(folder: string, { failedBytes, warningBytes }: typeof DISK_LIMITS): Finding {
  const { bavail, bsize } = fs.statfsSync(folder)
  const free = bavail * bsize
  const said = `${Math.floor(free / MEGABYTE)} MB are free on the disk of ${folder}.`
  const advice = 'Delete what is not needed there (old backups, logs), or give it a larger disk.'
  if (free < failedBytes) return fail('disk', said, advice)
  return free < warningBytes ? warn('disk', said, advice) : ok('disk', said)
}
