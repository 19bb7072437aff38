import { useMemo, useSyncExternalStore } from 'react'
import type { StayLink } from '@/features/bookings/rules/stay-link'
import type { Day } from '@/kernel/days'
import { keepTabText } from '@/web/kit/stored-text'
import { BOOKING_SEARCH_KEY, type BookingSearch, linkFromSearch, readSavedSearch } from '../rules/search'

const kept = keepTabText(BOOKING_SEARCH_KEY)

/** Keeps a search in the browser for the booking page; null forgets it. */
export function saveSearch(search: BookingSearch | null): void {
  kept.write(search && JSON.stringify(search))
}

/** The search kept last, while its days are still to come; null on the server and while the page wakes up. */
export function useSavedSearch(today: Day): BookingSearch | null {
  const text = useSyncExternalStore(kept.subscribe, kept.read, nothing)
  return useMemo(() => readSavedSearch(text, today), [text, today])
}

/** What the search kept last adds to a link to the calendar; nothing on the server and while the page wakes up. */
export function useSearchedStay(today: Day): StayLink {
  const search = useSavedSearch(today)
  return useMemo(() => (search ? linkFromSearch(search, today) : {}), [search, today])
}

function nothing() {
  return null
}
