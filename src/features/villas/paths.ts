/** Apart from the contract so that pages can name it without loading the validation library. */
export const VILLAS_PATH = '/api/villas'

/** What staff may book: drafts, and what visitors do not see on this day, too. */
export const BOOKABLE_VILLAS_PATH = '/api/admin/bookable-villas'
