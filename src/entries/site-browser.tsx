import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { options } from 'preact'
import { hydrateRoot } from 'react-dom/client'
import { SERVICE_WORKER_PATH } from '@/features/offline/paths'
import { createSiteRouter } from '@/site/router'
import { scopeLazyIds, takeOverAsSent } from '@/web/kit/lazy-parts'
import { lowerTabIndex, markLiveElements } from '@/web/kit/live-elements'
import { createQueryClient } from '@/web/kit/query-client'
import { readWhole } from '@/web/kit/request'
import '@/web/styles/site.css'

const COPIES_WAIT_MS = 2000
const PREVIEWS_WAIT_MS = 100

window.showArrival?.()
const queryClient = createQueryClient(readWhole)
const router = createSiteRouter({ queryClient, today: '', siteUrl: '', languages: [] })

// A page came with the previews of its first pictures; one that comes without its HTML has none of them.
const previews = document.createElement('link')
previews.rel = 'stylesheet'
const more = document.querySelector<HTMLElement>('style[data-previews]')?.dataset.previews
router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
  if (fromLocation && pathChanged) showPreviews(`/previews.css?page=${toLocation.pathname}`)
})

function showPreviews(sheet: string) {
  previews.href = sheet
  document.head.append(previews)
}

scopeLazyIds()
takeOverAsSent()
markLiveElements()
lowerTabIndex()

void hydrate(router)
  .finally(() => window.$_TSR?.h())
  // In a task of its own: reading all the code was one.
  .then(() => new Promise((resolve) => setTimeout(resolve)))
  .then(() => {
    // The head is not its own: it would take out of it what it has not put there.
    hydrateRoot(document.body, <RouterProvider router={router} />)
    // Behind what the page takes over next; where the guest has gone on by then, another sheet is there.
    setTimeout(() => more && !previews.href && showPreviews(more), PREVIEWS_WAIT_MS)
    // From here on what follows from a key or a press is done before the next one, as with React: where the focus goes.
    options.requestAnimationFrame = queueMicrotask
  })

// Not while the page begins to live, which on a small phone takes all it has. A browser that keeps nothing, as some do in
// private windows, has the site without copies of it.
if (import.meta.env.PROD)
  setTimeout(
    () => navigator.serviceWorker?.register(SERVICE_WORKER_PATH).catch(() => undefined),
    COPIES_WAIT_MS,
  )
