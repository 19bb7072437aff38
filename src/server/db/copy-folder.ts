import fs from 'node:fs'
import path from 'node:path'

/** What of a database's folder belongs to the process that has it open. */
const OF_THE_PROCESS = ['postmaster.pid', 'postmaster.opts']
/** What must be left free for the database that is copied. */
const LEAST_FREE_BYTES = 128 * 1024 * 1024

/**
 * Copies the files of a database, on file systems that can share blocks at no cost. Nothing may be written meanwhile.
 * `onProgress` hears of each file. Throws when there is no room for it.
 */
export function copyFolder(folder: string, target: string, onProgress: () => void): void {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !OF_THE_PROCESS.includes(entry.name))
  assertRoom(folder, files)
  fs.mkdirSync(target, { mode: 0o700 })
  // Parents come before what they hold.
  for (const entry of entries.filter((one) => one.isDirectory()))
    fs.mkdirSync(placeOf(entry), { mode: 0o700 })
  for (const entry of files) {
    fs.copyFileSync(path.join(entry.parentPath, entry.name), placeOf(entry), fs.constants.COPYFILE_FICLONE)
    onProgress()
  }

  function placeOf({ parentPath, name }: fs.Dirent): string {
    return path.join(target, path.relative(folder, parentPath), name)
  }
}

function assertRoom(folder: string, files: fs.Dirent[]): void {
  const sizes = files.map(({ parentPath, name }) => fs.statSync(path.join(parentPath, name)).size)
  const wanted = sizes.reduce((sum, size) => sum + size, LEAST_FREE_BYTES)
  const { bavail, bsize } = fs.statfsSync(folder)
  if (bavail * bsize >= wanted) return
  const megabytes = Math.ceil(wanted / 1024 / 1024)
  throw new Error(`A copy of the database needs ${megabytes} MB free on the disk under DATA_DIR.`)
}
