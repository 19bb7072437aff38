import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type * as Server from '../src/entries/server'
import { stopWhenAsked } from './stop'

/** Starts what is built with this environment and stops it cleanly when asked to. */
export async function serveApp(env: Record<string, string | undefined>): Promise<Server.RunningServer> {
  process.env.NODE_ENV ??= 'production'
  const built = pathToFileURL(path.resolve('dist/server/server.js')).href
  const { startServer } = (await import(built)) as typeof Server
  const running = await startServer({ env }).catch(explainAndExit)
  // Before the address is told: who has read it may ask the app to stop.
  stopWhenAsked(running.close)
  keepHeapSmall()
  console.log(`\n  Open ${running.url.replace('127.0.0.1', 'localhost')}\n${tellAccount(running)}`)
  return running
}

/**
 * Left alone the heap grows to twice what is in use before it is swept, and keeps the gaps; a server that mostly waits
 * can sweep sooner and close them. V8 13 also keeps the pages it has emptied, some 60 MB of them, unless size is what counts.
 * What runs often enough is compiled to code that is fast anyway: between that and the interpreter V8 keeps machine code
 * for half of the program, some 10 MB with what it takes to make it.
 * Not while it starts, when nearly all that is made is kept: that took a third longer.
 */
function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=20')
  setFlagsFromString('--compact-on-every-full-gc')
  setFlagsFromString('--optimize-for-size')
  setFlagsFromString('--no-sparkplug')
}

/** Said at once with the address: who waits for the one has the other. */
function tellAccount({ firstAccount }: Server.RunningServer): string {
  if (!firstAccount) return ''
  const { email, password } = firstAccount
  return `
  Staff sign in with ${email} and the password ${password}
  It is shown this once; change it after signing in.
`
}

/** A wrong setting or a folder in use is the operator's to mend: the message, without our stack trace. */
export function explainAndExit(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof Error && error.cause instanceof Error)
    console.error(`  because: ${error.cause.message}`)
  process.exit(1)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await serveApp(process.env)
