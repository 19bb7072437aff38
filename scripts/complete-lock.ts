import { readFileSync, writeFileSync } from 'node:fs'
import { fillGaps, findGaps, type LockFile } from './check/lock-file'

/** Adds what npm forgot to the lock file; run after adding a package when the check asks for it. */
const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
writeFileSync('package-lock.json', `${JSON.stringify(fillGaps(lock), null, 2)}\n`)
console.log(`${findGaps(lock).length} packages added to package-lock.json`)
