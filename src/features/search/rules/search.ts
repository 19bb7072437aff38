import { LONGEST_STAY } from '@/features/bookings/rules/limits'
import { type Party, resizeParty } from '@/features/bookings/rules/party'
import { linkFromParty, partyFromLink } from '@/features/bookings/rules/party-link'
import { MOST_GUESTS, readChildAges, type StayLink } from '@/features/bookings/rules/stay-link'
import { type Day, isDay } from '@/kernel/days'
import { countNights } from '@/kernel/stay'

/**
 * What the search widget keeps for the booking page under BOOKING_SEARCH_KEY (docs/decisions/product-rules.md); guests, everybody counted, may
 * read '6+'. Children and cot are as a link has them.
 */
export type BookingSearch = { checkIn: string; checkOut: string; guests: string } & Pick<
  StayLink,
  'children' | 'cot'
>

export const GUEST_OPTIONS = ['1', '2', '3', '4', '5', '6+'] as const

export const EMPTY_SEARCH: BookingSearch = { checkIn: '', checkOut: '', guests: '1' }

/** From here on the exact number is asked for. */
export const MANY_GUESTS = 6

export type SearchProblem = 'missing' | 'check-in-past' | 'check-out-not-after' | 'too-long'

/** The first thing that keeps a search from being a stay, or null. `today` is the property's day. */
export function findSearchProblem(search: BookingSearch, today: Day): SearchProblem | null {
  const { checkIn, checkOut } = search
  if (!isDay(checkIn) || !isDay(checkOut)) return 'missing'
  if (checkIn < today) return 'check-in-past'
  if (checkOut <= checkIn) return 'check-out-not-after'
  return countNights({ checkIn, checkOut }) > LONGEST_STAY ? 'too-long' : null
}

/** The search a link to the booking page asks for; null when it names neither a day nor guests. */
export function searchFromLink(link: StayLink): BookingSearch | null {
  const { checkIn = '', checkOut = '', guests } = link
  if (!checkIn && !checkOut && guests === undefined) return null
  return withParty({ checkIn, checkOut, guests: '1' }, partyFromLink(link))
}

/** What a browser kept under BOOKING_SEARCH_KEY; null for nothing, for anything else, and for days that have passed. */
export function readSavedSearch(text: string | null, today: Day): BookingSearch | null {
  const kept = text === null ? null : parse(text)
  if (typeof kept !== 'object' || kept === null) return null
  const { checkIn, checkOut, guests, children, cot } = kept as Partial<Record<keyof BookingSearch, unknown>>
  if (typeof checkIn !== 'string' || typeof checkOut !== 'string') return null
  const party = { guests: countGuests(guests), childAges: readChildAges(children), wantsCot: cot === 1 }
  const search = withParty({ checkIn, checkOut, guests: '1' }, party)
  return findSearchProblem(search, today) === null ? search : null
}

/** What of a search a link carries: days only where they make a stay, six guests for '6+'. */
export function linkFromSearch(search: BookingSearch, today: Day): StayLink {
  const { checkIn, checkOut } = search
  return {
    ...(findSearchProblem(search, today) === null &&
      isDay(checkIn) &&
      isDay(checkOut) && { checkIn, checkOut }),
    ...linkFromParty(partyOf(search)),
  }
}

/** The party of a search. */
export function partyOf({ guests, children, cot }: BookingSearch): Party {
  return partyFromLink({
    guests: countGuests(guests),
    ...(children !== undefined && { children }),
    ...(cot && { cot }),
  })
}

/** The search for another number of guests, given as the widget's choice or field has it; as it was where that is none. */
export function withGuests(search: BookingSearch, guests: string): BookingSearch {
  const count = Number(guests.replace('+', '') || 0)
  return isCount(count) ? withParty(search, resizeParty(partyOf(search), count)) : search
}

/** The search for another party; children without an adult are left out. */
export function withParty({ checkIn, checkOut }: BookingSearch, party: Party): BookingSearch {
  const { guests, childAges } = party
  const { children, cot } = linkFromParty(childAges.length < guests ? party : { ...party, childAges: [] })
  return {
    checkIn,
    checkOut,
    guests: guests === MANY_GUESTS ? '6+' : String(guests),
    ...(children !== undefined && { children }),
    ...(cot && { cot }),
  }
}

function countGuests(guests: unknown): number {
  const count = typeof guests === 'string' ? Number.parseInt(guests, 10) : 1
  return count >= 1 ? Math.min(count, MOST_GUESTS) : 1
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MOST_GUESTS
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
