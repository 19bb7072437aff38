/** Apart from the contract so that pages can name it without loading the validation library. */
export const BOOKINGS_PATH = '/api/bookings'

/** The page where guests who lost their private link have it mailed again. */
export const FIND_PAGE = '/my-booking'

/** Where staff read and work bookings, and what the panel opens with. */
export const ADMIN_BOOKINGS_PATH = '/api/admin/bookings'
export const BOOKINGS_CSV_PATH = `${ADMIN_BOOKINGS_PATH}.csv`
export const BOOKINGS_SUMMARY_PATH = `${ADMIN_BOOKINGS_PATH}/summary`

/** Answers what became of a booking that was sent. */
export const SENT_BOOKINGS_PATH = '/api/bookings/sent'
