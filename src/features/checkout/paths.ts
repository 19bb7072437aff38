/** Where a booking goes on page by page, without scripts. */
export const PLAIN_PAGE = '/booking/plain'
