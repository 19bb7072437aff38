export const GUESTS_PATH = '/api/admin/guests'

/** Whether somebody is known by what was typed of them. */
export const KNOWN_GUEST_PATH = '/api/admin/known-guest'
