import type { Day } from '@/kernel/days'
import type { Database } from './db/connect'
import type { Settings } from './env'
import type { LoadLanguage } from './http/speak-language'
import type { MayReach } from './outside/public-address'
import type { Changes } from './pages/announce-changes'

/** What every route of a feature may use; made once, in src/entries/server.ts. */
export type Context = {
  database: Database
  settings: Settings
  /** The folder in which assets/ stands. */
  root: string
  /** The property's calendar day; tests bring their own clock. */
  today: () => Day
  /** The same clock's instant. */
  now: () => Date
  /** Which machines outside may be called: those on the internet; tests allow their own. */
  mayReach: MayReach
  /** Whether this process is about to end and is to be sent no further requests. */
  isLeaving?: () => boolean
  /** Brings languages other than English, where there are any. */
  loadLanguage?: LoadLanguage
  /** Tells page caches here and in other processes that answers of these API paths have changed. */
  changed: (...paths: string[]) => void
  /** Calls `listener` whenever answers of API paths have changed, in whatever process that was. */
  onInvalidate: (listener: (changes: Changes) => void) => void
}
