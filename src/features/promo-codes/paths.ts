/** Whether a code holds for a stay, and what it gives. */
export const CHECK_CODE_PATH = '/api/promo-codes/check'

/** How often each code was used. */
export const CODE_USES_PATH = '/api/admin/promo-codes/uses'

/** What a link leaves in the browser: the code of `?code=`, for the steps of a booking. */
export const CODE_COOKIE = 'promo-code'
