import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '@/server/db/connect'
import { readSettings, type Settings } from '@/server/env'
import type { LogStream } from '@/server/http/log'
import type { MayReach } from '@/server/outside/public-address'
import { loadLanguage } from './load-language'
import { loadRefusals } from './load-refusals'
import { openDatabase } from './open-database'

export type RunningServer = {
  url: string
  app: FastifyInstance
  database: Database
  /** The first account with its generated password, on the start that made it. */
  firstAccount: { email: string; password: string } | undefined
  /** Says at /readyz that it leaves, waits for DRAIN_SECONDS, answers what is under way and ends. */
  close: () => Promise<void>
}

export type ServerOptions = {
  env: Record<string, string | undefined>
  /** Where the project's folders (migrations, assets, dist) stand. */
  root?: string
  clock?: () => Date
  /** Which machines outside the app may call, when that is not the internet alone. */
  mayReach?: MayReach
  /** The pause of background jobs that somebody waits for, when it is not as long as usual. */
  soonMs?: number
  /** Where the log goes, when that is not standard output. */
  logTo?: LogStream
  /** The engine under the data is lost: the process must end. */
  onFatal?: (error: Error) => void
}

/** Opens the database, brings it up to date and serves the whole app. Throws SettingsError, FolderInUse. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    env,
    root = process.cwd(),
    clock = () => new Date(),
    mayReach,
    soonMs,
    logTo,
    onFatal = exitAtOnce,
  } = options
  const settings = readSettings(env)
  let log: FastifyBaseLogger | undefined
  const creating = import('@/server/http/app').then(async ({ createApp }) => {
    const app = await createApp(settings, { logTo, loadLanguage, loadRefusals })
    log = app.log
    return app
  })
  const [database, app, { assembleApp }] = await Promise.all([
    openDatabase({ settings, root, log: () => log, onFatal }),
    // Read from the disk while the embedded engine begins on a thread of its own.
    creating,
    import('./assemble-app'),
  ])
  try {
    let isLeaving = false
    const firstAccount = await assembleApp(app, {
      ...{ settings, database, root, clock, mayReach, soonMs },
      isLeaving: () => isLeaving,
    })
    const url = await listen(app, settings)
    const close = async () => {
      isLeaving = true
      // Whoever balances the load hears of it at /readyz, and sends nothing more by the time that nothing is taken.
      await sleep(settings.DRAIN_SECONDS * 1000)
      await app.close()
      await database.close()
    }
    return { url, app, database, firstAccount, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function listen(app: FastifyInstance, { HOST: host, PORT: port }: Settings): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (cause) {
    throw new Error(`Could not listen at HOST ${host} and PORT ${port}`, { cause })
  }
}

function exitAtOnce(): never {
  process.exit(1)
}
