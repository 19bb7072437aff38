import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { connectDatabase, type Database } from '@/server/db/connect'
import { migrateDatabase } from '@/server/db/migrate'
import type { Settings } from '@/server/env'
import { loadSampleProperty } from './sample-property'

type Options = {
  settings: Settings
  /** Where migrations/ stands. */
  root: string
  log: FastifyBaseLogger
  onFatal: (error: Error) => void
}

/** The database of the settings, brought up to date, with the sample property in it when it was empty. */
export async function openDatabase({ settings, root, log, onFatal }: Options): Promise<Database> {
  const database = await connectDatabase({
    url: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    log: (message, err) => log.error({ err }, message),
    onFatal: (error) => {
      log.fatal({ err: error }, 'the database engine is lost')
      onFatal(error)
    },
  })
  try {
    await migrateDatabase(database, path.join(root, 'migrations'))
    await loadSampleProperty(database.orm)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
