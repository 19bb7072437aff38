/** Where staff see the calendars of other platforms; apart from the contract, which brings the validation library. */
export const CALENDAR_FEEDS_PATH = '/api/admin/calendar-feeds'

/** Where staff see nights that a feed and somebody else both have. */
export const FEED_CONFLICTS_PATH = '/api/admin/feed-conflicts'

/** Where staff put a conflict aside that they have seen. */
export function seenConflictPath(id: string): string {
  return `${FEED_CONFLICTS_PATH}/${encodeURIComponent(id)}/seen`
}

/** Where staff find, and renew, the secret addresses of the villas' own calendars. */
export const VILLA_CALENDARS_PATH = '/api/admin/villa-calendars'

/** The secret address of a villa's busy nights (docs/decisions/product-rules.md). */
export function villaCalendarPath(token: string): string {
  return `/api/ical/${token}.ics`
}
