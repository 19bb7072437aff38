/** Where guests book several villas as one. */
export const GROUPS_PATH = '/api/group-bookings'

/** Where staff read and work groups. */
export const ADMIN_GROUPS_PATH = '/api/admin/group-bookings'

/** The page where several villas are booked as one. */
export const GROUP_PAGE = '/booking/group'
