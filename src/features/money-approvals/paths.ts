/** Where staff read and decide what waits for an admin. */
export const APPROVALS_PATH = '/api/admin/money-approvals'
