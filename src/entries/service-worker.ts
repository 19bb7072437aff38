import { mannerOf } from '@/features/offline/rules/copies'
import { ANSWERS, dropOldCaches, keepOfflinePage, keepOpenPage } from '@/features/offline/web/offline-answers'
import { openNotice, type PushWorld, showNotice } from '@/features/staff-push/web/push-answers'

/** What this program needs of the types of its own world, which exclude those of pages. */
type WorkEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = WorkEvent & {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
type PushEvent = WorkEvent & { data: { json: () => Parameters<typeof showNotice>[1] } }
type PressEvent = WorkEvent & { notification: { close: () => void; data: string } }
type Worker = {
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (of: object) => ReturnType<PushWorld['windows']>
    openWindow: PushWorld['openWindow']
  }
  registration: {
    navigationPreload?: { disable: () => Promise<void> }
    showNotification: PushWorld['show']
  }
}

const worker = globalThis as unknown as Worker

const world: PushWorld = {
  windows: openWindows,
  openWindow: (url) => worker.clients.openWindow(url),
  show: (title, options) => worker.registration.showNotification(title, options),
}

addEventListener('install', (event) => (event as WorkEvent).waitUntil(install()))
addEventListener('activate', (event) => (event as WorkEvent).waitUntil(activate()))
addEventListener('fetch', (event) => {
  const { request, respondWith, waitUntil } = event as FetchEvent
  const manner = mannerOf(request, location.origin)
  if (manner === null) return
  const hold = waitUntil.bind(event)
  respondWith.call(event, ANSWERS[manner]({ request, hold }))
})
addEventListener('push', (event) => {
  const pushed = event as PushEvent
  pushed.waitUntil(showNotice(world, pushed.data.json()))
})
addEventListener('notificationclick', (event) => {
  const press = event as PressEvent
  press.notification.close()
  press.waitUntil(openNotice(world, press.notification.data))
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
  await Promise.all((await openWindows()).map(({ url }) => keepOpenPage(url)))
}

function openWindows(): ReturnType<PushWorld['windows']> {
  return worker.clients.matchAll({ type: 'window' })
}
