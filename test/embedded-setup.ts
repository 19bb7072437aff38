import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '../src/server/db/connect'
import { migrateDatabase } from '../src/server/db/migrate'
import { packDatabase } from '../src/server/db/pack-database'

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

/**
 * Makes one migrated database; every test file works on a copy of its folder. Before it is migrated it is packed beside the
 * engine, as by the build: backups of the tests prove themselves in databases that begin with it.
 */
export async function setup(project: TestProject): Promise<void> {
  process.once('exit', removeHome)
  await buildEngineWorker()
  const template = path.join(home, 'template')
  const empty = await open(template)
  await empty.close()
  packDatabase(path.join(template, 'database'), path.join(BUILT, 'empty-database.gz'))
  const database = await open(template)
  await migrateDatabase(database)
  await database.close()
  project.provide('template', { engine: 'embedded', home, folder: template })
}

const open = (dataDir: string) =>
  connectDatabase({
    dataDir,
    onFatal: (error) => {
      throw error
    },
  })

export function teardown(): void {
  removeHome()
}
