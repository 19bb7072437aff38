import { STAFF_NEWS_PATH } from '../paths'
import type { StaffNews } from '../staff-contract'

type Options = {
  onNews: (news: StaffNews) => void
  /** Whether news come by themselves; while they do not they have to be asked for. */
  onLive: (isLive: boolean) => void
}

const CHANNEL = 'panel-news'

/**
 * Listens to the news until the returned function is called. Of all tabs of a browser one has the line to the server and
 * tells the others: a browser opens only six to one host.
 */
export function listenToNews({ onNews, onLive }: Options): () => void {
  const others = new BroadcastChannel(CHANNEL)
  const leaving = new AbortController()
  others.onmessage = ({ data }) => {
    onLive(true)
    onNews(data)
  }
  // Without locks (a page that is neither https nor local) news are asked for.
  navigator.locks
    ?.request(CHANNEL, { signal: leaving.signal }, () => holdLine(leaving.signal))
    .catch(() => onLive(false))

  function holdLine(signal: AbortSignal): Promise<void> {
    return new Promise((release) => {
      const line = new EventSource(STAFF_NEWS_PATH)
      line.onopen = () => onLive(true)
      line.onmessage = ({ data }) => {
        const news: StaffNews = JSON.parse(data)
        others.postMessage(news)
        onNews(news)
      }
      line.onerror = () => onLive(false)
      signal.addEventListener('abort', () => {
        line.close()
        release()
      })
    })
  }

  return () => {
    leaving.abort()
    others.close()
  }
}
