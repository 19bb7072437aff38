/** Apart from the contract so that pages can name them without loading the validation library. */
export const ENQUIRIES_PATH = '/api/event-enquiries'

/** What is known of a day in a venue. */
export const VENUE_DAY_PATH = '/api/venue-day'

/** Where staff read and answer enquiries. */
export const STAFF_ENQUIRIES_PATH = '/api/admin/event-enquiries'
