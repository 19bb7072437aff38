/** Apart from the contract so that screens can name them without loading the validation library. */
export const STAYS_IN_THE_WAY_PATH = '/api/admin/stays-in-the-way'

/** Where nights are blocked and the stays in the way moved, both or neither. */
export const CLEARINGS_PATH = '/api/admin/block-clearings'
