import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '../src/server/db/connect'
import { migrateDatabase } from '../src/server/db/migrate'

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'test-databases-'))
const removeHome = () => fs.rmSync(home, { recursive: true, force: true })

/** Makes one migrated database; every test file works on a copy of its folder. */
export async function setup(project: TestProject): Promise<void> {
  process.once('exit', removeHome)
  const template = path.join(home, 'template')
  const database = await connectDatabase({
    dataDir: template,
    onFatal: (error) => {
      throw error
    },
  })
  await migrateDatabase(database)
  await database.close()
  project.provide('template', { engine: 'embedded', home, folder: template })
}

export function teardown(): void {
  removeHome()
}
