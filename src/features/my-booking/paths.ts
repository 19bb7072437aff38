/** What a guest reads and does by the private link to a booking; the link's token follows. */
export const MY_BOOKING_PATH = '/api/my-booking'

/** Where a guest who has lost the private link asks for another, by mail. */
export const FIND_BOOKING_PATH = `${MY_BOOKING_PATH}/find`
