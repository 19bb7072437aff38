/** How long data about guests are kept, and what was deleted in the last nights. */
export const RETENTION_PATH = '/api/admin/retention'
