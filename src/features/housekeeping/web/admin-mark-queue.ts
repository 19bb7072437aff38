import { ApiError } from '@/web/kit/request'
import type { StoredText } from '@/web/kit/stored-text'
import type { CleaningMark } from '../rules/condition'

/** A press that waits to be sent; `pressedAt` in milliseconds by the phone's clock. */
export type QueuedMark = {
  key: string
  villaId: number
  mark: CleaningMark
  turn: number
  day: string
  pressedAt: number
}

type Listener = () => void

type Options = {
  store: StoredText
  /** Throws ApiError for what the server refuses, anything else where it was not reached. */
  send: (mark: QueuedMark) => Promise<void>
  /** A press the server will never take, and why. */
  onRefused: (mark: QueuedMark, error: ApiError) => void
}

/**
 * Presses wait in the browser's storage until the server has each of them, in the order in which they were made. The
 * first is taken out only once it is answered; what is sent twice has the same key and counts once.
 */
export function createMarkQueue({ store, send, onRefused }: Options) {
  const listeners = new Set<Listener>()
  let sending: Promise<void> | null = null
  let shown = parse(store.read())

  function write(marks: QueuedMark[]) {
    shown = marks
    store.write(marks.length === 0 ? null : JSON.stringify(marks))
    for (const listener of listeners) listener()
  }

  async function sendAll() {
    for (let [first] = parse(store.read()); first; [first] = parse(store.read())) {
      const { key } = first
      try {
        await send(first)
      } catch (error) {
        if (!(error instanceof ApiError) || !isFinal(error)) return
        onRefused(first, error)
      }
      // Read again: more may have been pressed, here or in another tab.
      write(parse(store.read()).filter((mark) => mark.key !== key))
    }
  }

  return {
    /** The same array until it changes. */
    read: () => shown,
    add(mark: QueuedMark) {
      write([...parse(store.read()), mark])
    },
    /** Sends what waits, one after the other, until the server is not reached; one round at a time. */
    flush(): Promise<void> {
      // Begun a moment later, so that what is pressed while the first is sent finds this round.
      sending ??= Promise.resolve()
        .then(sendAll)
        .finally(() => {
          sending = null
        })
      return sending
    },
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Sent again it would be refused again. A session that ended, a busy or failing server pass. */
function isFinal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status)
}

function parse(text: string | null): QueuedMark[] {
  if (text === null) return []
  try {
    const marks = JSON.parse(text)
    return Array.isArray(marks) ? marks : []
  } catch {
    return []
  }
}
