import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres, type ThrowAwayServer } from '../scripts/postgres'
import { connectDatabase } from '../src/server/db/connect'
import { migrateDatabase } from '../src/server/db/migrate'
import { databaseUrl } from './database-url'

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
  await tellServer(serverUrl, `CREATE DATABASE ${template}`)
  const database = await connectDatabase({
    url: databaseUrl(serverUrl, template),
    dataDir: home,
    onFatal: (error) => {
      throw error
    },
  })
  await migrateDatabase(database)
  await database.close()
  await closeForCopying(serverUrl, template)
  project.provide('template', { engine: 'postgres', home, serverUrl, name: template, prefix })
}

/** A database is only copied while nobody is in it; on a busy machine a server's own process may leave seconds later. */
async function closeForCopying(url: string, template: string): Promise<void> {
  await tellServer(url, `ALTER DATABASE ${template} WITH ALLOW_CONNECTIONS false`)
  const inside = 'SELECT datname FROM pg_stat_activity WHERE datname = $1'
  while ((await tellServer(url, inside, [template])).length > 0) await sleep(50)
}

/** Leaves a server that was lent to us as it was. */
export async function teardown(): Promise<void> {
  fs.rmSync(home, { recursive: true, force: true })
  if (server) await server.stop()
  else if (serverUrl) await dropOurs(serverUrl)
}

async function dropOurs(url: string): Promise<void> {
  const ours = await tellServer(url, 'SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [
    prefix,
  ])
  for (const { datname } of ours) await tellServer(url, `DROP DATABASE ${datname} WITH (FORCE)`)
}

async function tellServer(url: string, statement: string, values?: string[]): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}
