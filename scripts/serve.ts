import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Server from '../src/entries/server'
import { stopWhenAsked } from './stop'

/** Starts what is built with this environment and stops it cleanly when asked to. */
export async function serveHouse(env: Record<string, string | undefined>): Promise<Server.RunningServer> {
  process.env.NODE_ENV ??= 'production'
  const built = pathToFileURL(path.resolve('dist/server/server.js')).href
  const { startServer } = (await import(built)) as typeof Server
  const house = await startServer({ env }).catch(explainAndExit)
  console.log(`\n  Open ${house.url.replace('127.0.0.1', 'localhost')}\n`)
  if (house.firstAccount) {
    const { email, password } = house.firstAccount
    console.log(`  Staff sign in with ${email} and the password ${password}`)
    console.log('  It is shown this once; change it after signing in.\n')
  }
  stopWhenAsked(house.close)
  return house
}

/** A wrong setting or a folder in use is the operator's to mend: the message, without our stack trace. */
export function explainAndExit(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof Error && error.cause instanceof Error)
    console.error(`  because: ${error.cause.message}`)
  process.exit(1)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await serveHouse(process.env)
