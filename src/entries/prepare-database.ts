import path from 'node:path'
import type { Database } from '@/server/db/connect'
import { migrateDatabase } from '@/server/db/migrate'
import { loadSampleProperty } from './sample-property'

/** Brings a database's tables up to date, and puts the sample property in when it is empty. `root`: where migrations/ stands. */
export async function prepareDatabase(database: Database, root: string): Promise<void> {
  await migrateDatabase(database, path.join(root, 'migrations'))
  await loadSampleProperty(database.orm)
}
