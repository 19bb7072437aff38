export const FIND_PATH = '/api/admin/find'
