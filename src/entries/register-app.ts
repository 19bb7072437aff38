import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sellExtras } from '@/features/extras/server/sell-extras'
import { previewFinder } from '@/features/media/server/find-previews'
import { offerDeposit } from '@/features/payment-links/server/offer-deposit'
import { plainCheckoutRoutes } from '@/features/plain-checkout/server/routes'
import { PROPERTY_PATH } from '@/features/property/paths'
import { tellFacts } from '@/features/property/rules/told-facts'
import { readPublicProperty } from '@/features/property/server/store'
import { guestCardRoutes } from '@/features/registration-cards/server/guest-routes'
import { dayIn } from '@/kernel/days'
import { LICENCES_FOLDER } from '@/kernel/licences'
import type { Context } from '@/server/context'
import type { Database } from '@/server/db/connect'
import type { Settings } from '@/server/env'
import { serveFiles, serveFolder } from '@/server/http/static-files'
import { metricsRoutes } from '@/server/metrics/metrics-routes'
import { isPublicAddress, type MayReach } from '@/server/outside/public-address'
import { announceChanges, type Changes } from '@/server/pages/announce-changes'
import { PageCache } from '@/server/pages/page-cache'
import { type PanelFiles, servePanel } from '@/server/pages/panel-page'
import { type Site, servePages } from '@/server/pages/serve-pages'
import { startTraces } from '@/server/traces/start-traces'
import { addApiRoutes } from './api-routes'
import { startBackgroundJobs } from './background-jobs'
import { metricsGatherer } from './gather-metrics'
import { knownNames } from './known-names'
import { loadLanguage } from './load-language'
import { offlineRoutes } from './offline-routes'
import { cardPageWriter, plainPageWriter } from './plain-pages'
import { searchEngineRoutes } from './search-engine-routes'
import { fixedPaths } from './site-render'

type AppOptions = {
  settings: Settings
  database: Database
  /** Where assets/ and public/ stand. */
  root: string
  clock: () => Date
  /** Which machines outside the app may call, when that is not the internet alone. */
  mayReach?: MayReach | undefined
  /** The pause of background jobs that somebody waits for, when it is not as long as usual. */
  soonMs?: number | undefined
  /** Whether this process is about to end. */
  isLeaving?: () => boolean
  site: Site
  panel: PanelFiles
  /** The folder of the built browser files, client/ and panel/; null while Vite serves them. */
  built: string | null
  /** How long a page waits for what it reads, when it is not the usual time. */
  timeoutMs?: number
  /** How many pages are made at once, and how many more wait for that, when it is not as many as usual. */
  atOnce?: { running: number; waiting: number }
}

/** Puts every route of the app into an empty app. */
export async function registerApp(app: FastifyInstance, furniture: AppOptions): Promise<void> {
  const { settings, database, root, clock, site, panel, built, timeoutMs, atOnce } = furniture
  const cache = built === null ? null : new PageCache()
  let facts = await readPublicProperty(database.orm, settings)

  const listeners: ((changes: Changes) => void)[] = []

  async function apply(changes: Changes) {
    for (const listener of listeners) listener(changes)
    if (changes === 'everything') cache?.clear()
    else cache?.forget(changes)
    if (changes === 'everything' || changes.includes(PROPERTY_PATH))
      facts = await readPublicProperty(database.orm, settings)
  }

  const onError = (err: unknown) => app.log.error({ err }, 'changes could not be spread')
  const changes = await announceChanges(database, {
    apply: (what) => void apply(what).catch(onError),
    onError,
  })
  app.addHook('onClose', changes.stop)

  const today = () => dayIn(facts.timeZone, clock())
  const context: Context = {
    database,
    settings,
    root,
    today,
    now: clock,
    mayReach: furniture.mayReach ?? isPublicAddress,
    isLeaving: furniture.isLeaving ?? (() => false),
    loadLanguage,
    changed: changes.announce,
    onInvalidate: (listener) => listeners.push(listener),
  }
  const record = await startTraces(app, settings, database)
  metricsRoutes(app, { settings, database, cache, gather: metricsGatherer(context) })
  addApiRoutes(app, context)
  startBackgroundJobs(app, context, { record, soonMs: furniture.soonMs })
  const pictures = path.join(root, 'assets/pictures')
  await serveFolder(app, { folder: pictures, prefix: '/api/assets/' })
  await serveFiles(app, { folder: path.join(root, 'public'), prefix: '/', isHashed: false })
  if (built !== null) {
    await serveFolder(app, { folder: path.join(built, 'licences'), prefix: LICENCES_FOLDER })
    for (const folder of ['client/assets', 'panel/staff-assets'])
      await serveFiles(app, {
        folder: path.join(built, folder),
        prefix: `/${path.basename(folder)}/`,
        isHashed: true,
      })
  }
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`
  servePanel(app, { files: panel, isSecure: siteUrl.startsWith('https:'), isBuilt: built !== null })
  searchEngineRoutes(app, {
    database,
    siteUrl,
    fixedPaths,
    languages: settings.SITE_LANGUAGES,
    today,
    now: clock,
  })
  const readFacts = () => tellFacts(facts)
  const standIns = { [PROPERTY_PATH]: readFacts }
  const findPreviews = await previewFinder(database.orm, pictures)
  plainCheckoutRoutes(app, context, {
    selling: { sellExtras, offerDeposit },
    writePage: plainPageWriter(app, () => readPublicProperty(database.orm, settings)),
  })
  guestCardRoutes(app, context, { writePage: cardPageWriter(app) })
  await offlineRoutes(app, { built, readFacts })
  servePages(app, {
    site,
    siteUrl,
    languages: settings.SITE_LANGUAGES,
    today,
    cache,
    namesKnown: knownNames(context, app.log),
    standIns,
    findPreviews,
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(atOnce && { atOnce }),
  })
}
