/** Where staff see nights that a feed and somebody else both have. */
export const FEED_CONFLICTS_PATH = '/api/admin/feed-conflicts'

/** Where staff find, and renew, the secret addresses of the villas' own calendars. */
export const VILLA_CALENDARS_PATH = '/api/admin/villa-calendars'

/** The secret address of a villa's busy nights (decisions.md: a villa's feed). */
export function villaCalendarPath(token: string): string {
  return `/api/ical/${token}.ics`
}
