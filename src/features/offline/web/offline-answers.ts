import { addressIn, splitLanguage } from '@/kernel/language'
import { OFFLINE_PAGE } from '../paths'
import { CACHES, isKeptPage, isListOfBefore, MOST, mannerOf, panelAddress } from '../rules/copies'

/** What a browser asks, and how work that outlives the answer is held on to: at once, for later is too late. */
export type Asking = { request: Request; hold: (work: Promise<unknown>) => void }

/** A line that is there but lets nothing through: after this long a copy of before is better than nothing. */
const PATIENCE_MS = 6000
/** For which the page that stands in is not looked at again. */
const A_DAY_MS = 86_400_000
const SAME_ADDRESS = { ignoreVary: true }
const FILE_NAMES = /(?<=["' ])(?:\/assets\/[\w.-]+\.(?:js|css|woff2)|(?:\/\w\w)?\/page-data\/[^"]+)/g

/** Each from the network where it can be, else from the copy of before. */
export const ANSWERS = {
  pages: answerPage,
  files: answerFile,
  pictures: answerPicture,
  bookings: answerBooking,
  panel: answerPanel,
  panelFiles: answerPanelFile,
}

/** Keeps the page that stands in for all that are not kept, as it is now. */
export async function keepOfflinePage(address = OFFLINE_PAGE): Promise<void> {
  const pages = await caches.open(CACHES.pages)
  await pages.add(new Request(address, { cache: 'reload' }))
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

async function answerPage({ request, hold }: Asking): Promise<Response> {
  const pages = await caches.open(CACHES.pages)
  const copy = await pages.match(request, SAME_ADDRESS)
  return await askBeside({ request, hold }, copy, async (answer) => {
    if (!isKeptPage(answer)) return
    await keep('pages', request, answer)
    await renewOfflinePage(pages, offlinePageFor(request.url))
  })
}

/** Only a booking that its guest chose to keep has a copy; it is renewed, and goes with the link. */
async function answerBooking({ request, hold }: Asking): Promise<Response> {
  const kept = await caches.open(CACHES.bookings)
  const copy = await kept.match(request, SAME_ADDRESS)
  return await askBeside({ request, hold }, copy, async (answer) => {
    if (!copy) return
    const isOver = answer.status === 404 || answer.status === 410
    // Rather none than one that is out of date.
    if (isOver || (answer.ok && !(await fits(() => kept.put(request, answer)))))
      await kept.delete(request, SAME_ADDRESS)
    if ((await kept.keys()).length === 0) await caches.delete(CACHES.bookingFiles)
  })
}

/** Copies are made by the page of the cleaning list alone; they go once the server says that nobody is signed in. */
async function answerPanel({ request, hold }: Asking): Promise<Response> {
  if (!(await caches.has(CACHES.session))) return await fetch(request)
  const copies = await caches.open(CACHES.session)
  const address = panelAddress(new URL(request.url).pathname)
  const copy = await copies.match(address, SAME_ADDRESS)
  const isOver = copy && isListOfBefore(address, copy.headers.get('date'), Date.now())
  if (isOver) await copies.delete(address, SAME_ADDRESS)
  return await askBeside({ request, hold }, isOver ? undefined : copy, async ({ status }) => {
    if (status === 401 || status === 403) await caches.delete(CACHES.session)
  })
}

async function answerPanelFile({ request }: Asking): Promise<Response> {
  const copy = await caches.match(request, { ...SAME_ADDRESS, cacheName: CACHES.session })
  return copy ?? (await fetch(request))
}

/**
 * The network's answer; the copy, if any, where the network fails, the server fails, or neither says anything for a while. What
 * comes from the network is taken up by `renew` in any case, however late.
 */
async function askBeside(
  { request, hold }: Asking,
  copy: Response | undefined,
  renew: (answer: Response) => Promise<void>,
): Promise<Response> {
  const asked = fetch(request)
  const nothing = () => undefined
  // A line that fails is answered below; what fails here is told by the browser.
  hold(asked.then((answer) => renew(answer.clone()), nothing))
  const late = new Promise<Response>((resolve) => {
    if (copy) setTimeout(() => resolve(copy.clone()), PATIENCE_MS)
  })
  try {
    const answer = await Promise.race([asked, late])
    return answer.status >= 500 && copy ? copy : answer
  } catch (error) {
    if (copy) return copy
    const page = request.mode === 'navigate' && (await findOfflinePage(request.url))
    if (page) return page
    throw error
  }
}

/** Its telephone numbers are those of the day it was made on. */
async function renewOfflinePage(pages: Cache, address: string): Promise<void> {
  const made = (await pages.match(address))?.headers.get('date')
  if (!made || Date.now() - Date.parse(made) > A_DAY_MS) await keepOfflinePage(address)
}

/** In the language of the page it stands in for. */
function offlinePageFor(url: string): string {
  return addressIn(splitLanguage(new URL(url).pathname).language, OFFLINE_PAGE)
}

async function findOfflinePage(url: string): Promise<Response | undefined> {
  const own = await caches.match(offlinePageFor(url), SAME_ADDRESS)
  return own ?? (await caches.match(OFFLINE_PAGE, SAME_ADDRESS))
}

/** Its name changes with its content, so that a copy is as good as the file. */
async function answerFile({ request, hold }: Asking): Promise<Response> {
  const copy = await caches.match(request, SAME_ADDRESS)
  const answer = copy ?? (await fetch(request))
  // Kept anew each time: what is used stays, what is not makes room. Other data than what was named is no copy of it.
  if (isKeptPage(answer)) hold(keep('files', request, answer.clone()))
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

async function keep(where: keyof typeof MOST, request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(CACHES[where])
  if (!(await fits(() => cache.put(request, answer)))) return
  const others = (await cache.keys()).filter(({ url }) => !url.endsWith(OFFLINE_PAGE))
  for (const oldest of others.slice(0, Math.max(0, others.length - MOST[where]))) await cache.delete(oldest)
}

/** False where the device has no room: then there is no copy, and the site goes on as without. */
async function fits(put: () => Promise<void>): Promise<boolean> {
  try {
    await put()
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false
    throw error
  }
}
