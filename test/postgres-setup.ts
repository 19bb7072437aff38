import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres, type ThrowAwayServer } from '../scripts/postgres'
import { dropDatabase, listDatabases, makeTemplate } from '../scripts/template-database'
import { connectDatabase } from '../src/server/db/connect'
import { migrateDatabase } from '../src/server/db/migrate'

const prefix = `test_${process.pid}_`
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'test-data-'))
let server: ThrowAwayServer | undefined
let serverUrl = process.env.TEST_DATABASE_URL

/** Makes one migrated database on the server; every test file works on a copy of it. */
export async function setup(project: TestProject): Promise<void> {
  if (!serverUrl) {
    server = await startPostgres()
    serverUrl = server.url
  }
  const template = `${prefix}template`
  await makeTemplate(serverUrl, template, async (url) => {
    const database = await connectDatabase({
      url,
      dataDir: home,
      onFatal: (error) => {
        throw error
      },
    })
    await migrateDatabase(database)
    await database.close()
  })
  project.provide('template', { engine: 'postgres', home, serverUrl, name: template, prefix })
}

/** Leaves a server that was lent to us as it was. */
export async function teardown(): Promise<void> {
  fs.rmSync(home, { recursive: true, force: true })
  if (server) await server.stop()
  else if (serverUrl) await dropOurs(serverUrl)
}

async function dropOurs(url: string): Promise<void> {
  for (const name of await listDatabases(url, prefix)) await dropDatabase(url, name)
}
