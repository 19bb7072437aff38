import type { StayLink } from '@/features/bookings/rules/stay-link'
import { type Day, isDay } from '@/kernel/days'

/** What the search widget keeps for the booking page (docs/decisions/product-rules.md); guests may read '6+'. */
export type BookingSearch = { checkIn: string; checkOut: string; guests: string }

/** The browser's local storage key the search is kept under. */
export const BOOKING_SEARCH_KEY = 'bookingData'

export const GUEST_OPTIONS = ['1', '2', '3', '4', '5', '6+'] as const

export const EMPTY_SEARCH: BookingSearch = { checkIn: '', checkOut: '', guests: '1' }

const MANY_GUESTS = 6

export type SearchProblem = 'missing' | 'check-in-past' | 'check-out-not-after'

/** The first thing that keeps a search from being a stay, or null. `today` is the property's day. */
export function findSearchProblem(search: BookingSearch, today: Day): SearchProblem | null {
  const { checkIn, checkOut } = search
  if (!isDay(checkIn) || !isDay(checkOut)) return 'missing'
  if (checkIn < today) return 'check-in-past'
  return checkOut > checkIn ? null : 'check-out-not-after'
}

/** The search a link to the booking page asks for; null when it names neither a day nor guests. */
export function searchFromLink(link: StayLink): BookingSearch | null {
  const { checkIn = '', checkOut = '', guests } = link
  if (!checkIn && !checkOut && guests === undefined) return null
  return { checkIn, checkOut, guests: optionFor(guests ?? 1) }
}

/** What a browser kept under BOOKING_SEARCH_KEY; null for nothing, for anything else, and for days that have passed. */
export function readSavedSearch(text: string | null, today: Day): BookingSearch | null {
  const kept = text === null ? null : parse(text)
  if (typeof kept !== 'object' || kept === null) return null
  const { checkIn, checkOut, guests } = kept as Partial<Record<keyof BookingSearch, unknown>>
  const option = GUEST_OPTIONS.find((candidate) => candidate === guests) ?? '1'
  if (typeof checkIn !== 'string' || typeof checkOut !== 'string') return null
  const search = { checkIn, checkOut, guests: option }
  return findSearchProblem(search, today) === null ? search : null
}

/** What of a search a link to the calendar carries: days only where they make a stay, six guests for '6+'. */
export function linkFromSearch(search: BookingSearch, today: Day): StayLink {
  const { checkIn, checkOut } = search
  const guests = Number.parseInt(search.guests, 10)
  return {
    ...(findSearchProblem(search, today) === null &&
      isDay(checkIn) &&
      isDay(checkOut) && { checkIn, checkOut }),
    ...(guests > 1 && { guests }),
  }
}

function optionFor(guests: number): string {
  return guests >= MANY_GUESTS ? '6+' : String(guests)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
