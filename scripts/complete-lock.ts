import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fillGaps, findGaps, findUnsealed, type LockFile } from './check/lock-file'

/**
 * Adds what npm forgot to the lock file, and leaves out where packages came from; run after adding a package when the
 * check asks for it. Integrity comes from the registry that npm is set up with, as far as that has the package.
 */
const found: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const lock = fillGaps(found)
for (const locked of Object.values(lock.packages)) if (!locked.link) delete locked.resolved

const unknown = findUnsealed(lock).filter(({ place, id }) => {
  const integrity = askRegistry(id)
  if (integrity) Object.assign(lock.packages[place] ?? {}, { integrity })
  return !integrity
})
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${findGaps(found).length} packages added to package-lock.json`)
for (const { id } of unknown) console.log(`The registry does not tell the integrity of ${id}`)

function askRegistry(id: string): string {
  const { status, stdout } = spawnSync('npm', ['view', id, 'dist.integrity', '--loglevel=silent'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return status === 0 ? stdout.trim() : ''
}
