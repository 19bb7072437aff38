/** The drawer as it is now, and the shifts at it. */
export const CASH_DRAWER_PATH = '/api/admin/cash-drawer'

export const CASH_SHIFTS_PATH = '/api/admin/cash-shifts'

export const CASH_SHIFTS_CSV_PATH = `${CASH_SHIFTS_PATH}.csv`

/** What was taken in them, by method and person, as a table. */
export const CASH_TAKINGS_CSV_PATH = '/api/admin/cash-takings.csv'
