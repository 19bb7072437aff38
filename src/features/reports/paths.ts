/** What the hotel did in a period, and the same as a table. */
export const REPORTS_PATH = '/api/admin/reports'

export const REPORTS_CSV_PATH = `${REPORTS_PATH}.csv`

export const DASHBOARD_PATH = '/api/admin/dashboard'
