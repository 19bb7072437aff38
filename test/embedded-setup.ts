import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '../src/server/db/connect'
import { migrateDatabase } from '../src/server/db/migrate'

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'test-databases-'))
// Within the project, where the engine's library is found from.
const BUILT = 'node_modules/.cache/engine-worker'
const removeHome = () => fs.rmSync(home, { recursive: true, force: true })

/** Without its types once and for all: for each thread anew it would take as long as the engine's own start. */
async function buildEngineWorker(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'src/server/db/engine-worker.ts', outDir: BUILT, target: 'node20' },
  })
  process.env.BUILT_ENGINE_WORKER = pathToFileURL(path.resolve(BUILT, 'engine-worker.js')).href
}

/** Makes one migrated database; every test file works on a copy of its folder. */
export async function setup(project: TestProject): Promise<void> {
  process.once('exit', removeHome)
  await buildEngineWorker()
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
