import type { Poster } from './fetch-poster'

const KEPT_MS = 24 * 60 * 60_000
const MISSING_MS = 10 * 60_000
const MOST_KEPT = 40

type WithTimestamps = { poster: Promise<Poster | null>; until: number }

/**
 * Remembers what `read` found: a thumbnail for a day, that there is none for ten minutes. Whoever asks while one
 * is on its way waits for the same. `now` is in milliseconds.
 */
export function cachePosters(read: (id: string) => Promise<Poster | null>, now: () => number = Date.now) {
  const shelf = new Map<string, WithTimestamps>()

  return (id: string): Promise<Poster | null> => {
    const kept = shelf.get(id)
    if (kept && kept.until > now()) return kept.poster
    const poster = read(id)
    const entry = { poster, until: now() + KEPT_MS }
    shelf.delete(id)
    shelf.set(id, entry)
    const [oldest] = shelf.keys()
    if (shelf.size > MOST_KEPT && oldest !== undefined) shelf.delete(oldest)
    void poster.then((found) => {
      if (found === null) entry.until = now() + MISSING_MS
    })
    return poster
  }
}
