import { useMemo, useSyncExternalStore } from 'react'
import type { StayLink } from '@/features/bookings/rules/stay-link'
import type { Day } from '@/kernel/days'
import { keepTabText } from '@/web/kit/stored-text'
import { type BookingSearch, linkFromSearch, readSavedSearch } from '../rules/search'
import { BOOKING_SEARCH_KEY } from '../rules/search-key'

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

/** Calls back with what the search kept last adds to a link, now and whenever it changes; answers the way to stop. */
export function watchSearchedStay(today: Day, listener: (searched: StayLink) => void): () => void {
  const tell = () => {
    const search = readSavedSearch(kept.read(), today)
    listener(search ? linkFromSearch(search, today) : {})
  }
  tell()
  return kept.subscribe(tell)
}

let isArriving = false

/** Says that the results come next, to whoever searched: the focus goes to them. */
export function announceResults(): void {
  isArriving = true
}

/** True once after a search that leads to the results. */
export function takeArrival(): boolean {
  const wasArriving = isArriving
  isArriving = false
  return wasArriving
}

function nothing() {
  return null
}
