export const DAY_CLOSINGS_PATH = '/api/admin/day-closings'
