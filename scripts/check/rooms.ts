/**
 * The features from the ground up: each may import those before it, never those after it.
 * A new feature is entered here at its height.
 */
export const FEATURES_UPHILL = [
  'exchange-rates',
  'taxes',
  'property',
  'business-day',
  'house-facts',
  'roles',
  'accounts',
  'api-tokens',
  'passkeys',
  'own-account',
  'password-links',
  'placeholder-pictures',
  'media',
  'rich-text',
  'videos',
  'gallery',
  'rates',
  'categories',
  'grounds',
  'villas',
  'seasons',
  'rates-grid',
  'hero',
  'events',
  'blog',
  'contact',
  'page-sections',
  'blocks',
  'guests',
  'id-documents',
  'promo-codes',
  'rate-plans',
  'companies',
  'stay-words',
  'bookings',
  'availability',
  'groups',
  'guest-links',
  'mailbox-proof',
  'charges',
  'extras',
  'booking-prices',
  'money-approvals',
  'payments',
  'guest-stays',
  'folio',
  'billing',
  'booking-plans',
  'documents',
  'receivables',
  'cash-drawer',
  'maintenance',
  'housekeeping',
  'payment-providers',
  'online-payments',
  'payment-screens',
  'cancellation',
  'undo',
  'rate-choice',
  'stay-calendar',
  'stay-files',
  'my-booking',
  'registration-cards',
  'offline',
  'booking-emails',
  'payment-links',
  'consents',
  'reviews',
  'enquiries',
  'message-threads',
  'incoming-mail',
  'phone-messages',
  'guest-messages',
  'search',
  'checkout',
  'group-checkout',
  'plain-checkout',
  'channels',
  'alarms',
  'guest-data',
  'webhooks',
  'breaches',
  'retention',
  'night-snapshots',
  'reports',
  'budgets',
  'pace',
  'reconciliation',
  'stay-moves',
  'villa-placing',
  'front-desk',
  'booking-list',
  'group-desk',
  'group-holds',
  'staff-news',
  'staff-push',
  'panel-search',
  'todays-desk',
  'day-closing',
  'timeline',
  'questions',
  'passages',
  'answers',
  'unanswered-questions',
  'concierge',
] as const

export type RoomName =
  | 'kernel'
  | 'server'
  | 'web/ui'
  | 'web/kit'
  | 'web/admin-kit'
  | 'feature root'
  | 'feature server'
  | 'feature web'
  | 'feature admin'
  | 'site'
  | 'admin'
  | 'languages'
  | 'panel languages'
  | 'refusals'
  | 'entries'

export type Room = { name: RoomName; feature: string | null }

/** Rooms whose code guests download: no server module, and contracts as types only. */
export const PUBLIC_BROWSER_ROOMS: readonly RoomName[] = ['web/ui', 'web/kit', 'feature web', 'site']

export const BROWSER_ROOMS: readonly RoomName[] = [
  ...PUBLIC_BROWSER_ROOMS,
  'web/admin-kit',
  'feature admin',
  'admin',
]

/** The room a path of src/ lies in; null when there is no such room. Paths outside src have no room either. */
export function roomOf(path: string): Room | null {
  const [top, first = '', second = '', third = ''] = path.split('/')
  if (top !== 'src') return null
  if (first === 'features') return featureRoomOf(second, third, path)
  if (first === 'web') {
    const name = second === 'styles' ? 'web/ui' : `web/${second}`
    return name === 'web/ui' || name === 'web/kit' || name === 'web/admin-kit'
      ? { name, feature: null }
      : null
  }
  if (first === 'languages' && second.startsWith('panel-'))
    return { name: third === 'refusals' ? 'refusals' : 'panel languages', feature: null }
  if (
    first === 'kernel' ||
    first === 'server' ||
    first === 'site' ||
    first === 'admin' ||
    first === 'languages' ||
    first === 'entries'
  )
    return second === '' ? null : { name: first, feature: null }
  return null
}

/** Height of a feature, 0 at the ground; -1 for one that is not entered above. */
export function heightOf(feature: string): number {
  return (FEATURES_UPHILL as readonly string[]).indexOf(feature)
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path)
}

/**
 * Where a feature's server side is; one that grew large divides it by what it does, and each part may import those
 * before it: what is pure knows nothing of the database and the network, which `server` alone reads and writes.
 */
export const SERVER_PARTS_UPHILL = ['understand', 'knowledge', 'answer', 'model', 'server']

/** What the browser reads stands beside the contract and imports its types, never zod or the server. */
const QUERIES = /^(staff-)?queries(\.ts)?$/

function featureRoomOf(feature: string, part: string, path: string): Room | null {
  if (feature === '' || part === '') return null
  if (SERVER_PARTS_UPHILL.includes(part)) return { name: 'feature server', feature }
  if (part === 'web') {
    const isAdmin = /\/web\/admin(\/|[-.]|$)/.test(path)
    return { name: isAdmin ? 'feature admin' : 'feature web', feature }
  }
  return { name: QUERIES.test(part) ? 'feature web' : 'feature root', feature }
}
