/** Bookings of guests who left it to the hotel which villa of a category they get. */
export const UNPLACED_PATH = '/api/admin/unplaced-bookings'
export const PLACEMENTS_PATH = '/api/admin/villa-placements'
