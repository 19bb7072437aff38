import { OFFLINE_PAGE } from '../paths'
import { CACHES, isKeptPage, MOST, mannerOf } from '../rules/copies'

/** What a browser asks, and how work that outlives the answer is held on to. */
export type Asking = {
  request: Request
  /** What was asked before this program had started, where that is so. */
  early?: Promise<Response | undefined> | undefined
  hold: (work: Promise<unknown>) => void
}

/** A line that is there but lets nothing through: after this long a page of before is better than none. */
const PATIENCE_MS = 6000
const SAME_ADDRESS = { ignoreVary: true }
const FILE_NAMES = /(?<=["' ])\/assets\/[\w.-]+\.(?:js|css|woff2)/g

/** Each from the network where it can be, else from the copy of before. */
export const ANSWERS = {
  pages: answerPage,
  files: answerFile,
  pictures: answerPicture,
  bookings: answerBooking,
}

/** Keeps the page that stands in for all that are not kept. */
export async function keepOfflinePage(): Promise<void> {
  const pages = await caches.open(CACHES.pages)
  await pages.add(new Request(OFFLINE_PAGE, { cache: 'reload' }))
}

/** Forgets the copies of earlier programs. */
export async function dropOldCaches(): Promise<void> {
  const ours = new Set<string>(Object.values(CACHES))
  for (const name of await caches.keys()) if (!ours.has(name)) await caches.delete(name)
}

/** Keeps a page that was opened before this program was there, with the files it names. */
export async function keepOpenPage(url: string): Promise<void> {
  if (mannerOf({ method: 'GET', mode: 'navigate', url }, location.origin) !== 'pages') return
  const answer = await fetch(url)
  if (!isKeptPage(answer)) return
  const html = await answer.clone().text()
  await keep('pages', new Request(url), answer)
  // The browser has them: this takes nothing from the line.
  for (const name of new Set(html.match(FILE_NAMES)))
    await keep('files', new Request(name), await fetch(name, { cache: 'force-cache' }))
}

async function answerPage(asking: Asking): Promise<Response> {
  const pages = await caches.open(CACHES.pages)
  const copy = await pages.match(asking.request, SAME_ADDRESS)
  const late = new Promise<Response>((resolve) => {
    if (copy) setTimeout(() => resolve(copy), PATIENCE_MS)
  })
  try {
    const answer = await Promise.race([askForPage(asking), late])
    return answer.status >= 500 && copy ? copy : answer
  } catch (error) {
    return copy ?? (await standIn(error))
  }
}

async function askForPage({ request, early, hold }: Asking): Promise<Response> {
  const answer = (await early) ?? (await fetch(request))
  if (isKeptPage(answer)) hold(keep('pages', request, answer.clone()))
  return answer
}

/** Its name changes with its content, so that a copy is as good as the file. */
async function answerFile({ request, hold }: Asking): Promise<Response> {
  const files = await caches.open(CACHES.files)
  const copy = await files.match(request, SAME_ADDRESS)
  if (copy) return copy
  const answer = await fetch(request)
  if (answer.ok) hold(keep('files', request, answer.clone()))
  return answer
}

async function answerPicture({ request, hold }: Asking): Promise<Response> {
  const pictures = await caches.open(CACHES.pictures)
  try {
    const answer = await fetch(request)
    // A part of one, or an address that says it failed, is no picture.
    if (answer.status === 200) hold(keep('pictures', request, answer.clone()))
    return answer
  } catch (error) {
    const copy = await pictures.match(request, SAME_ADDRESS)
    if (copy) return copy
    throw error
  }
}

/** Only a booking that its guest chose to keep has a copy; it is renewed, and goes with the link. */
async function answerBooking({ request }: Asking): Promise<Response> {
  const kept = await caches.open(CACHES.bookings)
  const copy = await kept.match(request, SAME_ADDRESS)
  try {
    const answer = await fetch(request)
    if (copy && answer.ok) await kept.put(request, answer.clone())
    if (copy && (answer.status === 404 || answer.status === 410)) await kept.delete(request, SAME_ADDRESS)
    return answer
  } catch (error) {
    if (copy) return copy
    if (request.mode === 'navigate') return await standIn(error)
    throw error
  }
}

async function standIn(error: unknown): Promise<Response> {
  const page = await caches.match(OFFLINE_PAGE, SAME_ADDRESS)
  if (page) return page
  throw error
}

/** A device without room keeps none, and the site goes on as without copies. */
async function keep(where: keyof typeof MOST, request: Request, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(CACHES[where])
    await cache.put(request, answer)
    const all = await cache.keys()
    const others = all.filter(({ url }) => !url.endsWith(OFFLINE_PAGE))
    for (const oldest of others.slice(0, Math.max(0, others.length - MOST[where]))) await cache.delete(oldest)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
  }
}
