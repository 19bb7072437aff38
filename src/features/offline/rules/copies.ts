import { CURRENT_USER_PATH, SESSION_COPIES } from '@/features/accounts/paths'
import { CLEANING_PAGE, CLEANING_PATH } from '@/features/housekeeping/paths'
import { MY_BOOKING_PATH } from '@/features/my-booking/paths'
import { PROPERTY_PATH } from '@/features/property/paths'
import { inLanguage, splitLanguage } from '@/kernel/language'

/** What a browser keeps, each in a cache of its own; the number goes up when older copies are of no use any more. */
export const CACHES = {
  pages: 'pages-1',
  files: 'files-1',
  pictures: 'pictures-1',
  /** Of bookings whose guests chose to keep them on this device. */
  bookings: 'kept-bookings-1',
  /** The files by which those are drawn, as long as there is one. */
  bookingFiles: 'kept-booking-files-1',
  /** The cleaning list, put here by its own page for whoever is signed in. */
  session: SESSION_COPIES,
} as const

/** How many of each are kept; what was used longest ago goes. A page has some 30 KB, a picture 20 to 90 KB. */
export const MOST = { pages: 40, files: 250, pictures: 60 } as const

export type Manner = keyof typeof MOST | 'bookings' | 'panel' | 'panelFiles'

const PRIVATE_PAGE = '/my-booking/'
const PICTURES = ['/api/assets/', '/api/placeholder/', '/api/video-posters/']
/** The panel's page, who is signed in, the time zone, and the cleaning list: what opens that list without a line. */
const CLEANING = [CLEANING_PAGE, CURRENT_USER_PATH, PROPERTY_PATH, CLEANING_PATH]
const LIST_LASTS_MS = 86_400_000
const FILM = /\.(mp4|webm)$/

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/**
 * As what a request is answered where the line is cut: null for what goes to the network alone, as everything that
 * changes something, the panel but for its cleaning list, and all other data but that of a booking kept here.
 */
export function mannerOf({ method, mode, url }: Asked, origin: string): Manner | null {
  const { origin: asked, pathname: address, searchParams } = new URL(url)
  const pathname = splitLanguage(address).path
  if (method !== 'GET' || asked !== origin) return null
  if (pathname.startsWith('/assets/') || pathname.startsWith('/page-data/')) return 'files'
  if (PICTURES.some((path) => pathname.startsWith(path))) return FILM.test(pathname) ? null : 'pictures'
  if (pathname.startsWith('/staff-assets/')) return 'panelFiles'
  if (isOneBelow(MY_BOOKING_PATH, pathname)) return 'bookings'
  if (CLEANING.includes(panelAddress(pathname))) return 'panel'
  if (mode !== 'navigate' || /^\/(admin|api)(\/|$)/.test(pathname)) return null
  // What somebody wrote is in the address.
  if (searchParams.has('message')) return null
  return pathname.startsWith(PRIVATE_PAGE) ? 'bookings' : 'pages'
}

/** The panel at its root is the same page, and leads whoever cleans to their list. */
export function panelAddress(pathname: string): string {
  return /^\/admin\/?$/.test(pathname) ? CLEANING_PAGE : pathname
}

/** Whether a copy is not to be shown any more: guests' names are kept for a day, counted from when it was made. */
export function isListOfBefore(pathname: string, madeAt: string | null, now: number): boolean {
  return pathname === CLEANING_PATH && !(now - Date.parse(madeAt ?? '') < LIST_LASTS_MS)
}

/** Both addresses of a booking's private page: its HTML and its data. */
export function addressesOfBooking(token: string): [page: string, data: string] {
  return [inLanguage(PRIVATE_PAGE + token), inLanguage(`${MY_BOOKING_PATH}/${token}`)]
}

/** Whether a page may be kept for everybody who opens this browser. */
export function isKeptPage(answer: Pick<Response, 'ok' | 'type' | 'headers'>): boolean {
  const caching = answer.headers.get('cache-control') ?? ''
  return answer.ok && answer.type === 'basic' && !caching.includes('no-store')
}

function isOneBelow(folder: string, pathname: string): boolean {
  return pathname.startsWith(`${folder}/`) && !pathname.slice(folder.length + 1).includes('/')
}
