import type { FastifyInstance } from 'fastify'
import { createFirstAccount } from '@/features/accounts/server/create-first-account'
import type { Database } from '@/server/db/connect'
import { migrateDatabase } from '@/server/db/migrate'
import type { Settings } from '@/server/env'
import { createApp } from '@/server/http/app'
import { DEVELOPMENT_PANEL } from '@/server/pages/panel-page'
import { DEVELOPMENT_MANIFEST } from '@/server/pages/site-manifest'
import { loadLanguage } from './load-language'
import { loadRefusals } from './load-refusals'
import { registerApp } from './register-app'
import { knowsPath, renderSite, searchOf } from './site-render'

/** The app as `npm run dev` serves it: pages made anew each time, the browser's files by Vite, new migrations applied. */
export async function developmentApp(settings: Settings, database: Database): Promise<FastifyInstance> {
  await migrateDatabase(database)
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings
  const first = await createFirstAccount(database.orm, { email, password })
  if (first) process.stdout.write(`  Staff sign in with ${first.email} and the password ${first.password}\n`)
  const app = await createApp(settings, { loadLanguage, loadRefusals })
  const site = { render: renderSite, knowsPath, searchOf, manifest: DEVELOPMENT_MANIFEST }
  await registerApp(app, {
    settings,
    database,
    root: process.cwd(),
    clock: () => new Date(),
    site,
    panel: DEVELOPMENT_PANEL,
    built: null,
  })
  await app.ready()
  return app
}
