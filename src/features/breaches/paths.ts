/** All of the log as a table, for the Office. */
export const BREACHES_CSV_PATH = '/api/admin/breaches.csv'
