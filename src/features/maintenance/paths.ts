/** Apart from the contract so that screens can name it without loading the validation library. */
export const MAINTENANCE_PATH = '/api/admin/maintenance/tickets'
