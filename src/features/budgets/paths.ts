/** What is budgeted for the months of a year, beside what is sold of them. */
export const BUDGETS_PATH = '/api/admin/budgets'

export const BUDGETS_CSV_PATH = `${BUDGETS_PATH}.csv`
