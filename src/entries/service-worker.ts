import { mannerOf } from '@/features/offline/rules/copies'
import { ANSWERS, dropOldCaches, keepOfflinePage, keepOpenPage } from '@/features/offline/web/offline-answers'

/** What this program needs of the types of its own world, which exclude those of pages. */
type WorkEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = WorkEvent & {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
type Worker = {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void>; matchAll: (of: object) => Promise<{ url: string }[]> }
  registration: { navigationPreload?: { disable: () => Promise<void> } }
}

const worker = globalThis as unknown as Worker

addEventListener('install', (event) => (event as WorkEvent).waitUntil(install()))
addEventListener('activate', (event) => (event as WorkEvent).waitUntil(activate()))
addEventListener('fetch', (event) => {
  const { request, respondWith, waitUntil } = event as FetchEvent
  const manner = mannerOf(request, location.origin)
  if (manner === null) return
  const hold = waitUntil.bind(event)
  respondWith.call(event, ANSWERS[manner]({ request, hold }))
})

async function install(): Promise<void> {
  await keepOfflinePage()
  await worker.skipWaiting()
}

async function activate(): Promise<void> {
  await dropOldCaches()
  // It would ask twice for whatever is not answered here.
  await worker.registration.navigationPreload?.disable()
  await worker.clients.claim()
  // Those that brought this program came before it could keep them.
  const tabs = await worker.clients.matchAll({ type: 'window' })
  await Promise.all(tabs.map(({ url }) => keepOpenPage(url)))
}
