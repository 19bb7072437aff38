/** Apart from the contract so that screens can name them without loading the validation library. */
export const CLEANING_PATH = '/api/admin/housekeeping/villas'

/** Where a phone sends what was done, one press after the other. */
export const CLEANING_MARKS_PATH = '/api/admin/housekeeping/marks'

/** Where the cleaning list stands in the panel. */
export const CLEANING_PAGE = '/admin/cleaning'
