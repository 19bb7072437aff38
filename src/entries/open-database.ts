import type { FastifyBaseLogger } from 'fastify'
import { connectDatabase, type Database, writeToStderr } from '@/server/db/connect'
import type { Settings } from '@/server/env'

type Options = {
  settings: Settings
  /** Where migrations/ stands. */
  root: string
  /** The log to write to, once there is one. */
  log: () => FastifyBaseLogger | undefined
  onFatal: (error: Error) => void
}

/**
 * The database of the settings, brought up to date, with the sample property in it when it was empty. The embedded
 * engine begins on a thread of its own, so that what it is brought up to date with is read from the disk meanwhile.
 */
export async function openDatabase({ settings, root, log, onFatal }: Options): Promise<Database> {
  const connecting = connectDatabase({
    url: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    log: (message, err) => {
      const open = log()
      if (open) open.error({ err }, message)
      else writeToStderr(message, err)
    },
    onFatal: (error) => {
      log()?.fatal({ err: error }, 'the database engine is lost')
      onFatal(error)
    },
  })
  const [database, { prepareDatabase }] = await Promise.all([connecting, import('./prepare-database')])
  try {
    await prepareDatabase(database, root)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
