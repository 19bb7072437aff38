import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createFirstAccount } from '@/features/accounts/server/create-first-account'
import { currentLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/kernel/language'
import { PANEL_LANGUAGES } from '@/kernel/panel-language'
import type { Database } from '@/server/db/connect'
import type { Settings } from '@/server/env'
import type { MayReach } from '@/server/outside/public-address'
import type { Build } from '@/server/pages/entry-files'
import { createAssetInjector, type InjectAssets } from '@/server/pages/inject-assets'
import { type PanelFiles, toPanelFiles } from '@/server/pages/panel-page'
import type { Site } from '@/server/pages/serve-pages'
import { BUILT_MANIFEST } from '@/server/pages/site-manifest'
import { registerApp } from './register-app'
import { knowsPath, renderSite, searchOf } from './site-render'

type Options = {
  settings: Settings
  database: Database
  /** Where dist/, assets/ and public/ stand. */
  root: string
  clock: () => Date
  mayReach: MayReach | undefined
  soonMs: number | undefined
  isLeaving: () => boolean
}

/** Puts all that was built into an empty app; answers the first account, on the start that makes it. */
export async function assembleApp(app: FastifyInstance, options: Options) {
  const { settings, database, root } = options
  const firstAccount = await createFirstAccount(database.orm, {
    email: settings.ADMIN_EMAIL,
    password: settings.ADMIN_PASSWORD,
  })
  const built = path.join(root, 'dist')
  const site = await readSite(path.join(built, 'client'))
  const panel = await readPanel(path.join(built, 'panel'))
  await registerApp(app, { ...options, site, panel, built })
  return firstAccount
}

async function readPanel(folder: string): Promise<PanelFiles> {
  const builds = PANEL_LANGUAGES.map(async (language) => [
    language,
    toPanelFiles(await readBuild(folder, language)),
  ])
  return Object.fromEntries(await Promise.all(builds))
}

async function readBuild(folder: string, language: Language): Promise<Build> {
  const manifest = language === DEFAULT_LANGUAGE ? 'manifest.json' : `manifest.${language}.json`
  return JSON.parse(await readFile(path.join(folder, '.vite', manifest), 'utf8'))
}

async function readSite(folder: string): Promise<Site> {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const builds = await Promise.all(LANGUAGES.map((language) => readBuild(folder, language)))
  const dressers = new Map(
    LANGUAGES.map((language, index) => [language, createAssetInjector(builds[index] ?? {}, read)]),
  )
  const build = createHash('sha256').update(JSON.stringify(builds)).digest('base64url').slice(0, 6)
  const dress: InjectAssets = (html, routes, data) => {
    const inject = dressers.get(currentLanguage())
    if (!inject) throw new Error(`The site is not built in ${currentLanguage()}`)
    return inject(html, routes, data)
  }
  return { render: renderSite, knowsPath, searchOf, manifest: BUILT_MANIFEST, dress, build }
}
