/** What the hotel did in a period, and the same as a table. */
export const REPORTS_PATH = '/api/admin/reports'

export const REPORTS_CSV_PATH = `${REPORTS_PATH}.csv`

export const DASHBOARD_PATH = '/api/admin/dashboard'

/** What was sold and taken in a month, the value added tax in it line by line, and the till book of the hotel tax. */
export const MONEY_REPORT_PATH = `${REPORTS_PATH}/money`

export const VAT_CSV_PATH = `${REPORTS_PATH}/vat.csv`

export const HOTEL_TAX_CSV_PATH = `${REPORTS_PATH}/hotel-tax.csv`
