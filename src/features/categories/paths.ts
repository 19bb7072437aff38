/** Apart from the contract so that pages can name it without loading the validation library. */
export const CATEGORIES_PATH = '/api/villa-categories'
