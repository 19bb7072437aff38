/** A text that the browser keeps under a key, for all its tabs. */
export type StoredText = {
  read: () => string | null
  /** Null forgets it. */
  write: (text: string | null) => void
  /** Calls back when it changes, here or in another tab; answers the way to stop. */
  subscribe: (listener: () => void) => () => void
}

/** Keeps one text in `storage`; browsers that keep nothing for us hold it as long as the page lasts. Browser only. */
export function storedText(key: string, storage: () => Storage = () => localStorage): StoredText {
  let last: string | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => withStorage(storage, (kept) => kept.getItem(key)) ?? last,
    write: (text) => {
      last = text
      withStorage(storage, (kept) => (text === null ? kept.removeItem(key) : kept.setItem(key, text)))
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      // Another window of the same browser may write it too.
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}

/**
 * Keeps one text for this tab alone. A tab that has none yet begins with what any tab wrote last; from then on nothing
 * that other tabs write reaches it. Browser only.
 */
export function keepTabText(key: string): StoredText {
  const own = storedText(key, () => sessionStorage)
  const last = storedText(key)
  let hasBegun = false

  function begin() {
    hasBegun = true
    const text = last.read()
    if (text !== null && own.read() === null) own.write(text)
  }

  return {
    read: () => {
      if (!hasBegun) begin()
      return own.read() || null
    },
    write: (text) => {
      last.write(text)
      // Not removed: a tab that has forgotten must not begin again with what another tab wrote.
      own.write(text ?? FORGOTTEN)
    },
    subscribe: own.subscribe,
  }
}

const FORGOTTEN = ''

/** Browsers told to keep nothing throw at the mere mention of storage; then there is none. */
function withStorage<Result>(storage: () => Storage, use: (storage: Storage) => Result): Result | null {
  try {
    return use(storage())
  } catch {
    return null
  }
}
