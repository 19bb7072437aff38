import { BOOKINGS_PATH } from '@/features/bookings/paths'
import type { Context } from '@/server/context'
import { STAFF_NEWS_PATH } from '../paths'
import type { StaffNews } from '../staff-contract'
import { readNews } from './read-news'

type Listener = (news: StaffNews) => void

/** The embedded engine announces nothing; on a server this catches what was missed while it could not be heard. */
const ASK_EVERY_MS = { embedded: 1000, postgres: 15_000 }

/**
 * Tells listeners the news now and whenever they change, whichever process that was in. One reading serves all
 * listeners of this process, and without any nothing is read.
 */
export function watchNews(
  { database, onInvalidate }: Context,
  onError: (error: unknown) => void,
): { listen: (listener: Listener) => () => void; stop: () => void } {
  const listeners = new Set<Listener>()
  let told = ''
  let isReading = false
  let isStale = false
  let timer: NodeJS.Timeout | undefined

  function look(): void {
    if (listeners.size === 0) return
    isStale = true
    if (!isReading) void readWhileStale()
  }

  async function readWhileStale(): Promise<void> {
    isReading = true
    while (isStale && listeners.size > 0) {
      isStale = false
      try {
        tell(await readNews(database.orm))
      } catch (error) {
        onError(error)
      }
    }
    isReading = false
  }

  function tell(news: StaffNews): void {
    const text = JSON.stringify(news)
    if (text === told) return
    told = text
    for (const listener of listeners) listener(news)
  }

  onInvalidate((changes) => {
    if (
      changes === 'everything' ||
      changes.some((path) => path === STAFF_NEWS_PATH || path === BOOKINGS_PATH)
    )
      look()
  })

  return {
    listen(listener) {
      listeners.add(listener)
      // Whoever comes later hears it as well.
      told = ''
      look()
      timer ??= setInterval(look, ASK_EVERY_MS[database.engine]).unref()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
    stop: () => clearInterval(timer),
  }
}
