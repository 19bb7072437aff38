import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

const SOURCES = [
  'src',
  'assets/fonts',
  'assets/pictures/alternatives.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/backup.ts',
  'scripts/build.ts',
  'scripts/compress.ts',
  'scripts/doctor.ts',
  'scripts/language-plugin.ts',
  'scripts/list-licences.ts',
  'scripts/restore.ts',
  'scripts/run-packages.ts',
  'scripts/serve.ts',
  'scripts/start-parts.ts',
  'scripts/stop.ts',
  'scripts/with-dependencies.ts',
]
const STAMP = 'dist/.sources'
const LOOK_EVERY_MS = 500

/**
 * Builds in a process of its own, unless dist/ was made from exactly these sources: the builder takes some hundred MB,
 * which a process that goes on would hold for good (docs/decisions/one-package.md). A signal to stop, or the end of
 * npm that started this, stops the builder too. Throws when nothing was built.
 */
export async function buildWhenNeeded() {
  if (isBuilt()) return
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let builder
  const stop = () => void builder?.kill()
  const parent = process.ppid
  // Heard before the builder begins: a signal between the two would end this process and leave the builder behind.
  process.on('SIGTERM', stop).on('SIGINT', stop)
  const watch = setInterval(() => process.ppid !== parent && stop(), LOOK_EVERY_MS)
  try {
    builder = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' })
    const [code] = await once(builder, 'exit')
    if (code !== 0) throw new Error(code === null ? 'The build was stopped' : 'The build failed: see above')
  } finally {
    clearInterval(watch)
    process.off('SIGTERM', stop).off('SIGINT', stop)
  }
}

/**
 * Whether dist/ was made from these sources by this version of Node. Every start waits for it: where no file changed in
 * size or time since, none is read.
 */
export function isBuilt() {
  if (!existsSync(STAMP)) return false
  const [fingerprint, looks] = readFileSync(STAMP, 'utf8').split('\n')
  return looks === lookAtSources() || fingerprint === fingerprintSources()
}

/** What is noted of the sources that dist/ is to be made from; taken before the build, so that it sees later changes. */
export function noteSources() {
  const looks = lookAtSources()
  return `${fingerprintSources()}\n${looks}`
}

/** Notes what `noteSources` answered for the sources that dist/ is made from. */
export async function stampBuild(/** @type {string} */ note) {
  await writeFile(STAMP, note)
}

/**
 * Changes with the version of Node and with the name or the content of any source. Some 900 small files are read ten times
 * as fast one by one as through promises.
 */
function fingerprintSources() {
  return hashSources((file) => readFileSync(file))
}

/** Changes with every write to a source: its time is known to the microsecond. */
function lookAtSources() {
  return hashSources((file) => {
    const { size, mtimeMs, ino } = statSync(file)
    return `${size} ${mtimeMs} ${ino} `
  })
}

function hashSources(/** @type {(file: string) => string | Buffer} */ read) {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES) {
    if (!existsSync(source)) continue
    for (const file of filesUnder(source)) hash.update(file).update(read(file))
  }
  return hash.digest('hex')
}

/** The files of a folder in the order of their names, or the one file named; tests and stories are not built. */
export function filesUnder(/** @type {string} */ source) {
  if (statSync(source).isFile()) return [source]
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}${path.sep}${entry.name}`)
    .sort()
}
