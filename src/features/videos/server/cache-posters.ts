import type { Poster } from './fetch-poster'

const KEPT_MS = 24 * 60 * 60_000
const MISSING_MS = 10 * 60_000
const MOST_KEPT = 40
const MOST_BYTES = 8 * 1024 * 1024

type WithTimestamps = { poster: Promise<Poster | null>; until: number; bytes: number }

/**
 * Remembers what `read` found: a thumbnail for a day, that there is none for ten minutes. Whoever asks while one
 * is on its way waits for the same. Of more than 8 MB or forty those asked for last stay. `now` is in milliseconds.
 */
export function cachePosters(read: (id: string) => Promise<Poster | null>, now: () => number = Date.now) {
  const shelf = new Map<string, WithTimestamps>()

  function forgetOldest() {
    let bytes = [...shelf.values()].reduce((sum, entry) => sum + entry.bytes, 0)
    for (const [id, entry] of shelf) {
      if (shelf.size <= MOST_KEPT && bytes <= MOST_BYTES) return
      shelf.delete(id)
      bytes -= entry.bytes
    }
  }

  return (id: string): Promise<Poster | null> => {
    const kept = shelf.get(id)
    if (kept && kept.until > now()) return kept.poster
    const poster = read(id)
    const entry = { poster, until: now() + KEPT_MS, bytes: 0 }
    shelf.delete(id)
    shelf.set(id, entry)
    forgetOldest()
    void poster.then((found) => {
      if (found === null) entry.until = now() + MISSING_MS
      entry.bytes = found?.length ?? 0
      forgetOldest()
    })
    return poster
  }
}
