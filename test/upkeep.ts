import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect } from 'vitest'
import { keysOf, readNames } from '../src/server/backups/backup-names'
import { openBackupPlace } from '../src/server/backups/backup-place'
import { fetchBackup } from '../src/server/backups/prove-backup'
import { verifyBackup } from '../src/server/db/backup-file'
import { readSettings } from '../src/server/env'
import { NODE_FLAGS } from './app-process'
import { openDatabase } from './database'
import { FIRST_RELEASE_CENTS } from './first-release'

export const BACKUP_PASSPHRASE = 'four words that nobody guesses'

/** What is broken off: starting the app on old tables, putting a backup in the place of data, making a backup. */
export type Upkeep = 'migration' | 'restore' | 'backup'

type Where = { dataDir: string; url?: string }

/** Starts one of them as the built program that does it, in a process of its own. */
export function startUpkeep(
  work: Upkeep,
  { dataDir, url }: Where,
  extra: Record<string, string> = {},
): ChildProcess {
  const program = {
    migration: ['serve.js'],
    restore: ['restore.js', '--newest', '--force'],
    backup: ['backup.js', '--nightly'],
  }
  const [file = '', ...args] = program[work]
  return spawn(process.execPath, [...NODE_FLAGS, `dist/server/${file}`, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      ...{ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, BACKUP_PASSPHRASE, NODE_ENV: 'production' },
      ...(url && { DATABASE_URL: url }),
      ...extra,
    },
  })
}

/** Lets it come to its end, or to serving, and answers how many milliseconds that took. */
export async function letFinish(child: ChildProcess): Promise<number> {
  const begun = performance.now()
  child.stdout?.on('data', (text) => String(text).includes('Open http') && child.kill('SIGKILL'))
  await once(child, 'exit')
  return performance.now() - begun
}

/** Kills it after so long, unless it ended before; answers whether it was killed. */
export async function killAfter(child: ChildProcess, ms: number): Promise<boolean> {
  const ended = once(child, 'exit')
  child.stdout?.resume()
  const timer = setTimeout(() => child.kill('SIGKILL'), ms)
  const [, signal] = await ended
  clearTimeout(timer)
  return signal === 'SIGKILL'
}

const OLD_TABLES = 15
const MIGRATIONS = readMigrationFiles({ migrationsFolder: 'migrations' }).length

/** The state of a database that began as the first release's, named by its data; throws for anything between two states. */
export async function readState(where: Where): Promise<'old' | 'migrated' | 'restored'> {
  const database = await openDatabase(where)
  try {
    const ask = async (statement: string) => (await database.pool.query(statement)).rows[0].n
    const migrations = await ask('SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations')
    const cents = await ask('SELECT sum(total_cents)::int AS n FROM bookings')
    const restored = await ask("SELECT count(*)::int AS n FROM villas WHERE slug = 'only-in-the-backup'")
    const tables = await ask(
      "SELECT count(*)::int AS n FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
    )
    const villas = await ask('SELECT count(*)::int AS n FROM villas')
    const state = `${migrations} ${villas} ${restored}`
    if (state === '2 3 0' && cents === FIRST_RELEASE_CENTS && tables === OLD_TABLES) return 'old'
    if (state === `${MIGRATIONS} 3 0` && cents === FIRST_RELEASE_CENTS && tables > OLD_TABLES)
      return 'migrated'
    if (state === `${MIGRATIONS} 1 1` && cents === null && tables > OLD_TABLES) return 'restored'
    throw new Error(`between two states: ${state}, ${cents} cents, ${tables} tables`)
  } finally {
    await database.close()
  }
}

/** Holds each backup of a folder that is called good to being whole; answers how many there are. */
export async function countGoodBackups(folder: string, temp: string): Promise<number> {
  const place = openBackupPlace(readSettings({ BACKUP_DIR: folder, BACKUP_PASSPHRASE }))
  if (!place) throw new Error('there is no place')
  const good = readNames((await place.storage.list('')).map(({ key }) => key)).filter(({ isGood }) => isGood)
  for (const { at } of good) {
    const file = path.join(temp, `look-${at.getTime()}`)
    await fetchBackup(place, keysOf(at).backup, file)
    expect((await verifyBackup(file)).rows).toBeGreaterThan(0)
    fs.rmSync(file)
  }
  return good.length
}
