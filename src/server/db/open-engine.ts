import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableNodeFS, syncPath, syncTree } from './durable-files'
import { unpackDatabase } from './pack-database'

const ENGINE_VERSION = '18'
const MARK = 'unfinished-database'

// '-F' is PGlite's 'never sync'. Its fdatasync() does nothing either, hence the method.
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB', 'max_wal_size=256MB', 'jit=off'].flatMap(
    (setting) => ['-c', setting],
  ),
]

/** An empty database that the build puts beside the engine (scripts/build.ts): unpacking it takes a tenth of the work. */
const EMPTY_DATABASE = fileURLToPath(new URL('./empty-database.gz', import.meta.url))

/** Whether making a database takes little memory and time. */
export const isQuicklyMade = fs.existsSync(EMPTY_DATABASE)

export function isMade(folder: string): boolean {
  return fs.existsSync(path.join(folder, 'PG_VERSION'))
}

/**
 * Opens the database in `folder`, makes it on the first call. The caller holds the lock on it.
 * Throws when the folder holds something that is not ours to touch.
 */
export async function openEngine(folder: string, onDiskError: (error: unknown) => void): Promise<PGlite> {
  if (!isMade(folder)) await makeDatabase(folder, onDiskError)
  checkVersion(folder)
  // Left by an engine that was killed; nobody can be using it, since we hold the lock.
  fs.rmSync(path.join(folder, 'postmaster.pid'), { force: true })
  return start(folder, onDiskError)
}

/**
 * Makes a database where there is none: builds beside and renames, so that there is a whole one or none, whenever the
 * power goes; from a packed one where there is such. Throws when the folder holds something that is not ours to touch.
 */
export async function makeDatabase(
  folder: string,
  onDiskError: (error: unknown) => void,
  packed = isQuicklyMade ? EMPTY_DATABASE : null,
): Promise<void> {
  const site = `${folder}.unfinished`
  clearUnfinished(site)
  if (fs.existsSync(folder)) removeEmpty(folder)

  fs.mkdirSync(site, { mode: 0o700 })
  fs.writeFileSync(path.join(site, MARK), 'A database being made. Safe to delete while nothing runs.\n')
  const built = path.join(site, 'database')
  fs.mkdirSync(built, { mode: 0o700 })
  if (packed) unpackDatabase(packed, built)
  else await start(built, onDiskError).then((engine) => engine.close())
  syncTree(built)
  fs.renameSync(built, folder)
  syncPath(path.dirname(folder))
  clearUnfinished(site)
}

/** Deletes only what bears our own mark. */
function clearUnfinished(site: string): void {
  if (!fs.existsSync(site)) return
  if (fs.existsSync(path.join(site, MARK))) fs.rmSync(site, { recursive: true })
  else removeEmpty(site)
}

function removeEmpty(folder: string): void {
  if (fs.readdirSync(folder).length > 0) {
    throw new Error(
      `${folder} holds files, but no finished database. Nothing was changed. Move it away, or choose another DATA_DIR.`,
    )
  }
  fs.rmdirSync(folder)
}

function checkVersion(folder: string): void {
  const version = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version === ENGINE_VERSION) return
  throw new Error(
    `${folder} was made by PostgreSQL ${version}, and this release brings PostgreSQL ${ENGINE_VERSION}. ` +
      'Make a backup with the release that made it and restore it with this one.',
  )
}

/**
 * Bytes that a function of the engine runs through before V8 compiles it once more, to be faster: at the usual two
 * million a start alone had so much compiled that this was a fifth of its work (docs/decisions/embedded-database.md).
 */
const RUN_BEFORE_OPTIMISED = 100_000_000

function start(folder: string, onDiskError: (error: unknown) => void): Promise<PGlite> {
  setFlagsFromString(`--wasm-tiering-budget=${RUN_BEFORE_OPTIMISED}`)
  return PGlite.create({
    fs: new DurableNodeFS(folder, onDiskError),
    startParams: START_PARAMS,
    extensions: { btree_gist, pg_trgm },
  })
}
