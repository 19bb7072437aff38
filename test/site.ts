import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, onRouteHookHandler } from 'fastify'
import { loadLanguage } from '@/entries/load-language'
import { loadRefusals } from '@/entries/load-refusals'
import { registerApp } from '@/entries/register-app'
import { loadSampleProperty } from '@/entries/sample-property'
import { knowsPath, renderSite, searchOf } from '@/entries/site-render'
import type { Database } from '@/server/db/connect'
import { readSettings } from '@/server/env'
import { createApp } from '@/server/http/app'
import type { LogStream } from '@/server/http/log'
import type { InjectAssets } from '@/server/pages/inject-assets'
import type { RenderSite } from '@/server/pages/serve-pages'

type Options = {
  clock?: () => Date
  env?: Record<string, string>
  onRoute?: onRouteHookHandler
  logTo?: LogStream
  /** Another renderer than the site's own. */
  render?: RenderSite
  atOnce?: { running: number; waiting: number }
  /** Has pages name the place of their data, as those of this build do; by itself it stands within them. */
  build?: string
}

/** Pages and API of the sample property without the files that a build makes; at noon, unless `clock` knows better. */
export async function createSite(database: Database, options: Options = {}): Promise<FastifyInstance> {
  const {
    clock = () => new Date('2027-03-10T09:00:00Z'),
    env,
    onRoute,
    logTo,
    render = renderSite,
    atOnce,
    build,
  } = options
  await loadSampleProperty(database.orm)
  const settings = readSettings({ LOG_LEVEL: 'silent', SITE_URL: 'https://hotel.example.com', ...env })
  const app = await createApp(settings, { logTo, loadLanguage, loadRefusals })
  if (onRoute) app.addHook('onRoute', onRoute)
  const built = mkdtempSync(path.join(tmpdir(), 'no-built-files-'))
  for (const folder of ['client/assets', 'panel/staff-assets', 'offline', 'licences'])
    mkdirSync(path.join(built, folder), { recursive: true })
  const site = {
    render,
    knowsPath,
    searchOf,
    manifest: { routes: {} },
    ...(build !== undefined && { build, dress: nameData }),
  }
  const panel = { en: { css: [], preloads: [], scripts: [] } }
  await registerApp(app, {
    settings,
    database,
    root: process.cwd(),
    clock,
    site,
    panel,
    built,
    ...(atOnce && { atOnce }),
  })
  return app
}

const nameData: InjectAssets = (html, _routes, data) => ({
  html:
    data === undefined
      ? html
      : html.replace('</head>', (end) => `<script data-page-data="${data}"></script>${end}`),
  scripts: [],
  styles: [],
})
