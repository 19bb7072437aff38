export const GROUP_HOLDS_PATH = '/api/admin/group-holds'
