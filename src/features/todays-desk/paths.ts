export const TODAYS_DESK_PATH = '/api/admin/todays-desk'
