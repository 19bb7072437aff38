/** Apart from the contract so that pages can name it without loading the validation library. */
export const PAGE_SECTIONS_PATH = '/api/page-sections'
