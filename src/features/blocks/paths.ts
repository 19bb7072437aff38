export const ADMIN_BLOCKS_PATH = '/api/admin/blocks'
