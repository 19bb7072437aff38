import type { FastifyInstance, onRouteHookHandler } from 'fastify'
import { addApiRoutes } from '@/entries/api-routes'
import { toDay } from '@/kernel/days'
import type { Database } from '@/server/db/connect'
import { readSettings } from '@/server/env'
import { createApp } from '@/server/http/app'
import type { TimeLimits } from '@/server/http/limit-slow-requests'
import type { LoadLanguage } from '@/server/http/speak-language'
import type { LoadRefusals } from '@/server/http/tell-refusals'
import { isPublicAddress, type MayReach } from '@/server/outside/public-address'

type Options = {
  today?: string
  /** Noon at the property unless it says otherwise. */
  now?: () => Date
  env?: Record<string, string>
  changed?: (...paths: string[]) => void
  /** The internet alone unless it says otherwise. */
  mayReach?: MayReach
  onRoute?: onRouteHookHandler
  timeLimits?: TimeLimits
  /** English alone unless it is given. */
  loadLanguage?: LoadLanguage
  /** Refusals in English alone unless it is given. */
  loadRefusals?: LoadRefusals
}

/** The whole API on a database of the test's own, on a day of its own (a Wednesday unless it says otherwise). */
export async function createApi(database: Database, options: Options = {}): Promise<FastifyInstance> {
  const settings = readSettings({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...options.env })
  const app = await createApp(settings, {
    timeLimits: options.timeLimits,
    ...(options.loadRefusals && { loadRefusals: options.loadRefusals }),
  })
  if (options.onRoute) app.addHook('onRoute', options.onRoute)
  const today = toDay(options.today ?? '2027-03-10')
  const listeners: ((changes: string[]) => void)[] = []
  addApiRoutes(app, {
    database,
    settings,
    root: process.cwd(),
    today: () => today,
    now: () => options.now?.() ?? new Date(`${today}T12:00:00+03:00`),
    ...(options.loadLanguage && { loadLanguage: options.loadLanguage }),
    mayReach: options.mayReach ?? isPublicAddress,
    changed: (...paths) => {
      for (const listener of listeners) listener(paths)
      options.changed?.(...paths)
    },
    onInvalidate: (listener) => listeners.push(listener),
  })
  await app.ready()
  return app
}
