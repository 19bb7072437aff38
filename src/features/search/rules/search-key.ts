/** The browser's storage key a search is kept under. */
export const BOOKING_SEARCH_KEY = 'bookingData'

/** The search's form in the page; one a page. */
export const SEARCH_ID = 'stay-search'

/** Whether some tab has kept a search. Browser only. */
export function keepsSearch(): boolean {
  try {
    return localStorage.getItem(BOOKING_SEARCH_KEY) !== null
  } catch {
    return false
  }
}
