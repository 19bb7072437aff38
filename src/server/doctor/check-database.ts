import fs from 'node:fs'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { connectDatabase, type Database } from '../db/connect'
import { FolderInUse } from '../db/folder-lock'
import type { Settings } from '../env'
import { type Finding, fail, ok, tellError, warn } from './finding'

const OLDEST_SERVER = 14
/** Holds, mails and sessions are judged by the database's clock, days by the app's. */
const MOST_SECONDS_APART = 5

type Look = {
  settings: Settings
  /** Where migrations/ stands. */
  migrations: string
  /** Looks further into a database that could be opened and is of this release. */
  further: (database: Database) => Promise<Finding[]>
}

/** Whether the database can be opened, which migrations it lacks, and its clock. An embedded one in use is the running site's. */
export async function checkDatabase({ settings, migrations, further }: Look): Promise<Finding[]> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = settings
  if (!url && !fs.existsSync(path.join(dataDir, 'database')))
    return [ok('database', `There is none in ${dataDir} yet: the first start makes it.`)]
  let database: Database
  try {
    database = await connectDatabase({ url, dataDir, onFatal: () => {}, log: () => {} })
  } catch (error) {
    if (error instanceof FolderInUse) return [await askRunningSite(settings)]
    return [fail('database', `${tellError(error)}.`, url ? SERVER_ADVICE : FOLDER_ADVICE)]
  }
  try {
    const { rows } = await database.pool.query('SHOW server_version')
    const findings = [ok('database', `PostgreSQL ${rows[0].server_version} answers.`)]
    if (url) findings.push(...(await checkServer(database.pool)))
    const migrated = await checkMigrations(database.pool, migrations)
    findings.push(migrated)
    if (migrated.state === 'ok') findings.push(...(await further(database)))
    return findings
  } catch (error) {
    return [fail('database', `${tellError(error)}.`, url ? SERVER_ADVICE : FOLDER_ADVICE)]
  } finally {
    await database.close()
  }
}

const SERVER_ADVICE =
  'Check that the server runs, that DATABASE_URL names its host, port, user and database, and that pg_hba.conf lets this machine in.'
const FOLDER_ADVICE =
  'Restore the newest backup into another DATA_DIR (npm run restore -- --newest) and keep this folder as it is.'

async function askRunningSite({ HOST, PORT }: Settings): Promise<Finding> {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/readyz`
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) })
    if (answer.ok) return ok('database', 'The running site has it open, and it answers.')
    return fail('database', `The running site answers ${answer.status} at ${address}.`, 'Read its log.')
  } catch (error) {
    return warn(
      'database',
      `Another process has it open, and none answers at ${address}: ${tellError(error)}.`,
      'Set HOST and PORT as the site has them, or stop that process.',
    )
  }
}

async function checkServer(pool: pg.Pool): Promise<Finding[]> {
  const { rows } = await pool.query(
    `SELECT current_setting('server_version_num')::int / 10000 AS version,
       extract(epoch FROM clock_timestamp())::float8 AS seconds,
       has_schema_privilege('public', 'CREATE') AND has_database_privilege(current_database(), 'CREATE') AS may_create,
       (SELECT count(*) FROM pg_available_extensions WHERE name IN ('btree_gist', 'pg_trgm')) = 2 AS has_extensions,
       current_setting('fsync') = 'on' AS is_durable`,
  )
  const { version, seconds, may_create, has_extensions, is_durable } = rows[0]
  const apart = Math.abs(Number(seconds) - Date.now() / 1000)
  const found: (Finding | false)[] = [
    version < OLDEST_SERVER &&
      fail('database', `PostgreSQL ${version} is out of support.`, 'Move to PostgreSQL 17 with pg_upgrade.'),
    !may_create &&
      fail(
        'database',
        'The user may not create tables, which migrations do.',
        'GRANT CREATE ON SCHEMA public TO it, and GRANT CREATE ON DATABASE.',
      ),
    !has_extensions &&
      fail(
        'database',
        'The extension btree_gist, which keeps nights from being sold twice, or pg_trgm, by which staff search, is missing.',
        'Install the contributed extensions (Debian: postgresql-contrib).',
      ),
    !is_durable &&
      warn(
        'database',
        'fsync is off: a power cut may lose everything.',
        'Set fsync = on in postgresql.conf.',
      ),
    apart > MOST_SECONDS_APART &&
      fail(
        'clock',
        `The database’s clock is ${Math.round(apart)} seconds apart from this machine’s.`,
        'Let both follow NTP: timedatectl set-ntp true.',
      ),
  ]
  return found.filter((finding) => finding !== false)
}

async function checkMigrations(pool: pg.Pool, folder: string): Promise<Finding> {
  const { rows: there } = await pool.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS journal")
  if (there[0].journal === null) return ok('migrations', 'It is empty: the first start makes the tables.')
  const { rows } = await pool.query<{ at: number }>(
    'SELECT created_at AS at FROM drizzle.__drizzle_migrations ORDER BY 1',
  )
  const done = new Set(rows.map(({ at }) => Number(at)))
  const known = readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis)
  if ([...done].some((at) => at > (known.at(-1) ?? 0)))
    return fail(
      'migrations',
      'The database was migrated by a newer release than this one.',
      'Start that release, or restore a backup made before the update.',
    )
  const missing = known.filter((at) => !done.has(at)).length
  if (missing > 0)
    return warn(
      'migrations',
      `${missing} of ${known.length} migrations are missing.`,
      'The next start applies them: make a backup first (npm run backup).',
    )
  return ok('migrations', `All ${known.length} are there.`)
}
