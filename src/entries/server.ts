import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createFirstAccount } from '@/features/accounts/server/create-first-account'
import type { Database } from '@/server/db/connect'
import { readSettings, type Settings } from '@/server/env'
import { createApp } from '@/server/http/app'
import type { LogStream } from '@/server/http/log'
import type { MayReach } from '@/server/outside/public-address'
import type { Build } from '@/server/pages/entry-files'
import { createAssetInjector } from '@/server/pages/inject-assets'
import { toPanelFiles } from '@/server/pages/panel-page'
import type { Site } from '@/server/pages/serve-pages'
import { BUILT_MANIFEST } from '@/server/pages/site-manifest'
import { openDatabase } from './open-database'
import { registerApp } from './register-app'
import { knowsPath, renderSite, searchOf } from './site-render'

export type RunningServer = {
  url: string
  app: FastifyInstance
  database: Database
  /** The first account with its generated password, on the start that made it. */
  firstAccount: { email: string; password: string } | undefined
  close: () => Promise<void>
}

export type ServerOptions = {
  env: Record<string, string | undefined>
  /** Where the project's folders (migrations, assets, dist) stand. */
  root?: string
  clock?: () => Date
  /** Which machines outside the app may call, when that is not the internet alone. */
  mayReach?: MayReach
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
    logTo,
    onFatal = exitAtOnce,
  } = options
  const settings = readSettings(env)
  const app = await createApp(settings, { logTo })
  const database = await openDatabase({ settings, root, log: app.log, onFatal })
  try {
    const firstAccount = await createFirstAccount(database.orm, {
      email: settings.ADMIN_EMAIL,
      password: settings.ADMIN_PASSWORD,
    })
    const built = path.join(root, 'dist')
    const site = await readSite(path.join(built, 'client'))
    const panel = toPanelFiles(await readBuild(path.join(built, 'panel')))
    await registerApp(app, { settings, database, root, clock, mayReach, site, panel, built })
    const url = await listen(app, settings)
    const close = async () => {
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

async function readBuild(folder: string): Promise<Build> {
  return JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'))
}

async function readSite(folder: string): Promise<Site> {
  const dress = createAssetInjector(await readBuild(folder), (file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  )
  return { render: renderSite, knowsPath, searchOf, manifest: BUILT_MANIFEST, dress }
}

function exitAtOnce(): never {
  process.exit(1)
}
