import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** The address of another database on the same PostgreSQL server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** The name of the database at an address. */
export function databaseName(url: string): string {
  return new URL(url).pathname.slice(1)
}

/** Makes a database, has `fill` write into it, and closes it so that copies can be made. Answers its address. */
export async function makeTemplate(
  serverUrl: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const url = databaseUrl(serverUrl, name)
  await tellServer(serverUrl, `CREATE DATABASE ${name}`)
  await fill(url)
  await closeForCopying(serverUrl, name)
  return url
}

/** Makes a database with all that the template holds. Answers its address. */
export async function copyTemplate(serverUrl: string, template: string, name: string): Promise<string> {
  await tellServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return databaseUrl(serverUrl, name)
}

/** Makes a database with all that another holds, which nobody is to open any more. Answers its address. */
export async function copyClosed(serverUrl: string, original: string, name: string): Promise<string> {
  await closeForCopying(serverUrl, original)
  return copyTemplate(serverUrl, original, name)
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await tellServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
}

export async function listDatabases(serverUrl: string, prefix: string): Promise<string[]> {
  const query = 'SELECT datname FROM pg_database WHERE starts_with(datname, $1)'
  return (await tellServer(serverUrl, query, [prefix])).map(({ datname }) => datname)
}

/** A database is only copied while nobody is in it; on a busy machine a server's own process may leave seconds later. */
async function closeForCopying(serverUrl: string, name: string): Promise<void> {
  await tellServer(serverUrl, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`)
  const inside = 'SELECT datname FROM pg_stat_activity WHERE datname = $1'
  while ((await tellServer(serverUrl, inside, [name])).length > 0) await sleep(50)
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
